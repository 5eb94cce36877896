const LONGEST_LABEL = 500;

/** A name or a word as a document keeps it: on one line, and as long as such may be. */
export const labelText = (text: string): string =>
  text.replaceAll('\u0000', '').replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_LABEL).toWellFormed();
