"""Attacks of one stranger that must not hurt anybody else."""
