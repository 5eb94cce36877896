/** A range in one of the texts that names an item. */
export interface Mention<T> {
  readonly start: number;
  readonly end: number;
  readonly item: T;
}

interface Named {
  readonly name: string;
}

/** A word, including inner hyphens and apostrophes: `all-purpose`, `baker's`. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;
/** Longer names are not searched for, so the work depends only on the length of the text. */
const MAX_WORDS = 8;

interface Place {
  readonly text: number;
  readonly start: number;
  readonly end: number;
}

const keyOf = (name: string): string => name.toLowerCase();

const wordsIn = (text: string): { start: number; end: number }[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }));

/** Positions of names, taking the longest match at each word, so that peanut butter does not count as butter. */
const placesOf = (texts: readonly string[], keys: ReadonlySet<string>, longest: number): Map<string, Place[]> => {
  const places = new Map<string, Place[]>();
  for (const [index, text] of texts.entries()) {
    const words = wordsIn(text);
    for (let at = 0; at < words.length; at += 1) {
      const start = words[at]?.start ?? 0;
      for (let last = Math.min(at + longest, words.length) - 1; last >= at; last -= 1) {
        const end = words[last]?.end ?? start;
        const key = keyOf(text.slice(start, end));
        if (!keys.has(key)) continue;
        const same = places.get(key) ?? [];
        same.push({ text: index, start, end });
        places.set(key, same);
        at = last;
        break;
      }
    }
  }
  return places;
};

/**
 * The first whole-word mention of each item, per text in order, preferring texts that are known to use it. Several
 * items with the same name each get their own mention while there are enough. Items that no text names have no mention.
 */
export const findMentions = <T extends Named>(
  texts: readonly string[],
  items: readonly T[],
  isUsedIn: (item: T, text: number) => boolean,
): Mention<T>[][] => {
  const counts = items.map(({ name }) => wordsIn(name).length);
  const keys = new Set(items.filter((_, index) => (counts[index] ?? 0) <= MAX_WORDS).map(({ name }) => keyOf(name)));
  const longest = Math.min(Math.max(0, ...counts), MAX_WORDS);
  const places = placesOf(texts, keys, longest);
  const mentions = texts.map((): Mention<T>[] => []);
  for (const item of items) {
    const free = places.get(keyOf(item.name)) ?? [];
    const used = free.findIndex(({ text }) => isUsedIn(item, text));
    const [place] = free.splice(Math.max(used, 0), 1);
    if (place !== undefined) mentions[place.text]?.push({ start: place.start, end: place.end, item });
  }
  for (const inText of mentions) inText.sort((a, b) => a.start - b.start);
  return mentions;
};
