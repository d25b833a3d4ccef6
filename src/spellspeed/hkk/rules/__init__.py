"""The rules of HKK in play, a module a chapter, on the kernel alone. What cards say is read by `hkk.text` and carried out here."""
