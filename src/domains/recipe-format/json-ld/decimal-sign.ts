const signs = new Map<string, string | undefined>();
/** Bounded, because the tags come from input. */
const MOST_TAGS = 1000;

const find = (tag: string): string | undefined => {
  try {
    const parts = new Intl.NumberFormat(tag).formatToParts(0.5);
    return parts.find(({ type }) => type === 'decimal')?.value;
  } catch {
    return undefined;
  }
};

/** The decimal separator of a language: a comma in German, a point in Switzerland; undefined without a language. */
export const decimalSignIn = (tag: string | undefined): string | undefined => {
  if (tag === undefined) return undefined;
  if (!signs.has(tag)) {
    if (signs.size >= MOST_TAGS) signs.clear();
    signs.set(tag, find(tag));
  }
  return signs.get(tag);
};
