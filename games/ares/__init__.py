"""Terraforming Mars: Ares Expedition, the base game."""
