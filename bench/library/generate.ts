import type { RecipeDocument } from '../../src/domains/recipe-format/index.ts';
import { plotNumber } from './plot.ts';
import type { Plot } from './plot.ts';
import { randomSurname } from './surnames.ts';
import { firstNames } from './words/first-names.ts';
import { writeIngredient } from './write-ingredient.ts';
import { writeSentence } from './write-sentence.ts';
import { writeStep } from './write-step.ts';
import { writeTitle } from './write-title.ts';

/** One section as a rule, sometimes a second one with a title. */
const ingredientSections = (plot: Plot) => {
  const { random, language, foods } = plot;
  const lines = foods.map((food, index) => writeIngredient(plot, food, index));
  if (!random.percent(30)) return [{ id: 'list', ingredients: lines }];
  const middle = Math.ceil(lines.length / 2);
  return [
    { id: 'list', ingredients: lines.slice(0, middle) },
    { id: 'more', title: random.oneOf(language.sections), ingredients: lines.slice(middle) },
  ];
};

const duration = (minutes: number): string => `PT${minutes}M`;

const timesOf = ({ random }: Plot) => {
  const total = random.whole(2, 48) * 5;
  const prep = Math.min(random.whole(1, 8) * 5, total - 5);
  const stated = { attention: 'active', provenance: 'authored' };
  return {
    active: duration(prep),
    total: duration(total),
    assertions: [
      { id: 'prep', kind: 'prep', ...stated, duration: duration(prep) },
      { id: 'cook', kind: 'cook', ...stated, attention: 'passive', duration: duration(total - prep) },
    ],
  };
};

const yieldOf = ({ random, language }: Plot) => {
  const value = String(random.whole(2, 12));
  return {
    text: language.serves.replace('{count}', value),
    quantity: { kind: 'simple' as const, amount: { value }, unit: 'count.serving' },
  };
};

/**
 * A recipe that reads like one, the same for the same number whenever and wherever it is asked for. Foods, dishes and
 * names come as often as words do in a language: a few in most recipes, most in a few.
 */
export const recipeNumber = (number: number): RecipeDocument => {
  const plot = plotNumber(number);
  const { random, language, principals, category, dish } = plot;
  const sentences = (from: readonly string[], count: number): string =>
    random
      .severalOf(from, count)
      .map((sentence) => writeSentence(plot, sentence, random.severalOf(principals, 3)))
      .join(' ');
  const writer = randomSurname(random);
  const author = (surname: string) => ({ kind: 'person' as const, name: `${random.oneOf(firstNames)} ${surname}` });
  return {
    format: 'tureen.recipe/1',
    id: `generated-${number}`,
    title: writeTitle(plot),
    description: sentences(language.descriptions, random.whole(1, 3)),
    language: language.code,
    authors: [author(writer), ...(random.percent(25) ? [author(randomSurname(random))] : [])],
    source: { name: randomSurname(random), url: `https://${writer.toLowerCase()}.example/recipes/${number}` },
    categories: [category],
    keywords: [...new Set([dish, ...random.severalOf(principals, 2).map((food) => food.name[language.code])])],
    notes: sentences(language.notes, random.whole(1, 3)),
    yields: [yieldOf(plot)],
    times: timesOf(plot),
    ingredient_sections: ingredientSections(plot),
    instruction_sections: [
      { id: 'method', steps: Array.from({ length: random.whole(3, 9) }, (_, index) => writeStep(plot, index)) },
    ],
  };
};
