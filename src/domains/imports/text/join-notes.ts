const MAX_PROSE_LENGTH = 1_000_000;

/** Joins texts with blank lines, up to the maximum length of notes. Undefined if there are none. */
export const joinNotes = (texts: readonly string[]): string | undefined => {
  const joined = texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n\n');
  return joined === '' ? undefined : joined.slice(0, MAX_PROSE_LENGTH).toWellFormed().replaceAll('\u0000', '');
};
