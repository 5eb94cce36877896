/** A stretch of one of the texts that names an item. */
export interface Mention<T> {
  readonly start: number;
  readonly end: number;
  readonly item: T;
}

interface Named {
  readonly name: string;
}

/** A word with the signs that hold it together: `all-purpose`, `baker's`. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;
/** Longer names are looked for nowhere. So the work grows with the length of the text and with nothing else. */
const MOST_WORDS = 8;

interface Place {
  readonly text: number;
  readonly start: number;
  readonly end: number;
}

const keyOf = (name: string): string => name.toLowerCase();

const wordsIn = (text: string): { start: number; end: number }[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ start: index, end: index + word.length }));

/** Where which names stand: the longest that begins at a word, so that peanut butter is not butter. */
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
 * The first mention of each item as whole words, for each text in order; first in the texts that are known to use it.
 * Of several items with one name each gets a mention of its own, as long as there are some. Items that no text names are
 * in no mention.
 */
export const findMentions = <T extends Named>(
  texts: readonly string[],
  items: readonly T[],
  isUsedIn: (item: T, text: number) => boolean,
): Mention<T>[][] => {
  const counts = items.map(({ name }) => wordsIn(name).length);
  const keys = new Set(items.filter((_, index) => (counts[index] ?? 0) <= MOST_WORDS).map(({ name }) => keyOf(name)));
  const longest = Math.min(Math.max(0, ...counts), MOST_WORDS);
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
