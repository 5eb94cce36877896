interface Parts {
  readonly amount: string;
  readonly unit: string;
  readonly food: string;
  readonly note: string;
}

/** Appends a note with the usual punctuation: `2 onions, chopped`, `2 onions (red)`. */
const withNote = (words: string, note: string): string => {
  if (words === '' || note === '') return words || note;
  if (/^[,;]/.test(note)) return `${words}${note}`;
  return /^[(–-]/.test(note) ? `${words} ${note}` : `${words}, ${note}`;
};

/** Formats an ingredient that a program stores in parts. */
export const formatIngredientParts = ({ amount, unit, food, note }: Parts): string =>
  withNote([amount, unit, food].filter((word) => word !== '').join(' '), note);
