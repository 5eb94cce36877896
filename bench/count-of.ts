/** A number of times or of seconds, as an option of a bench tells it. */
export const countOf = (name: string, text: string): number => {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`--${name} is a whole number above zero`);
};
