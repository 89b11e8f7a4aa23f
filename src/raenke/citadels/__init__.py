"""Ohne Furcht und Adel by Bruno Faidutti, with Die dunklen Lande: cities built by characters chosen in secret."""
