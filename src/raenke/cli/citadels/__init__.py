"""Ohne Furcht und Adel in the terminal."""
