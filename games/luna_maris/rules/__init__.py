"""What several decisions share: ore, goods, tracks, rewards, the board."""
