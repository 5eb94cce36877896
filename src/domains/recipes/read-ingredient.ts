import { guessLanguageOf, lineWords, namesIn, readLine, semanticId } from '../ingredients/index.ts';
import type { LineReading } from '../ingredients/index.ts';
import { foldedFood, foodsNamed } from '../pantry/index.ts';
import type { Ingredient } from '../recipe-format/index.ts';
import type { Language, Quantity } from '../units/index.ts';
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

/** A name is in the beginning of a line; what badly read pages add behind it is not worth the time. */
const LONGEST_LINE = 500;

const SPACE = /\s+/g;

/** The beginning of a text on one line, never with half of a character at its end. */
const beginningOf = (text: string | undefined): string =>
  (text ?? '')
    .slice(0, LONGEST_LINE)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replaceAll(SPACE, ' ')
    .trim();

/** `or 2 tbsp margarine`, where the ingredient says already that it stands for another. */
const withoutOr = (text: string, language: Language): string => {
  const end = text.indexOf(' ');
  return end > 0 && lineWords[language].or.has(text.slice(0, end).toLowerCase()) ? text.slice(end + 1) : text;
};

const unique = (foods: readonly string[]): readonly string[] => [...new Set(foods)].filter((food) => food !== '');

/** The food by its name; what the line says of it elsewhere, `oregano, dried`, may make another one of it. */
const foodsOf = (name: string, language: Language, read: string | undefined): readonly string[] =>
  read === undefined || read === semanticId(name, language) ? foodsNamed(name, language) : [read];

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
  reading: LineReading | undefined,
  language: Language,
): readonly NamedFood[] => {
  const known = new Set(names.map((name) => name.toLowerCase()));
  const named = names
    .slice(1)
    .map((name): NamedFood => ({ name, quantity: undefined, foods: unique(foodsNamed(name, language)) }));
  const offered = (reading?.alternatives ?? [])
    .filter(({ name }) => !known.has(name.toLowerCase()))
    .map(({ name, text, quantities, semantic_id: food }): NamedFood => ({
      name,
      // How several amounts belong together is told by the line that they stand in.
      quantity: quantities.length === 0 ? undefined : said(readLine(text, language).quantity),
      foods: unique(foodsOf(name, language, food)),
    }));
  return [...named, ...offered];
};

/** Without what offers something else, which is told by itself. */
const noteOf = ({ note = '', alternatives }: LineReading): string =>
  note
    .split('; ')
    .filter((part) => !alternatives.some(({ text }) => part.includes(text)))
    .join('; ');

const read = (ingredient: Ingredient, recipeLanguage: Language | undefined): ReadIngredient => {
  const { relation, normalization, recipe_ref: reference, quantity } = ingredient;
  const [written, text] = [beginningOf(ingredient.name), beginningOf(ingredient.text)];
  const language = recipeLanguage ?? guessLanguageOf([text || written]);
  const [given, line] = relation === 'or' ? [withoutOr(written, language), withoutOr(text, language)] : [written, text];
  const note = ingredient.note?.trim() ?? '';
  const isRead = line !== '' && (given === '' || note !== '' || isUnread(ingredient));
  const reading = isRead ? readLine(line, language) : undefined;
  const names = namesIn(given || (reading?.name ?? ''), language);
  const name = names[0] || restOf(line, reading) || beginningOf(reference?.title);
  const isConfirmed = normalization?.review === 'confirmed';
  const isWhole = given === '' && quantity === undefined && note === '' && reading !== undefined;
  return {
    name,
    quantity: said(isUnread(ingredient) ? reading?.quantity : quantity),
    foods: unique([
      foldedFood(normalization?.semantic_id ?? ''),
      ...foodsOf(name, language, given === '' ? reading?.semantic_id : undefined),
    ]),
    packageSize: said(ingredient.package_size ?? (isConfirmed ? undefined : reading?.package_size)),
    note: isWhole ? noteOf(reading) : note,
    isOptional: ingredient.optional ?? reading?.optional ?? false,
    others: othersOf([name, ...names.slice(1)], reading, language),
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
  if (key.length > LONGEST_KEPT) return read(ingredient, language);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const reading = read(ingredient, language);
  const [oldest] = kept.size < MOST_KEPT ? [] : kept.keys();
  if (oldest !== undefined) kept.delete(oldest);
  kept.set(key, reading);
  return reading;
};
