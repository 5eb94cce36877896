/** PostgreSQL text cannot contain U+0000, and UTF-8 cannot encode half of a surrogate pair. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');

/** Removes or replaces what cannot be stored. */
export const toStorable = (text: string): string => text.toWellFormed().replaceAll('\u0000', '');

/** Makes a name that cannot be stored displayable. */
export const toPrintable = (name: string): string => name.toWellFormed().replaceAll('\u0000', '\\u0000');

/** The violation for text that cannot be stored. */
export const unstorableViolation = {
  code: 'character',
  message: 'must not contain U+0000 or unpaired surrogates',
} as const;
