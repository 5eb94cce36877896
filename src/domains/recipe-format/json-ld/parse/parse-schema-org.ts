import { toStorable } from '../../../../platform/text/storable-text.ts';
import { isCalendarDate } from '../../calendar-date.ts';
import type { JsonObject } from '../../json.ts';
import type { DietaryClaim } from '../../schema/dietary.schemas.ts';
import type { Equipment } from '../../schema/equipment.schemas.ts';
import {
  CALENDAR_DATE_PATTERN,
  LANGUAGE_TAG_PATTERN,
  MAX_ITEMS,
  MAX_LABEL_LENGTH,
  MAX_LANGUAGE_TAG_LENGTH,
  MAX_LINE_LENGTH,
  MAX_PROSE_LENGTH,
} from '../../schema/field-types.ts';
import type { RecipeDocument } from '../../schema/recipe.schemas.ts';
import { hasVisibleText, truncate } from '../clean-text.ts';
import { getLastSegment, getProperty, getTypes } from '../node-properties.ts';
import { omitEmpty } from '../omit-empty.ts';
import { DIETS_BY_TYPE, KNOWN_PROPERTIES } from '../schema-org-terms.ts';
import { ImageCollector } from './image-collector.ts';
import { copyLossyValues } from './lossy-properties.ts';
import { NodeReader } from './node-reader.ts';
import type { JsonLdOptions } from './node-reader.ts';
import { parseAuthors, parseSource } from './parse-attribution.ts';
import { parseIngredients } from './parse-ingredients.ts';
import { parseInstructions } from './parse-instructions.ts';
import { parseNutrition } from './parse-nutrition.ts';
import { parseTimes } from './parse-times.ts';
import { parseYields } from './parse-yields.ts';

/** What the schema.org properties of a node state. Some nodes have no title. */
export type ExtractedRecipe = Omit<RecipeDocument, 'title'> & { title?: string };

const DATE_REGEX = new RegExp(CALENDAR_DATE_PATTERN);
const LANGUAGE_TAG_REGEX = new RegExp(LANGUAGE_TAG_PATTERN);

/** The date part of `2026-03-14T09:30:00+01:00`. */
const parseDate = (reader: NodeReader, value: unknown): string | undefined => {
  const text = reader.line(value, MAX_LABEL_LENGTH);
  return [text.slice(0, 10), text].find((date) => DATE_REGEX.test(date) && isCalendarDate(date));
};

/** Some programs write `en_US` for `en-US`. */
const parseLanguage = (reader: NodeReader, value: unknown): string | undefined => {
  const [first] = reader.values(value);
  const node = reader.resolveNode(first);
  const candidates = node === undefined ? [first] : [getProperty(node, 'alternateName'), getProperty(node, 'name')];
  const tags = candidates.map((item) => reader.line(item, MAX_LANGUAGE_TAG_LENGTH).replaceAll('_', '-'));
  return [...tags, reader.options.language].find((tag) => tag !== undefined && LANGUAGE_TAG_REGEX.test(tag));
};

/** A single text `a, b, c` has three keywords. */
const parseKeywords = (reader: NodeReader, value: unknown): string[] => {
  const parts =
    typeof value === 'string'
      ? reader.line(value, MAX_LINE_LENGTH).split(/\s*[,;]\s*/)
      : reader.lines(value, MAX_LABEL_LENGTH);
  const words = parts.map((word) => truncate(word, MAX_LABEL_LENGTH).trim());
  return [...new Set(words)].filter((word) => word !== '').slice(0, MAX_ITEMS);
};

const parseEquipment = (reader: NodeReader, value: unknown): Equipment[] =>
  reader.lines(value, MAX_LINE_LENGTH).map((description) => ({ description }));

/** Accepts `https://schema.org/VeganDiet` and `VeganDiet`. Other values are not claims that could be looked up. */
const parseDiets = (reader: NodeReader, value: unknown): DietaryClaim[] => {
  const names = reader.values(value).map((item) => getLastSegment(reader.nameOrId(item, MAX_LABEL_LENGTH)));
  const diets = names.flatMap((name) => DIETS_BY_TYPE.get(name) ?? []);
  return [...new Set(diets)].map((diet) => ({ diet, suitability: 'suitable' }));
};

const MAX_TYPE_LENGTH = 100;

/** Everything the document cannot represent, including further types: `["Recipe", "NewsArticle"]`. */
const copyUnparsed = (
  reader: NodeReader,
  node: JsonObject,
  parsed: ExtractedRecipe,
): Record<string, unknown> | undefined => {
  const types = getTypes(node).filter((type) => type !== 'Recipe' && type.length <= MAX_TYPE_LENGTH);
  const otherTypes = types.map(toStorable).filter((type) => type !== '');
  const preserved = {
    ...(otherTypes.length > 0 && { '@type': ['Recipe', ...otherTypes] }),
    ...copyLossyValues(reader, node, parsed),
    ...reader.copyUnknown(node, KNOWN_PROPERTIES),
  };
  return Object.keys(preserved).length > 0 ? preserved : undefined;
};

/** Whether a value is empty. Deeply nested lists are not searched. */
const isEmpty = (value: unknown, depth = 0): boolean => {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && depth < 4 && value.every((item) => isEmpty(item, depth + 1));
};

/** Parses the schema.org properties of a node. */
export const parseSchemaOrg = (node: JsonObject, options: JsonLdOptions): ExtractedRecipe => {
  const reader = new NodeReader(options);
  const get = (...names: readonly string[]): unknown =>
    names.map((name) => getProperty(node, name)).find((value) => !isEmpty(value));
  const labels = (name: string): string[] => [...reader.lines(get(name), MAX_LABEL_LENGTH)];
  const names = [get('name'), get('headline'), options.title].map((name) => reader.line(name, MAX_LABEL_LENGTH));
  const language = parseLanguage(reader, get('inLanguage'));
  const images = new ImageCollector(reader);
  images.add(get('image'));
  // Parsed first, because the total amount of text is limited and the description matters least.
  const ingredient_sections = parseIngredients(reader, get('recipeIngredient', 'ingredients'));
  const instruction_sections = parseInstructions(reader, images, get('recipeInstructions'));
  const parsed = omitEmpty({
    title: names.find(hasVisibleText),
    description: reader.prose(get('description'), MAX_PROSE_LENGTH),
    language,
    authors: parseAuthors(reader, get('author')),
    source: parseSource(reader, node),
    published_on: parseDate(reader, get('datePublished')),
    modified_on: parseDate(reader, get('dateModified')),
    categories: labels('recipeCategory'),
    cuisines: labels('recipeCuisine'),
    cooking_methods: labels('cookingMethod'),
    keywords: parseKeywords(reader, get('keywords')),
    yields: parseYields(reader, get('recipeYield', 'yield'), language),
    times: parseTimes(reader, node, language),
    ingredient_sections,
    instruction_sections,
    equipment: parseEquipment(reader, get('tool')),
    nutrition: parseNutrition(reader, get('nutrition'), language),
    dietary_claims: parseDiets(reader, get('suitableForDiet')),
    assets: images.all,
  });
  return omitEmpty({ ...parsed, schema_org: copyUnparsed(reader, node, parsed) });
};
