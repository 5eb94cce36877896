/** A recipe of a thousand words is long. Words beyond this limit cannot be searched for. */
export const MAX_TOKENS = 4000;

export const MAX_INDEXED_INGREDIENTS = 1000;

/** The maximum length of one text. The contract allows a description of a million characters. */
export const MAX_INDEXED_LENGTH_PER_TEXT = 50_000;

/** More tags than anyone picks from. Every search looks through their names. The first one after a start takes 10 to 20 µs each. */
export const MAX_SEARCHED_TAGS = 5000;
