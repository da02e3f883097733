"""What is deployed, one file per stack or construct. No business rule stands here."""
