import type { RecipeDocument } from '../../../src/domains/recipe-format/index.ts';
import { createPlot } from './plot.ts';
import type { Plot } from './plot.ts';
import { pickSurname } from './surnames.ts';
import { firstNames } from './words/first-names.ts';
import { writeIngredient } from './write-ingredient.ts';
import { writeSentence, writeStep, writeTitle } from './write-text.ts';

/** Usually one section, sometimes a second one with a title. */
const generateIngredientSections = (plot: Plot) => {
  const { random, language, foods } = plot;
  const lines = foods.map((food, index) => writeIngredient(plot, food, index));
  if (!random.chance(30)) return [{ id: 'list', ingredients: lines }];
  const middle = Math.ceil(lines.length / 2);
  return [
    { id: 'list', ingredients: lines.slice(0, middle) },
    { id: 'more', title: random.pick(language.sections), ingredients: lines.slice(middle) },
  ];
};

const formatDuration = (minutes: number): string => `PT${minutes}M`;

const generateTimes = ({ random }: Plot) => {
  const total = random.integer(2, 48) * 5;
  const prep = Math.min(random.integer(1, 8) * 5, total - 5);
  const defaults = { attention: 'active', provenance: 'authored' };
  return {
    active: formatDuration(prep),
    total: formatDuration(total),
    assertions: [
      { id: 'prep', kind: 'prep', ...defaults, duration: formatDuration(prep) },
      { id: 'cook', kind: 'cook', ...defaults, attention: 'passive', duration: formatDuration(total - prep) },
    ],
  };
};

const generateYield = ({ random, language }: Plot) => {
  const value = String(random.integer(2, 12));
  return {
    text: language.serves.replace('{count}', value),
    quantity: { kind: 'simple' as const, amount: { value }, unit: 'count.serving' },
  };
};

/**
 * Generates a realistic recipe, always the same for the same number. Foods, dishes and names are distributed like words
 * in a language: a few are in most recipes, and most are in a few.
 */
export const generateRecipe = (number: number): RecipeDocument => {
  const plot = createPlot(number);
  const { random, language, principals, category, dish } = plot;
  const writeSentences = (from: readonly string[], count: number): string =>
    random
      .sample(from, count)
      .map((sentence) => writeSentence(plot, sentence, random.sample(principals, 3)))
      .join(' ');
  const writer = pickSurname(random);
  const createAuthor = (surname: string) => ({
    kind: 'person' as const,
    name: `${random.pick(firstNames)} ${surname}`,
  });
  return {
    format: 'tureen.recipe/1',
    id: `generated-${number}`,
    title: writeTitle(plot),
    description: writeSentences(language.descriptions, random.integer(1, 3)),
    language: language.code,
    authors: [createAuthor(writer), ...(random.chance(25) ? [createAuthor(pickSurname(random))] : [])],
    source: { name: pickSurname(random), url: `https://${writer.toLowerCase()}.example/recipes/${number}` },
    categories: [category],
    keywords: [...new Set([dish, ...random.sample(principals, 2).map((food) => food.name[language.code])])],
    notes: writeSentences(language.notes, random.integer(1, 3)),
    yields: [generateYield(plot)],
    times: generateTimes(plot),
    ingredient_sections: generateIngredientSections(plot),
    instruction_sections: [
      { id: 'method', steps: Array.from({ length: random.integer(3, 9) }, (_, index) => writeStep(plot, index)) },
    ],
  };
};
