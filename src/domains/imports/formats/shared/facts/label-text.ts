const LONGEST_LABEL = 500;

/** Collapses a text to a single line within the length limit of names and labels. */
export const labelText = (text: string): string =>
  text.replaceAll('\u0000', '').replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_LABEL).toWellFormed();
