import { spelledOut } from '../../platform/text/spelled-out.ts';
import { guessLanguageOf, lineWords, namesIn, readLine, semanticId } from '../ingredients/index.ts';
import type { LineReading } from '../ingredients/index.ts';
import { foldedFood, foodsNamed } from '../pantry/index.ts';
import type { Ingredient } from '../recipe-format/index.ts';
import type { Language, Quantity } from '../units/index.ts';
import { saysMore } from './says-more.ts';
import { isUnread } from './with-read-amounts.ts';

/** A food that an ingredient names. */
interface NamedFood {
  /** On one line; empty where there is no name. */
  readonly name: string;
  /** Undefined where nothing is said of how much. */
  readonly quantity: Quantity | undefined;
  /** Semantic ids: what the document says that it is, and what its name says. */
  readonly foods: readonly string[];
}

/** What an ingredient says: by its parts where it has them, by its line where it does not. */
interface ReadIngredient extends NamedFood {
  readonly packageSize: Quantity | undefined;
  readonly note: string;
  readonly isOptional: boolean;
  /** What the line offers in its place: margarine of `butter or margarine`. */
  readonly others: readonly NamedFood[];
}

/** What an ingredient is, without how much of it is taken. */
export interface IngredientFoods {
  /** Semantic ids, of which each will do; none where nothing is named. */
  readonly foods: readonly string[];
  readonly isOptional: boolean;
}

/** A name is in the beginning of a line; what badly read pages add behind it is not worth the time. */
const LONGEST_LINE = 500;

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

/** The food by its name, or by what a line says of it elsewhere too: `oregano, dried`. None where the line names none. */
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

const isSilent = (quantity: Quantity): boolean =>
  quantity.kind === 'simple' &&
  quantity.amount === undefined &&
  quantity.unit === undefined &&
  (quantity.text ?? '').trim() === '';

const said = (quantity: Quantity | undefined): Quantity | undefined =>
  quantity === undefined || isSilent(quantity) ? undefined : quantity;

/** The line where no name is found in it, without the amount that is told by itself. */
const restOf = (line: string, reading: LineReading | undefined): string => {
  const amount = reading?.quantity?.text ?? '';
  return (amount !== '' && line.startsWith(amount) && line.slice(amount.length).trim()) || line;
};

/** Those of the line that its name does not name already. */
const othersOf = (
  names: readonly string[],
  alternatives: LineReading['alternatives'],
  language: Language,
  asked: Asked,
): readonly NamedFood[] => {
  if (names.length === 1 && alternatives.length === 0) return [];
  const known = new Set(names.map((name) => name.toLowerCase()));
  const named = names
    .slice(1)
    .map((name): NamedFood => ({ name, quantity: undefined, foods: unique(foodsNamed(name, language)) }));
  const offered = alternatives
    .filter(({ name }) => !known.has(name.toLowerCase()))
    .map(({ name, text, quantities }): NamedFood => ({
      name,
      // How several amounts belong together is told by the line that they stand in.
      quantity: asked === 'foods' || quantities.length === 0 ? undefined : said(readLine(text, language).quantity),
      foods: unique(foodsNamed(name, language)),
    }));
  return [...named, ...offered];
};

/** Without what offers something else, which is told by itself. */
const noteOf = ({ note = '', alternatives }: LineReading): string =>
  note
    .split('; ')
    .filter((part) => !alternatives.some(({ text }) => part.includes(text)))
    .join('; ');

/** What a line that is not read says of what else will do, and of whether it is needed. */
const NOTHING_SAID: Pick<LineReading, 'optional' | 'alternatives'> = { optional: false, alternatives: [] };

/** `foods`: a line whose name is known is read only where it says more of it, and the rest of what is read is not whole. */
type Asked = 'all' | 'foods';

const read = (ingredient: Ingredient, recipeLanguage: Language | undefined, asked: Asked): ReadIngredient => {
  const { relation, normalization, recipe_ref: reference, quantity } = ingredient;
  const [written, text] = [beginningOf(ingredient.name), beginningOf(ingredient.text)];
  const language = recipeLanguage ?? guessLanguageOf([text || written]);
  const [given, line] = relation === 'or' ? [withoutOr(written, language), withoutOr(text, language)] : [written, text];
  const note = ingredient.note?.trim() ?? '';
  const isConfirmed = normalization?.review === 'confirmed';
  const isAskedFor = given === '' || (asked === 'all' && (note !== '' || isUnread(ingredient)));
  const isRead = line !== '' && (isAskedFor || (!isConfirmed && saysMore(line, language)));
  const reading = isRead ? readLine(line, language) : undefined;
  // A name that has no line may be as long as one: `thyme (or 1 tsp dried)`.
  const isNameRead = line === '' && !isConfirmed && saysMore(given, language);
  const { optional, alternatives } = (isNameRead ? readLine(given, language) : reading) ?? NOTHING_SAID;
  const names = namesIn(given || (reading?.name ?? ''), language);
  const name = names[0] || restOf(line, reading) || beginningOf(reference?.title);
  const isWhole = asked === 'all' && given === '' && quantity === undefined && note === '' && reading !== undefined;
  return {
    name,
    quantity: said(isUnread(ingredient) ? reading?.quantity : quantity),
    foods: unique([
      foldedFood(normalization?.semantic_id ?? ''),
      ...(given === '' && reading !== undefined ? foodsInLine(name, reading, language) : foodsNamed(name, language)),
    ]),
    packageSize: said(ingredient.package_size ?? (isConfirmed ? undefined : reading?.package_size)),
    note: isWhole ? noteOf(reading) : note,
    isOptional: ingredient.optional ?? optional,
    others: othersOf([name, ...names.slice(1)], alternatives, language, asked),
  };
};

/** As many as some hundred recipes have: 5 MB. */
const MOST_KEPT = 5000;
/** Few are longer, and some as long as a document may be. */
const LONGEST_KEPT = 1000;

const kept = new Map<string, ReadIngredient>();

/** All that the reading hangs on. */
const keyOf = (ingredient: Ingredient, language: Language | undefined): string => {
  const { text, name, quantity, package_size: size, note, optional, relation, normalization } = ingredient;
  const title = ingredient.recipe_ref?.title;
  return JSON.stringify([language, text, name, quantity, size, note, optional, relation, normalization, title]);
};

/**
 * Reads an ingredient of a recipe in that language; undefined where nobody knows it. What somebody has confirmed is not
 * read again, and what is stored stays as it was authored. The same ingredients are read again and again while somebody
 * plans what to buy, and each takes some 60 µs: so the last ones are kept.
 */
export const readIngredient = (ingredient: Ingredient, language: Language | undefined): ReadIngredient => {
  const key = keyOf(ingredient, language);
  if (key.length > LONGEST_KEPT) return read(ingredient, language, 'all');
  const known = kept.get(key);
  if (known !== undefined) return known;
  const reading = read(ingredient, language, 'all');
  const [oldest] = kept.size < MOST_KEPT ? [] : kept.keys();
  if (oldest !== undefined) kept.delete(oldest);
  kept.set(key, reading);
  return reading;
};

/** The foods that an ingredient may be, those that its line offers too, and whether it may be left out: for finding it. */
export const foodsOfIngredient = (ingredient: Ingredient, language: Language | undefined): IngredientFoods => {
  const { foods, others, isOptional } = read(ingredient, language, 'foods');
  return {
    foods: others.length === 0 ? foods : unique([foods, ...others.map((other) => other.foods)].flat()),
    isOptional,
  };
};
