"""What every picture of every game must keep to, measured: one module for each matter."""
