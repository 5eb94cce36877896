/** PostgreSQL has no place for U+0000 in a text, and UTF-8 none for half of a surrogate pair. */
export const canBeKept = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');

/** Without what cannot be kept. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\u0000', '');

/** A name that cannot be kept, as it can be shown. */
export const printable = (name: string): string => name.toWellFormed().replaceAll('\u0000', '\\u0000');

/** What is said of text that cannot be kept. */
export const notKeepable = {
  code: 'character',
  message: 'must not hold the character U+0000 nor half of a surrogate pair',
} as const;
