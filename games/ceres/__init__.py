"""Ceres: worker placement in the asteroid belt, final (2023) and draft edition (2022)."""
