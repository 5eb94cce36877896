import type { Language, Quantity } from '../../units/index.ts';
import type { ParsedIngredient } from './parse-ingredient.ts';
import type { ParsedRecipe, RecipeIngredient } from './parsed-recipe.ts';

// A parsed recipe is stored beside the document of every recipe, and read again by the hundred for a shopping list. As
// plain JSON, it is as long as the document. In arrays, without what nearly every ingredient has in common, it is a
// third of that.

/** `["225 g", "225", "metric.gram"]`, with null for what is not stated. All other quantities are stored as they are. */
type StoredQuantity = readonly [text: string | null, value: string | null, unit: string | null] | Quantity;

/** What few ingredients have. */
interface StoredDetails
  extends Omit<RecipeIngredient, 'id' | 'read'>, Partial<Pick<ParsedIngredient, 'packageSize' | 'written'>> {
  readonly note?: string;
  readonly isOptional?: true;
  readonly others?: ParsedIngredient['others'];
}

type StoredIngredient = readonly [
  id: string | null,
  name: string,
  foods: readonly string[],
  quantity: StoredQuantity | null,
  details?: StoredDetails,
];

type StoredRecipe = readonly [
  title: string,
  language: Language | null,
  yields: NonNullable<ParsedRecipe['yields']> | null,
  sections: readonly (readonly StoredIngredient[])[],
];

const toStoredQuantity = (quantity: Quantity | undefined): StoredQuantity | null => {
  if (quantity === undefined) return null;
  const { kind, text, amount, unit, ...others } = quantity;
  if (kind !== 'simple' || Object.keys(others).length > 0) return quantity;
  const { value, ...bounds } = amount ?? {};
  const isPlain = amount === undefined || (value !== undefined && Object.keys(bounds).length === 0);
  return isPlain ? [text ?? null, value ?? null, unit ?? null] : quantity;
};

const isInParts = (stored: StoredQuantity): stored is Exclude<StoredQuantity, Quantity> => Array.isArray(stored);

const fromStoredQuantity = (stored: StoredQuantity | null): Quantity | undefined => {
  if (stored === null) return undefined;
  if (!isInParts(stored)) return stored;
  const [text, value, unit] = stored;
  const quantity: Quantity = { kind: 'simple' };
  if (text !== null) quantity.text = text;
  if (value !== null) quantity.amount = { value };
  if (unit !== null) quantity.unit = unit;
  return quantity;
};

const toStoredIngredient = ({ id, read, ...links }: RecipeIngredient): StoredIngredient => {
  const { name, foods, quantity, packageSize, note, isOptional, others, written } = read;
  const details: StoredDetails = {
    ...links,
    ...(packageSize !== undefined && { packageSize }),
    ...(note !== '' && { note }),
    ...(isOptional && { isOptional }),
    ...(others.length > 0 && { others }),
    ...(written !== undefined && { written }),
  };
  const stored = [id ?? null, name, foods, toStoredQuantity(quantity)] as const;
  return Object.keys(details).length > 0 ? [...stored, details] : stored;
};

const fromStoredIngredient = ([id, name, foods, quantity, details]: StoredIngredient): RecipeIngredient => {
  const { packageSize, note = '', isOptional = false, others = [], written, ...links } = details ?? {};
  return {
    ...(id !== null && { id }),
    ...links,
    read: {
      name,
      foods,
      quantity: fromStoredQuantity(quantity),
      packageSize,
      note,
      isOptional,
      others,
      ...(written !== undefined && { written }),
    },
  };
};

/** Longer than any cookbook recipe. Anything longer is not stored, and parsed again whenever it is needed. */
const MAX_LENGTH = 100_000;

/** The text to store; undefined if it would be too long. */
export const serializeParsedRecipe = (parsed: ParsedRecipe): string | undefined => {
  const { title, language, yields, ingredients } = parsed;
  const sections = ingredients.map((section) => section.map(toStoredIngredient));
  const stored: StoredRecipe = [title, language ?? null, yields ?? null, sections];
  const text = JSON.stringify(stored);
  return text.length > MAX_LENGTH ? undefined : text;
};

export const deserializeParsedRecipe = (text: string): ParsedRecipe => {
  const [title, language, yields, sections] = JSON.parse(text) as StoredRecipe;
  return {
    title,
    ...(yields !== null && { yields }),
    ...(language !== null && { language }),
    ingredients: sections.map((section) => section.map(fromStoredIngredient)),
  };
};
