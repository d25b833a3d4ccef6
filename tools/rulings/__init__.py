"""The rulings ledger: which statements of the era's rulings have been read, and what each of them means for the project."""
