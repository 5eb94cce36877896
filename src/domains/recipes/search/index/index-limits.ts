/** A recipe of a thousand words is long. Words beyond this limit cannot be searched for. */
export const MAX_TOKENS = 4000;

export const MAX_INDEXED_INGREDIENTS = 1000;

/** The maximum length of one text. The contract allows a description of a million characters. */
export const MAX_INDEXED_LENGTH_PER_TEXT = 50_000;

/** More tags than anyone picks from. Every search looks through their names, which takes 10 µs each after a change. */
export const MAX_SEARCHED_TAGS = 5000;
