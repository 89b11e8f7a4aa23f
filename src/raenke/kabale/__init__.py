"""Kabale & Hiebe by Lutz Stepponat: allies laid in secret, goals won by the highest sum."""
