"""Kabale & Hiebe in the terminal."""
