"""The domain: pure Python that takes values and returns values. No AWS SDK, no Powertools, no HTTP."""
