"""The pool: facts of every card, and declarations of what the cards do; loaded when first needed."""
