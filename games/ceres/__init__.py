"""Ceres: worker placement in the asteroid belt, final edition (2023) and draft edition (2022)."""
