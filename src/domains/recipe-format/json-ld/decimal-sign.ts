const signs = new Map<string, string | undefined>();
/** Strangers choose the tag, so there is an end to how many are remembered. */
const MOST_TAGS = 1000;

const find = (tag: string): string | undefined => {
  try {
    const parts = new Intl.NumberFormat(tag).formatToParts(0.5);
    return parts.find(({ type }) => type === 'decimal')?.value;
  } catch {
    return undefined;
  }
};

/** What a language writes before decimals: a comma in German, a point in Switzerland; undefined where nobody says. */
export const decimalSignIn = (tag: string | undefined): string | undefined => {
  if (tag === undefined) return undefined;
  if (!signs.has(tag)) {
    if (signs.size >= MOST_TAGS) signs.clear();
    signs.set(tag, find(tag));
  }
  return signs.get(tag);
};
