"""Measured, never asserted: every figure stands beside a yardstick of the same run, since machines differ."""
