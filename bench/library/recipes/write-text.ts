import type { Step } from '../../../src/domains/recipe-format/index.ts';
import { createPicker } from './frequency.ts';
import type { Plot } from './plot.ts';
import type { Random } from './random.ts';
import { pickSurname } from './surnames.ts';
import type { Food } from './words/foods.ts';

const pickers = new WeakMap<readonly string[], (random: Random) => string>();

const pickWord = (random: Random, words: readonly string[]): string => {
  const cached = pickers.get(words);
  if (cached !== undefined) return cached(random);
  const picker = createPicker(words, { shift: 2, slope: 0.8 });
  pickers.set(words, picker);
  return picker(random);
};

/** French elides `de` before a vowel. Of the foods that start with h, only `huile` has a silent one. */
const prefixDe = (word: string): string => (/^(?:[aeiouàâéèêîôœ]|huile)/i.test(word) ? `d’${word}` : `de ${word}`);

/**
 * Fills in the placeholders of a sentence: foods in the given order, everything else at random. `{one food}` is the
 * form used before a noun, which only English has: onion soup.
 */
export const writeSentence = (
  { random, language, dish }: Plot,
  sentence: string,
  [food, other, third]: readonly Food[],
): string => {
  const getName = (named = food) => named?.name[language.code] ?? '';
  const words: Readonly<Record<string, () => string>> = {
    food: () => getName(food),
    'one food': () => food?.id.replaceAll('-', ' ') ?? '',
    other: () => getName(other),
    third: () => getName(third),
    dish: () => dish,
    manner: () => pickWord(random, language.manners),
    place: () => pickWord(random, language.places),
    name: () => pickSurname(random),
    minutes: () => String(random.integer(1, 12) * 5),
    vessel: () => pickWord(random, language.vessels),
    cue: () => pickWord(random, language.cues),
    heat: () => pickWord(random, language.heats),
  };
  const written = sentence.replace(/\{(de )?([\w ]+)\}/g, (place, de: string | undefined, name: string) => {
    const word = words[name]?.() ?? place;
    return de === undefined ? word : prefixDe(word);
  });
  return written.charAt(0).toUpperCase() + written.slice(1);
};

const MAX_WORDS = 7;

/** Two to seven words. Some foods have names of several words, so titles that come out too long are retried. */
export const writeTitle = (plot: Plot): string => {
  const { random, language, principals } = plot;
  const pickPattern = createPicker(language.titles, { shift: 3, slope: 0.5 });
  for (;;) {
    const title = writeSentence(plot, pickPattern(random), random.sample(principals, 3));
    if (title.split(' ').length <= MAX_WORDS) return title;
  }
};

/** Two to five sentences about two of the ingredients. */
export const writeStep = (plot: Plot, index: number): Step => {
  const { random, language, foods } = plot;
  const used = random.sample(foods, 2);
  const sentences = random.sample(language.sentences, random.integer(2, 5));
  return {
    id: `s${index + 1}`,
    // Alternating, so that adjacent sentences do not start with the same food.
    text: sentences
      .map((sentence, turn) => writeSentence(plot, sentence, turn % 2 === 0 ? used : used.toReversed()))
      .join(' '),
    ingredient_uses: used.map((food) => ({ ingredient_id: `i${foods.indexOf(food) + 1}` })),
  };
};
