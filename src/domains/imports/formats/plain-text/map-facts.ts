import type { RecipeDocument } from '../../../recipe-format/index.ts';
import { parseAuthor } from '../../values/parse-author.ts';
import { joinNotes } from '../../text/join-notes.ts';
import { toLabel } from '../../text/to-label.ts';
import { formatServings } from '../../values/format-servings.ts';
import { findUrl, parseSource } from '../../values/parse-source.ts';
import type { Fact } from '../../vocabulary/facts.ts';

/** Facts as schema.org properties, and as recipe document fields where schema.org has none. */
export interface MappedFacts {
  readonly node: Readonly<Record<string, unknown>>;
  readonly overrides: Partial<RecipeDocument>;
  /** Facts without a counterpart, as `label: value` lines. */
  readonly unmappedLines: readonly string[];
}

const PROPERTIES = {
  prepTime: 'prepTime',
  cookTime: 'cookTime',
  totalTime: 'totalTime',
  category: 'recipeCategory',
  cuisine: 'recipeCuisine',
  cookingMethod: 'cookingMethod',
  keywords: 'keywords',
  published: 'datePublished',
  modified: 'dateModified',
} as const;

const isList = (kind: Fact['kind']): boolean => ['category', 'cuisine', 'cookingMethod', 'keywords'].includes(kind);

const labelsIn = (text: string): string[] =>
  text
    .split(/[,;]/)
    .map((label) => label.trim())
    .filter((label) => label !== '');

const MAX_LABELS = 50;

/** Uses the first fact of each kind. Repeated ones are kept as lines. */
export const mapFacts = (facts: readonly Fact[]): MappedFacts => {
  const node: Record<string, unknown> = {};
  let source: RecipeDocument['source'];
  const [yields, authors, roles, others]: [string[], unknown[], string[], string[]] = [[], [], [], []];
  for (const { kind, label, value } of facts) {
    const line = label === '' ? value : `${label}: ${value}`;
    if (kind === 'yield') yields.push(formatServings(value));
    else if (kind === 'otherTime') others.push(line);
    else if (kind === 'course') roles.push(value);
    else if (kind === 'author') authors.push(parseAuthor(value));
    else if (kind === 'source') {
      if (source === undefined) source = parseSource(value);
      else others.push(line);
    } else if (node[PROPERTIES[kind]] !== undefined) others.push(line);
    else node[PROPERTIES[kind]] = isList(kind) ? labelsIn(value) : value;
  }
  if (yields.length > 0) node['recipeYield'] = [...new Set(yields)];
  if (authors.length > 0) node['author'] = authors;
  const meal_roles = labelsIn(roles.join(',')).slice(0, MAX_LABELS).map(toLabel);
  return {
    node,
    overrides: { ...(source && { source }), ...(meal_roles.length > 0 && { meal_roles }) },
    unmappedLines: others,
  };
};

/** The URL of the page a text was copied from, if the text is nothing but a URL. */
export const parseUrlLine = (text: string): string | undefined => {
  const address = findUrl(text);
  return address !== undefined && text.replace(address, '').trim().length < 3 ? address : undefined;
};

export const formatNotes = (notes: readonly string[], others: readonly string[]): string | undefined =>
  joinNotes([...notes, others.join('\n')]);
