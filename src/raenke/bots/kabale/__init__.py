"""The greedy bot of Kabale & Hiebe."""
