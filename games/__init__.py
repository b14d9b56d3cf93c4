"""Game rules: pure, no Discord, no clock, no input or output."""
