import type { RecipeDocument } from '../../../recipe-format/index.ts';
import { parseRational } from '../../../units/index.ts';
import { toSingleLines, toSingleLine, splitParagraphs } from '../clean-text.ts';
import { splitDuration } from '../format-duration.ts';
import { toRecipePictures } from '../pictures.ts';
import type { AssetPathResolver } from '../pictures.ts';
import { formatTimeAssertion, formatYields } from '../recipe-facts.ts';
import { toYamlLines } from './yaml.ts';
import type { YamlValue } from './yaml.ts';

type Entry = readonly [name: string, value: YamlValue];

/** `1h30m`, the specification's language-independent notation for times. */
const timeText = (duration: string): string =>
  splitDuration(duration)
    .map(([unit, count]) => `${count}${unit === 'min' ? 'm' : unit}`)
    .join('');

const timeEntries = ({ times }: RecipeDocument): Entry[] => {
  const stated = [
    ['active time', timeText(times?.active ?? '')],
    ['time required', timeText(times?.total ?? '')],
    ...(times?.assertions ?? []).map((one) => [
      one.kind === 'total' ? 'time required' : `${one.kind ?? 'other'} time`,
      (one.duration !== undefined && !one.text && timeText(one.duration)) || formatTimeAssertion(one),
    ]),
  ] as const;
  const byName = Map.groupBy(
    stated.filter(([, text]) => text !== ''),
    ([name = '']) => name,
  );
  return [...byName].map(([name, all]) => [name, [...new Set(all.map(([, text = '']) => text))].join(', ')]);
};

type Yield = NonNullable<RecipeDocument['yields']>[number];

/** Cooklang scales recipes by a whole number of servings. */
const servingsOf = ({ quantity }: Yield): string | undefined => {
  const number = quantity?.unit === 'count.serving' ? quantity.amount?.value : undefined;
  return number !== undefined && parseRational(number)?.denominator === 1n ? number : undefined;
};

const yieldEntries = ({ yields, language }: RecipeDocument): Entry[] => {
  const served = (yields ?? []).find((one) => servingsOf(one) !== undefined);
  const servings = served === undefined ? undefined : servingsOf(served);
  const texts = formatYields(yields, language);
  const isAll = servings !== undefined && texts.length === 1 && /^\D*\d+\D*$/.test(texts[0] ?? '');
  return [
    ...(servings === undefined ? [] : [['servings', servings] as const]),
    ...(texts.length === 0 || isAll ? [] : [['yield', texts.join(' / ')] as const]),
  ];
};

/** Formats a name with its URL: `Ada Merle <https://example.org>`. */
const withAddress = (name: string, url: string | undefined): string =>
  url ? `${toSingleLine(name)} <${url}>` : toSingleLine(name);

const sourceEntries = ({ source }: RecipeDocument): Entry[] => {
  const parts = Object.entries(source ?? {}).flatMap(([name, value]): [string, string][] =>
    SOURCE.has(name) && typeof value === 'string' && toSingleLine(value) !== '' ? [[name, toSingleLine(value)]] : [],
  );
  const [first] = parts;
  if (first === undefined) return [];
  return [['source', parts.length === 1 && isOneText(first[0]) ? first[1] : Object.fromEntries(parts)]];
};

const SOURCE: ReadonlySet<string> = new Set([
  'name',
  'url',
  'canonical_url',
  'publisher',
  'identifier',
  'page',
  'attribution',
]);

const isOneText = (name: string): boolean => name === 'name' || name === 'url';

/** A single label as text, several as a list. */
const labels = (name: string, all: readonly string[] | null | undefined): Entry[] => {
  const lines = toSingleLines(all);
  const [first] = lines;
  if (first === undefined) return [];
  return [[name, lines.length === 1 && name !== 'tags' ? first : lines]];
};

const text = (name: string, value: string | undefined): Entry[] => {
  const written = splitParagraphs(value)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
  return written === '' ? [] : [[name, written]];
};

const diets = ({ dietary_claims }: RecipeDocument): string[] =>
  (dietary_claims ?? []).flatMap(({ diet, suitability, condition, variant_ref }) =>
    diet !== undefined && suitability === 'suitable' && !condition && variant_ref === undefined ? [diet] : [],
  );

/** Uses Cooklang's conventional keys, and plain ones where there is no convention. */
export const writeFrontMatter = (recipe: RecipeDocument, pathOf: AssetPathResolver): string => {
  const pictures = new Set([...toRecipePictures(recipe, pathOf).byId.values()].map(({ path }) => path));
  const entries: readonly Entry[] = [
    ['title', toSingleLine(recipe.title)],
    ...text('description', recipe.description),
    ...labels(
      'author',
      (recipe.authors ?? []).map(({ name, url }) => withAddress(name, url)),
    ),
    ...sourceEntries(recipe),
    ...yieldEntries(recipe),
    ...timeEntries(recipe),
    ...labels('course', recipe.meal_roles),
    ...labels('category', recipe.categories),
    ...labels('cuisine', recipe.cuisines),
    ...labels('cooking method', recipe.cooking_methods),
    ...labels('diet', [...new Set(diets(recipe))]),
    ...labels('tags', recipe.keywords),
    ...text('locale', recipe.language?.replaceAll('-', '_')),
    ...text('published', recipe.published_on),
    ...text('modified', recipe.modified_on),
    ...labels('images', [...pictures]),
  ];
  return ['---', ...toYamlLines(entries), '---'].join('\n');
};
