import type { RecipeDocument } from '../../../recipe-format/index.ts';
import { parseAuthor } from '../../values/parse-author.ts';
import { toLabel } from '../../text/to-label.ts';
import { formatServings } from '../../values/format-servings.ts';
import { findUrl, parseSource } from '../../values/parse-source.ts';
import { FrontMatterFields, yamlToLabels, yamlToLines } from '../../front-matter/front-matter-fields.ts';
import type { YamlMap } from '../../front-matter/yaml-value.ts';

export interface CooklangMetadata {
  readonly node: Readonly<Record<string, unknown>>;
  readonly overrides: Partial<RecipeDocument>;
  /** Names of picture files next to the recipe. */
  readonly pictures: readonly string[];
  /** Fields without a counterpart, as `key: value` lines. */
  readonly unmappedLines: readonly string[];
}

/** `500%ml` is a yield with a unit. `2|4|6` lists the serving counts it has amounts for; the first one is used. */
const yieldText = (text: string): string => {
  const first = text.split('|')[0]?.trim() ?? '';
  return first.replaceAll('%', ' ').replaceAll(/\s+/g, ' ');
};

/** The diets that schema.org defines. */
const DIETS: ReadonlySet<string> = new Set(
  'diabetic gluten-free halal hindu kosher low-calorie low-fat low-lactose low-salt vegan vegetarian'.split(' '),
);

const dietKey = (diet: string): string =>
  diet
    .toLowerCase()
    .trim()
    .replaceAll(/[\s_]+/g, '-');

/** Converts `gluten-free` to `GlutenFreeDiet`. */
const dietName = (diet: string): string =>
  `${dietKey(diet)
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}Diet`;

const MAX_ROLES = 50;
const SOURCE_PARTS = ['publisher', 'identifier', 'page', 'attribution'] as const;

const sourceOf = (entries: FrontMatterFields): RecipeDocument['source'] => {
  const name = entries.text('source.name');
  const url = findUrl(entries.text('source.url', 'url', 'link'));
  const canonical = findUrl(entries.text('source.canonical_url'));
  const parts = SOURCE_PARTS.flatMap((part) => {
    const text = toLabel(entries.text(`source.${part}`));
    return text === '' ? [] : [[part, text]];
  });
  const isMap = name !== '' || url !== undefined || canonical !== undefined || parts.length > 0;
  const stated = isMap ? parseSource(name) : parseSource(entries.text('source'));
  const source = {
    ...stated,
    ...(url !== undefined && { url }),
    ...(canonical !== undefined && { canonical_url: canonical }),
    ...(Object.fromEntries(parts) as RecipeDocument['source']),
  };
  return Object.keys(source).length === 0 ? undefined : source;
};

const present = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && (!Array.isArray(value) || value.length > 0)),
  );

/** Maps metadata to recipe properties, using the keys of the Cooklang conventions plus some common variants. */
export const parseCooklangMetadata = (data: YamlMap): CooklangMetadata => {
  const entries = new FrontMatterFields(data);
  const source = sourceOf(entries);
  const diets = entries.labels('diet', 'diets');
  const images = yamlToLines(entries.take('images', 'image', 'pictures', 'picture', 'photo', 'cover'));
  const roles = entries.labels('course', 'meal');
  const node = present({
    name: entries.text('title', 'name', 'recipe'),
    description: entries.text('description', 'introduction', 'summary'),
    author: yamlToLines(entries.take('author', 'source.author', 'authors')).map(parseAuthor),
    recipeYield: [
      ...yamlToLabels(entries.take('servings', 'serves', 'portions', 'persons'))
        .slice(0, 1)
        .map((text) => formatServings(yieldText(text))),
      ...yamlToLines(entries.take('yield', 'yields', 'makes')).map(yieldText),
    ],
    totalTime: entries.text('time required', 'total time', 'time.total', 'time.required', 'duration', 'total'),
    prepTime: entries.text('prep time', 'time.prep', 'preparation time', 'prep', 'time.preparation'),
    cookTime: entries.text('cook time', 'time.cook', 'cooking time', 'cook', 'time.cooking'),
    recipeCategory: entries.labels('category', 'categories', 'type'),
    recipeCuisine: entries.labels('cuisine', 'cuisines'),
    cookingMethod: entries.labels('cooking method', 'method'),
    keywords: [...entries.labels('tags', 'keywords', 'tag'), ...diets.filter((diet) => !DIETS.has(dietKey(diet)))],
    suitableForDiet: diets.filter((diet) => DIETS.has(dietKey(diet))).map(dietName),
    inLanguage: entries.text('locale', 'language', 'lang'),
    datePublished: entries.text('published', 'date', 'date published'),
    dateModified: entries.text('modified', 'date modified'),
    image: images.flatMap((image) => findUrl(image) ?? []),
  });
  const time = entries.has('time.prep', 'time.cook', 'time.total') ? '' : entries.text('time');
  return {
    node: time === '' || node['totalTime'] !== undefined ? node : { ...node, totalTime: time },
    overrides: {
      ...(source && { source }),
      ...(roles.length > 0 && { meal_roles: roles.slice(0, MAX_ROLES).map(toLabel) }),
    },
    pictures: images.filter((image) => findUrl(image) === undefined),
    unmappedLines: entries.unreadLines.filter((line) => !line.startsWith('[')),
  };
};
