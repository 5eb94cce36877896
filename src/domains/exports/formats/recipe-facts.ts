import type { RecipeDocument } from '../../recipe-format/index.ts';
import { toSingleLines, toSingleLine } from './clean-text.ts';
import { formatDuration } from './format-duration.ts';
import { toQuantityText } from './quantity-text.ts';
import { getExportLabels } from './export-labels.ts';
import type { ExportLabels } from './export-labels.ts';

export interface FactValue {
  readonly text: string;
  /** Always a web URL, because readers of the file may click it. */
  readonly url?: string | undefined;
}

/** A fact for the head of a recipe: `Makes: 4 servings`. */
export interface Fact {
  readonly label: string;
  readonly values: readonly FactValue[];
}

type Yields = RecipeDocument['yields'];
type Assertion = NonNullable<NonNullable<RecipeDocument['times']>['assertions']>[number];

export const formatYields = (yields: Yields, tag: string | undefined): string[] =>
  toSingleLines((yields ?? []).map(({ text, quantity }) => text || toQuantityText(quantity, tag)));

/** The authored time, or a formatted one: `20 min – 25 min`. */
export const formatTimeAssertion = ({ text, duration, min, max }: Assertion): string => {
  const written = toSingleLine(text ?? '');
  if (written !== '') return written;
  if (duration !== undefined) return formatDuration(duration);
  if (min !== undefined && max !== undefined) return `${formatDuration(min)} – ${formatDuration(max)}`;
  if (min !== undefined) return `≥ ${formatDuration(min)}`;
  return max === undefined ? '' : `≤ ${formatDuration(max)}`;
};

const KINDS: ReadonlyMap<string, keyof ExportLabels> = new Map([
  ['prep', 'prep'],
  ['cook', 'cook'],
  ['rest', 'rest'],
  ['chill', 'chill'],
  ['rise', 'rise'],
  ['total', 'total'],
]);

const kindLabel = (kind: string | undefined, words: ExportLabels): string => {
  const known = KINDS.get(kind ?? '');
  return known === undefined ? (kind ?? 'time').replaceAll(/[._-]/g, ' ') : words[known];
};

const timeFacts = ({ times }: RecipeDocument, words: ExportLabels): [label: string, text: string][] => [
  [words.active, times?.active === undefined ? '' : formatDuration(times.active)],
  [words.total, times?.total === undefined ? '' : formatDuration(times.total)],
  ...(times?.assertions ?? []).map((one): [string, string] => [kindLabel(one.kind, words), formatTimeAssertion(one)]),
];

const WEB = /^https?:\/\/[^\s]+$/i;

/** The URL if it is a web URL. Documents should contain no others, but this is checked before linking. */
const webAddress = (url: string | undefined): string | undefined =>
  url !== undefined && WEB.test(url) ? url : undefined;

const linked = (text: string | undefined, url: string | undefined): FactValue[] => {
  const address = webAddress(url);
  const shown = toSingleLine(text ?? '') || address || '';
  return shown === '' ? [] : [{ text: shown, url: address }];
};

const sourceValues = ({ source }: RecipeDocument): FactValue[] => {
  if (source === undefined) return [];
  const { name, url, canonical_url, publisher, identifier, page, attribution } = source;
  const isSame = canonical_url === undefined || canonical_url === url;
  return [
    ...linked(name, url),
    ...(isSame ? [] : linked(undefined, canonical_url)),
    ...toSingleLines([publisher, identifier, page, attribution]).map((text) => ({ text })),
  ];
};

const translationValues = ({ translations }: RecipeDocument): FactValue[] =>
  toSingleLines(
    (translations ?? []).map(({ title, language }) => [title, language && `(${language})`].filter(Boolean).join(' ')),
  ).map((text) => ({ text }));

const plain = (texts: readonly (string | undefined)[] | null | undefined): FactValue[] =>
  toSingleLines(texts).map((text) => ({ text }));

/** The facts at the head of a recipe, each label once. */
export const listFacts = (recipe: RecipeDocument): Fact[] => {
  const words = getExportLabels(recipe.language);
  const stated: (readonly [label: string, values: readonly FactValue[]])[] = [
    [words.makes, plain(formatYields(recipe.yields, recipe.language))],
    ...timeFacts(recipe, words).map(([label, text]) => [label, plain([text])] as const),
    [words.by, (recipe.authors ?? []).flatMap(({ name, url }) => linked(name, url))],
    [words.source, sourceValues(recipe)],
    [words.published, plain([recipe.published_on])],
    [words.changed, plain([recipe.modified_on])],
    [words.category, plain(recipe.categories)],
    [words.course, plain(recipe.meal_roles)],
    [words.cuisine, plain(recipe.cuisines)],
    [words.cooking, plain(recipe.cooking_methods)],
    [words.keywords, plain(recipe.keywords)],
    [words.translations, translationValues(recipe)],
  ];
  const byLabel = new Map<string, FactValue[]>();
  for (const [label, values] of stated) {
    const all = byLabel.get(label) ?? [];
    for (const value of values)
      if (!all.some(({ text, url }) => text === value.text && url === value.url)) all.push(value);
    byLabel.set(label, all);
  }
  return [...byLabel].flatMap(([label, values]) => (values.length === 0 ? [] : [{ label, values }]));
};
