"""Citadels on the server."""
