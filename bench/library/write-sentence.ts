import { frequentOf } from './frequency.ts';
import type { Plot } from './plot.ts';
import type { Random } from './random.ts';
import { randomSurname } from './surnames.ts';
import type { Food } from './words/foods.ts';

const choosers = new WeakMap<readonly string[], (random: Random) => string>();

const frequentWord = (random: Random, words: readonly string[]): string => {
  const known = choosers.get(words);
  if (known !== undefined) return known(random);
  const chooser = frequentOf(words, { shift: 2, slope: 0.8 });
  choosers.set(words, chooser);
  return chooser(random);
};

/** In French `de` loses its vowel before another. Of the foods with an h, only `huile` has a silent one. */
const withDe = (word: string): string => (/^(?:[aeiouàâéèêîôœ]|huile)/i.test(word) ? `d’${word}` : `de ${word}`);

/**
 * Puts words in the places of a sentence: the foods in their order, the rest as chance has it. `{one food}` is the food
 * as it stands before a noun, which English alone knows: onion soup.
 */
export const writeSentence = (
  { random, language, dish }: Plot,
  sentence: string,
  [food, other, third]: readonly Food[],
): string => {
  const named = (chosen = food) => chosen?.name[language.code] ?? '';
  const words: Readonly<Record<string, () => string>> = {
    food: () => named(food),
    'one food': () => food?.id.replaceAll('-', ' ') ?? '',
    other: () => named(other),
    third: () => named(third),
    dish: () => dish,
    manner: () => frequentWord(random, language.manners),
    place: () => frequentWord(random, language.places),
    name: () => randomSurname(random),
    minutes: () => String(random.whole(1, 12) * 5),
    vessel: () => frequentWord(random, language.vessels),
    cue: () => frequentWord(random, language.cues),
    heat: () => frequentWord(random, language.heats),
  };
  const written = sentence.replace(/\{(de )?([\w ]+)\}/g, (place, de: string | undefined, name: string) => {
    const word = words[name]?.() ?? place;
    return de === undefined ? word : withDe(word);
  });
  return written.charAt(0).toUpperCase() + written.slice(1);
};
