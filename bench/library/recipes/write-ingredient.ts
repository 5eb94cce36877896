import type { Ingredient } from '../../../src/domains/recipe-format/index.ts';
import type { Plot } from './plot.ts';
import type { Random } from './random.ts';
import type { Food, Measure } from './words/foods.ts';
import { writeSentence } from './write-text.ts';

/** Minimum, maximum and step of the amount of a food. Never one, because names are in the plural. */
const AMOUNTS: Readonly<Record<Measure, readonly [number, number, number]>> = {
  count: [2, 8, 1],
  mass: [1, 36, 25],
  volume: [1, 20, 50],
  spoon: [2, 6, 1],
  pinch: [2, 4, 1],
  bunch: [2, 3, 1],
  clove: [2, 6, 1],
  can: [2, 3, 1],
};

const pickAmount = (random: Random, measure: Measure): number => {
  const [min, max, step] = AMOUNTS[measure];
  return random.integer(min, max) * step;
};

/** An ingredient line as a person would write it, together with its parsed form. */
export const writeIngredient = (plot: Plot, food: Food, index: number): Ingredient => {
  const { random, language } = plot;
  const { unit, word } = language.measured[food.measure];
  const value = String(pickAmount(random, food.measure));
  const measure = word === '' ? value : `${value} ${word}`;
  const line = writeSentence(plot, unit === undefined ? '{measure} {food}' : language.line, [food]);
  const preparation = random.chance(45) ? random.pick(language.preparations) : undefined;
  return {
    id: `i${index + 1}`,
    text: line.replace('{measure}', measure) + (preparation === undefined ? '' : `, ${preparation}`),
    name: food.name[language.code],
    quantity: { kind: 'simple', amount: { value }, ...(unit !== undefined && { unit }), text: measure },
    ...(preparation !== undefined && { preparation }),
    normalization: { method: 'extracted', semantic_id: food.id },
  };
};
