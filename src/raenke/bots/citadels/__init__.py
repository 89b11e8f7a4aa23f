"""The greedy bot of Ohne Furcht und Adel."""
