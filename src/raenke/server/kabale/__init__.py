"""Kabale & Hiebe on the server."""
