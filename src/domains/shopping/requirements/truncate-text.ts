/** The same limits as for names and notes of manually added items. */
export const MAX_NAME_LENGTH = 200;
export const MAX_NOTE_LENGTH = 2000;

/** Truncates text after a word if possible, and never inside a character. */
export const truncateText = (text: string, longest: number): string => {
  if (text.length <= longest) return text;
  const end = text.lastIndexOf(' ', longest);
  return end > 0 ? text.slice(0, end).trimEnd() : text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');
};
