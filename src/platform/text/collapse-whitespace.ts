/** Turns line breaks, tabs and repeated spaces into single spaces, and removes those around the text. */
export const collapseWhitespace = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
