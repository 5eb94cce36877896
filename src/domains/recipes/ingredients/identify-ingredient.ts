import { transliterate } from '../../../platform/text/transliterate.ts';
import {
  functionWords,
  detectLanguage,
  splitAlternatives,
  parseLine,
  parseLineCached,
  toSemanticId,
} from '../../ingredients/index.ts';
import type { ParsedIngredientLine } from '../../ingredients/index.ts';
import { normalizeSemanticId, toSemanticIds } from '../../pantry/index.ts';
import type { Ingredient } from '../../recipe-format/index.ts';
import { languages } from '../../units/index.ts';
import type { Language } from '../../units/index.ts';

const patterns: ReadonlyMap<Language, RegExp> = new Map(
  languages.map((language) => {
    const { or, optional } = functionWords[language];
    const wordings = [...or, ...optional].map((wording) => wording.replaceAll('.', String.raw`\.`)).join('|');
    return [language, new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${wordings})(?![\p{L}\p{M}])`, 'iu')];
  }),
);

/**
 * Whether a line may say something that the name does not: an alternative, or that the ingredient is optional. A quick
 * check that avoids parsing the line, which takes longer than everything else.
 */
export const hasAlternativeOrOptionalWord = (line: string, language: Language): boolean =>
  patterns.get(language)?.test(line) === true;

// Determines which food an ingredient is and whether it is optional. Search and shopping both use this, so that the
// foods to buy are the same as the foods required in the pantry.

type Alternative = ParsedIngredientLine['alternatives'][number];

/** A food that may be used instead, such as margarine in `butter or margarine`. */
interface OtherFood {
  readonly name: string;
  readonly foods: readonly string[];
  /** Set if the line says more about it than a name. */
  readonly offered: Alternative | undefined;
}

/** What the words of an ingredient say: its name if it has one, and its line if that is parsed. */
export interface IdentifiedIngredient {
  readonly language: Language;
  /** The name in the document; empty if the ingredient has only a line. */
  readonly givenName: string;
  readonly parsedLine: ParsedIngredientLine | undefined;
  /** On one line; empty if no name is found. */
  readonly name: string;
  /** Semantic ids: the one in the document, and those derived from its name. */
  readonly foods: readonly string[];
  readonly isOptional: boolean;
  readonly alternatives: readonly OtherFood[];
}

/** The name is near the start of a line. What badly extracted pages append to it is not worth parsing. */
export const PARSED_LINE_BEGINNING_LENGTH = 500;

const SPACE = /\s+/g;
const ODD_SPACE = /[^\S ]|\s\s/;

/** The start of a text, on one line. Never splits a surrogate pair. */
const beginningOf = (text = ''): string => {
  const beginning =
    text.length > PARSED_LINE_BEGINNING_LENGTH
      ? text.slice(0, PARSED_LINE_BEGINNING_LENGTH).replace(/[\uD800-\uDBFF]$/, '')
      : text;
  return (ODD_SPACE.test(beginning) ? beginning.replaceAll(SPACE, ' ') : beginning).trim();
};

/** Strips the conjunction of `or 2 tbsp margarine` if the ingredient is already marked as an alternative. */
const withoutOr = (text: string, language: Language): string => {
  const end = text.indexOf(' ');
  return end > 0 && functionWords[language].or.has(text.slice(0, end).toLowerCase()) ? text.slice(end + 1) : text;
};

const unique = (foods: readonly string[]): readonly string[] => [...new Set(foods)].filter((food) => food !== '');

/** The line without its leading amount, used as the name if none is found in it. */
const restOf = (line: string, parsed: ParsedIngredientLine | undefined): string => {
  const amount = parsed?.quantity?.text ?? '';
  return (amount !== '' && line.startsWith(amount) && line.slice(amount.length).trim()) || line;
};

/**
 * The foods that a line names, by the name alone or together with its preparation or note: `oregano, dried`. Empty if
 * the line names no food.
 */
const foodsInLine = (
  name: string,
  { text, semantic_id: food, preparation = '', note = '' }: ParsedIngredientLine,
  language: Language,
): readonly string[] => {
  if (food === undefined) return [];
  if (transliterate(text) === undefined) return [food];
  const wording = [name, `${preparation} ${name}`, `${note} ${name}`].find(
    (one) => toSemanticId(one, language) === food,
  );
  return wording === undefined ? [food] : toSemanticIds(wording, language);
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
  for (const one of more) add({ name: one, foods: unique(toSemanticIds(one, language)), offered: undefined });
  for (const offered of alternatives) {
    const named = unique(toSemanticIds(offered.name, language));
    const isSame = offered.quantities.length === 0 && named.length > 0 && named.every((food) => knownFoods.has(food));
    if (!isSame && !knownNames.has(offered.name.toLowerCase())) add({ name: offered.name, foods: named, offered });
  }
  return others;
};

/** For a line that is not parsed. */
const NOTHING_SAID: Pick<ParsedIngredientLine, 'optional' | 'alternatives'> = { optional: false, alternatives: [] };

/**
 * Determines which food an ingredient is. The language of the recipe may be unknown. The line is used if there is no
 * name, and also for alternatives and for whether the ingredient is optional, unless a user has confirmed the parsed
 * line. Set `isWanted` to parse the line in any case.
 */
export const identifyIngredient = (
  ingredient: Ingredient,
  recipeLanguage: Language | undefined,
  isWanted: boolean,
): IdentifiedIngredient => {
  const { relation, normalization, recipe_ref: reference } = ingredient;
  const [written, text] = [beginningOf(ingredient.name), beginningOf(ingredient.text)];
  const language = recipeLanguage ?? detectLanguage(text || written);
  const [given, line] = relation === 'or' ? [withoutOr(written, language), withoutOr(text, language)] : [written, text];
  const mayCount = (words: string): boolean =>
    normalization?.review !== 'confirmed' && hasAlternativeOrOptionalWord(words, language);
  const isRead = line !== '' && (given === '' || isWanted || mayCount(line));
  // Cached, because a recipe that was just saved is shown next.
  const parsed = isRead ? parseLineCached(line, language) : undefined;
  const names = splitAlternatives(given || (parsed?.name ?? ''), language);
  const name = names[0] || restOf(line, parsed) || beginningOf(reference?.title);
  // A name without a line may contain as much as a line: `thyme (or 1 tsp dried)`.
  const nameReading = line === '' && mayCount(given) ? parseLine(given, language) : undefined;
  const { optional, alternatives } = nameReading ?? parsed ?? NOTHING_SAID;
  const foods = unique([
    normalizeSemanticId(normalization?.semantic_id ?? ''),
    ...(given === '' && parsed !== undefined ? foodsInLine(name, parsed, language) : toSemanticIds(name, language)),
    nameReading?.semantic_id ?? '',
  ]);
  return {
    language,
    givenName: given,
    parsedLine: parsed,
    name,
    foods,
    isOptional: ingredient.optional ?? optional,
    alternatives: othersOf(foods, [name, ...names.slice(1)], alternatives, language),
  };
};
