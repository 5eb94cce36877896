import { isOnTheCalendar } from '../calendar.ts';
import type { JsonObject } from '../is-object.ts';
import type { DietaryClaim } from '../schema/diet.schemas.ts';
import type { Equipment } from '../schema/equipment.schemas.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import {
  CALENDAR_DATE,
  LANGUAGE_TAG,
  LONGEST_LABEL,
  LONGEST_LANGUAGE_TAG,
  LONGEST_LINE,
  LONGEST_PROSE,
  MOST_ITEMS,
} from '../schema/vocabulary.ts';
import { storable } from '../../../platform/text/keepable.ts';
import { clip, isSeen } from './clean-text.ts';
import { remaindersOf } from './keep-remainders.ts';
import { DIET_WORDS, KNOWN_PROPERTIES } from './names.ts';
import { present } from './present.ts';
import { ImageList } from './read-images.ts';
import { readIngredients } from './read-ingredients.ts';
import { readInstructions } from './read-instructions.ts';
import { readNutrition } from './read-nutrition.ts';
import { readAuthors, readSource } from './read-people.ts';
import { readTimes } from './read-times.ts';
import { readYields } from './read-yields.ts';
import { lastPart, property, typesOf } from './property.ts';
import { Reader } from './reader.ts';
import type { ReadOptions } from './reader.ts';

/** The content of the schema.org properties. Some nodes have no title. */
export type Visible = Omit<RecipeDocument, 'title'> & { title?: string };

const DATE = new RegExp(CALENDAR_DATE);
const TAG = new RegExp(LANGUAGE_TAG);

/** The date of `2026-03-14T09:30:00+01:00`. */
const readDate = (reader: Reader, value: unknown): string | undefined => {
  const text = reader.line(value, LONGEST_LABEL);
  return [text.slice(0, 10), text].find((one) => DATE.test(one) && isOnTheCalendar(one));
};

/** Some programs write `en_US` for `en-US`. */
const readLanguage = (reader: Reader, value: unknown): string | undefined => {
  const [first] = reader.values(value);
  const node = reader.node(first);
  const candidates = node === undefined ? [first] : [property(node, 'alternateName'), property(node, 'name')];
  const tags = candidates.map((one) => reader.line(one, LONGEST_LANGUAGE_TAG).replaceAll('_', '-'));
  return [...tags, reader.options.language].find((tag) => tag !== undefined && TAG.test(tag));
};

/** `a, b, c` as one text is three keywords. */
const readKeywords = (reader: Reader, value: unknown): string[] => {
  const found =
    typeof value === 'string'
      ? reader.line(value, LONGEST_LINE).split(/\s*[,;]\s*/)
      : reader.lines(value, LONGEST_LABEL);
  const words = found.map((word) => clip(word, LONGEST_LABEL).trim());
  return [...new Set(words)].filter((word) => word !== '').slice(0, MOST_ITEMS);
};

const readEquipment = (reader: Reader, value: unknown): Equipment[] =>
  reader.lines(value, LONGEST_LINE).map((description) => ({ description }));

/** `https://schema.org/VeganDiet`, `VeganDiet`. Other words are not defined claims. */
const readDiets = (reader: Reader, value: unknown): DietaryClaim[] => {
  const names = reader.values(value).map((one) => lastPart(reader.reference(one, LONGEST_LABEL)));
  const diets = names.flatMap((name) => DIET_WORDS.get(name) ?? []);
  return [...new Set(diets)].map((diet) => ({ diet, suitability: 'suitable' }));
};

const LONGEST_TYPE = 100;

/** Including the node's other types: `["Recipe", "NewsArticle"]`. */
const readUnknown = (reader: Reader, node: JsonObject, read: Visible): Record<string, unknown> | undefined => {
  const types = typesOf(node).filter((type) => type !== 'Recipe' && type.length <= LONGEST_TYPE);
  const others = types.map(storable).filter((type) => type !== '');
  const kept = {
    ...(others.length > 0 && { '@type': ['Recipe', ...others] }),
    ...remaindersOf(reader, node, read),
    ...reader.unknown(node, KNOWN_PROPERTIES),
  };
  return Object.keys(kept).length > 0 ? kept : undefined;
};

/** Whether a value is empty. Deeply nested lists are not searched. */
const isEmpty = (value: unknown, depth = 0): boolean => {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && depth < 4 && value.every((one) => isEmpty(one, depth + 1));
};

/** Reads the schema.org properties of a node. */
export const readVisible = (node: JsonObject, options: ReadOptions): Visible => {
  const reader = new Reader(options);
  const get = (...names: readonly string[]): unknown =>
    names.map((name) => property(node, name)).find((value) => !isEmpty(value));
  const labels = (name: string): string[] => [...reader.lines(get(name), LONGEST_LABEL)];
  const names = [get('name'), get('headline'), options.title].map((name) => reader.line(name, LONGEST_LABEL));
  const language = readLanguage(reader, get('inLanguage'));
  const images = new ImageList(reader);
  images.add(get('image'));
  // Read these first: the amount of text is limited, and they matter more than the description.
  const ingredient_sections = readIngredients(reader, get('recipeIngredient', 'ingredients'));
  const instruction_sections = readInstructions(reader, images, get('recipeInstructions'));
  const read = present({
    title: names.find(isSeen),
    description: reader.prose(get('description'), LONGEST_PROSE),
    language,
    authors: readAuthors(reader, get('author')),
    source: readSource(reader, node),
    published_on: readDate(reader, get('datePublished')),
    modified_on: readDate(reader, get('dateModified')),
    categories: labels('recipeCategory'),
    cuisines: labels('recipeCuisine'),
    cooking_methods: labels('cookingMethod'),
    keywords: readKeywords(reader, get('keywords')),
    yields: readYields(reader, get('recipeYield', 'yield'), language),
    times: readTimes(reader, node, language),
    ingredient_sections,
    instruction_sections,
    equipment: readEquipment(reader, get('tool')),
    nutrition: readNutrition(reader, get('nutrition'), language),
    dietary_claims: readDiets(reader, get('suitableForDiet')),
    assets: images.all,
  });
  return present({ ...read, schema_org: readUnknown(reader, node, read) });
};
