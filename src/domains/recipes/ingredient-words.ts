import { transliterate } from '../../platform/text/transliterate.ts';
import { guessLanguageOf, lineWords, namesIn, readLine, semanticId } from '../ingredients/index.ts';
import type { LineReading } from '../ingredients/index.ts';
import { foldedFood, foodsNamed } from '../pantry/index.ts';
import type { Ingredient } from '../recipe-format/index.ts';
import type { Language } from '../units/index.ts';
import { saysMore } from './says-more.ts';

// Determines which food an ingredient is and whether it is optional. Search and shopping both use this, so that the
// foods to buy are the same as the foods required in the pantry.

type Alternative = LineReading['alternatives'][number];

/** A food that may be used instead, such as margarine in `butter or margarine`. */
interface OtherFood {
  readonly name: string;
  readonly foods: readonly string[];
  /** Set if the line says more about it than a name. */
  readonly offered: Alternative | undefined;
}

/** What the words of an ingredient say: its name if it has one, and its line if that is parsed. */
export interface IngredientWords {
  readonly language: Language;
  /** The name in the document; empty if the ingredient has only a line. */
  readonly given: string;
  readonly reading: LineReading | undefined;
  /** On one line; empty if no name is found. */
  readonly name: string;
  /** Semantic ids: the one in the document, and those derived from its name. */
  readonly foods: readonly string[];
  readonly isOptional: boolean;
  readonly others: readonly OtherFood[];
}

/** The name is near the start of a line. What badly extracted pages append to it is not worth parsing. */
export const LONGEST_LINE = 500;

const SPACE = /\s+/g;
const ODD_SPACE = /[^\S ]|\s\s/;

/** The start of a text, on one line. Never splits a surrogate pair. */
const beginningOf = (text = ''): string => {
  const beginning = text.length > LONGEST_LINE ? text.slice(0, LONGEST_LINE).replace(/[\uD800-\uDBFF]$/, '') : text;
  return (ODD_SPACE.test(beginning) ? beginning.replaceAll(SPACE, ' ') : beginning).trim();
};

/** Strips the conjunction of `or 2 tbsp margarine` if the ingredient is already marked as an alternative. */
const withoutOr = (text: string, language: Language): string => {
  const end = text.indexOf(' ');
  return end > 0 && lineWords[language].or.has(text.slice(0, end).toLowerCase()) ? text.slice(end + 1) : text;
};

const unique = (foods: readonly string[]): readonly string[] => [...new Set(foods)].filter((food) => food !== '');

/** The line without its leading amount, used as the name if none is found in it. */
const restOf = (line: string, reading: LineReading | undefined): string => {
  const amount = reading?.quantity?.text ?? '';
  return (amount !== '' && line.startsWith(amount) && line.slice(amount.length).trim()) || line;
};

/**
 * The foods that a line names, by the name alone or together with its preparation or note: `oregano, dried`. Empty if
 * the line names no food.
 */
const foodsInLine = (
  name: string,
  { text, semantic_id: food, preparation = '', note = '' }: LineReading,
  language: Language,
): readonly string[] => {
  if (food === undefined) return [];
  if (transliterate(text) === undefined) return [food];
  const wording = [name, `${preparation} ${name}`, `${note} ${name}`].find((one) => semanticId(one, language) === food);
  return wording === undefined ? [food] : foodsNamed(wording, language);
};

/** The other names, and the alternatives that the line offers: another food, or the same food in another amount. */
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

/** For a line that is not parsed. */
const NOTHING_SAID: Pick<LineReading, 'optional' | 'alternatives'> = { optional: false, alternatives: [] };

/**
 * Determines which food an ingredient is. The language of the recipe may be unknown. The line is used if there is no
 * name, and also for alternatives and for whether the ingredient is optional, unless a user has confirmed the parsed
 * line. Set `isWanted` to parse the line in any case.
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
  // A name without a line may contain as much as a line: `thyme (or 1 tsp dried)`.
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
