import { spelledOut } from '../../platform/text/spelled-out.ts';
import { guessLanguageOf, lineWords, namesIn, readLine, semanticId } from '../ingredients/index.ts';
import type { LineReading } from '../ingredients/index.ts';
import { foldedFood, foodsNamed } from '../pantry/index.ts';
import type { Ingredient } from '../recipe-format/index.ts';
import type { Language } from '../units/index.ts';
import { saysMore } from './says-more.ts';

// What an ingredient is, and whether it may be left out. The search and the shopping both go by this, so that what has
// to be bought is what has to be in the pantry.

type Alternative = LineReading['alternatives'][number];

/** What may be used instead: margarine of `butter or margarine`. */
interface OtherFood {
  readonly name: string;
  readonly foods: readonly string[];
  /** Where it is more of the line than a name. */
  readonly offered: Alternative | undefined;
}

/** The words of an ingredient: its name where it has one, and its line where that is read. */
export interface IngredientWords {
  readonly language: Language;
  /** The name that it was given; empty where it has only a line. */
  readonly given: string;
  readonly reading: LineReading | undefined;
  /** On one line; empty where there is no name. */
  readonly name: string;
  /** Semantic ids: what the document says that it is, and what its name says. */
  readonly foods: readonly string[];
  readonly isOptional: boolean;
  readonly others: readonly OtherFood[];
}

/** A name is in the beginning of a line; what badly read pages add behind it is not worth the time. */
export const LONGEST_LINE = 500;

const SPACE = /\s+/g;
const ODD_SPACE = /[^\S ]|\s\s/;

/** The beginning of a text on one line, never with half of a character at its end. */
const beginningOf = (text = ''): string => {
  const beginning = text.length > LONGEST_LINE ? text.slice(0, LONGEST_LINE).replace(/[\uD800-\uDBFF]$/, '') : text;
  return (ODD_SPACE.test(beginning) ? beginning.replaceAll(SPACE, ' ') : beginning).trim();
};

/** `or 2 tbsp margarine`, where the ingredient says already that it stands for another. */
const withoutOr = (text: string, language: Language): string => {
  const end = text.indexOf(' ');
  return end > 0 && lineWords[language].or.has(text.slice(0, end).toLowerCase()) ? text.slice(end + 1) : text;
};

const unique = (foods: readonly string[]): readonly string[] => [...new Set(foods)].filter((food) => food !== '');

/** The line where no name is found in it, without the amount that is told by itself. */
const restOf = (line: string, reading: LineReading | undefined): string => {
  const amount = reading?.quantity?.text ?? '';
  return (amount !== '' && line.startsWith(amount) && line.slice(amount.length).trim()) || line;
};

/** By the name, or by what the line says of it elsewhere too: `oregano, dried`. None where the line names no food. */
const foodsInLine = (
  name: string,
  { text, semantic_id: food, preparation = '', note = '' }: LineReading,
  language: Language,
): readonly string[] => {
  if (food === undefined) return [];
  if (spelledOut(text) === undefined) return [food];
  const wording = [name, `${preparation} ${name}`, `${note} ${name}`].find((one) => semanticId(one, language) === food);
  return wording === undefined ? [food] : foodsNamed(wording, language);
};

/** The other names, and what is offered beside them: another food, or the same in another amount. */
const othersOf = (
  foods: readonly string[],
  [name = '', ...more]: readonly string[],
  alternatives: readonly Alternative[],
  language: Language,
): readonly OtherFood[] => {
  if (more.length === 0 && alternatives.length === 0) return [];
  const others: OtherFood[] = [];
  const knownNames = new Set([name.toLowerCase()]);
  const knownFoods = new Set(foods);
  const add = (other: OtherFood): void => {
    others.push(other);
    knownNames.add(other.name.toLowerCase());
    for (const food of other.foods) knownFoods.add(food);
  };
  for (const one of more) add({ name: one, foods: unique(foodsNamed(one, language)), offered: undefined });
  for (const offered of alternatives) {
    const named = unique(foodsNamed(offered.name, language));
    const isSame = offered.quantities.length === 0 && named.length > 0 && named.every((food) => knownFoods.has(food));
    if (!isSame && !knownNames.has(offered.name.toLowerCase())) add({ name: offered.name, foods: named, offered });
  }
  return others;
};

/** Of a line that is not read. */
const NOTHING_SAID: Pick<LineReading, 'optional' | 'alternatives'> = { optional: false, alternatives: [] };

/**
 * Reads what an ingredient of a recipe in that language is; undefined where nobody knows it. The line counts where
 * there is no name, and besides for what it offers and for whether it is optional, unless somebody has confirmed what
 * was read of it. For all the rest that it may say it is read where it `isWanted`.
 */
export const wordsOfIngredient = (
  ingredient: Ingredient,
  recipeLanguage: Language | undefined,
  isWanted: boolean,
): IngredientWords => {
  const { relation, normalization, recipe_ref: reference } = ingredient;
  const [written, text] = [beginningOf(ingredient.name), beginningOf(ingredient.text)];
  const language = recipeLanguage ?? guessLanguageOf([text || written]);
  const [given, line] = relation === 'or' ? [withoutOr(written, language), withoutOr(text, language)] : [written, text];
  const mayCount = (words: string): boolean => normalization?.review !== 'confirmed' && saysMore(words, language);
  const isRead = line !== '' && (given === '' || isWanted || mayCount(line));
  const reading = isRead ? readLine(line, language) : undefined;
  const names = namesIn(given || (reading?.name ?? ''), language);
  const name = names[0] || restOf(line, reading) || beginningOf(reference?.title);
  // A name without a line may be as good as one: `thyme (or 1 tsp dried)`.
  const nameReading = line === '' && mayCount(given) ? readLine(given, language) : undefined;
  const { optional, alternatives } = nameReading ?? reading ?? NOTHING_SAID;
  const foods = unique([
    foldedFood(normalization?.semantic_id ?? ''),
    ...(given === '' && reading !== undefined ? foodsInLine(name, reading, language) : foodsNamed(name, language)),
    nameReading?.semantic_id ?? '',
  ]);
  return {
    language,
    given,
    reading,
    name,
    foods,
    isOptional: ingredient.optional ?? optional,
    others: othersOf(foods, [name, ...names.slice(1)], alternatives, language),
  };
};
