import type { RecipeDocument } from '../../../recipe-format/index.ts';
import { readAuthorText } from '../shared/facts/author-text.ts';
import { joinProse } from '../shared/facts/join-prose.ts';
import { labelText } from '../shared/facts/label-text.ts';
import { servingsText } from '../shared/facts/servings-text.ts';
import { addressIn, readSourceText } from '../shared/facts/source-text.ts';
import type { Fact } from '../shared/vocabulary/read-label.ts';

/** Facts as schema.org properties, and as recipe document fields where schema.org has none. */
export interface StatedFacts {
  readonly node: Readonly<Record<string, unknown>>;
  readonly also: Partial<RecipeDocument>;
  /** Facts without a counterpart, as `label: value` lines. */
  readonly others: readonly string[];
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

const MOST_LABELS = 50;

/** Uses the first fact of each kind. Repeated ones are kept as lines. */
export const stateFacts = (facts: readonly Fact[]): StatedFacts => {
  const node: Record<string, unknown> = {};
  let source: RecipeDocument['source'];
  const [yields, authors, roles, others]: [string[], unknown[], string[], string[]] = [[], [], [], []];
  for (const { kind, label, value } of facts) {
    const line = label === '' ? value : `${label}: ${value}`;
    if (kind === 'yield') yields.push(servingsText(value));
    else if (kind === 'otherTime') others.push(line);
    else if (kind === 'course') roles.push(value);
    else if (kind === 'author') authors.push(readAuthorText(value));
    else if (kind === 'source') {
      if (source === undefined) source = readSourceText(value);
      else others.push(line);
    } else if (node[PROPERTIES[kind]] !== undefined) others.push(line);
    else node[PROPERTIES[kind]] = isList(kind) ? labelsIn(value) : value;
  }
  if (yields.length > 0) node['recipeYield'] = [...new Set(yields)];
  if (authors.length > 0) node['author'] = authors;
  const meal_roles = labelsIn(roles.join(',')).slice(0, MOST_LABELS).map(labelText);
  return { node, also: { ...(source && { source }), ...(meal_roles.length > 0 && { meal_roles }) }, others };
};

/** The URL of the page a text was copied from, if the text is nothing but a URL. */
export const loneAddress = (text: string): string | undefined => {
  const address = addressIn(text);
  return address !== undefined && text.replace(address, '').trim().length < 3 ? address : undefined;
};

export const notesOf = (notes: readonly string[], others: readonly string[]): string | undefined =>
  joinProse([...notes, others.join('\n')]);
