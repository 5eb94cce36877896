/** As long as the name and the note of what is added to a list by hand may be. */
export const LONGEST_NAME = 200;
export const LONGEST_NOTE = 2000;

/** The beginning of a text, cut after a word where it is longer, and never inside of a character. */
export const shortText = (text: string, longest: number): string => {
  if (text.length <= longest) return text;
  const end = text.lastIndexOf(' ', longest);
  return end > 0 ? text.slice(0, end).trimEnd() : text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');
};
