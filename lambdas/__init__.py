"""The functions that run on AWS: entries here, the domain in `loop`, one file per outside thing in `adapters`."""
