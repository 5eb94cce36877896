import { RecentCache } from '../../../platform/memory/recent-cache.ts';
import { singularIn } from '../../ingredients/index.ts';
import { languages } from '../../units/index.ts';
import type { QueryWord } from './parse-query.ts';
import { spelledWords } from './spellings.ts';

export interface NamedTag {
  readonly id: string;
  readonly name: string;
}

/** The maximum number of tags for one query word. Each adds a term to the query, and PostgreSQL limits its length. */
const MOST_TAGS = 100;
/** More tags than any library has. */
const MOST_KEPT = 10_000;

const kept = new RecentCache<readonly string[]>(MOST_KEPT);

/** Every form of every word in a name. Cached, because all tags are checked with every letter that a user types. */
const formsOf = (name: string): readonly string[] => {
  const before = kept.get(name);
  if (before !== undefined) return before;
  const spellings = spelledWords(name).flat();
  const singulars = spellings.flatMap((word) => languages.map((language) => singularIn(language)(word)));
  const forms = [...new Set([...spellings, ...singulars])];
  kept.set(name, forms);
  return forms;
};

/** Every word in the names of tags. */
export const wordsOfTags = (tags: readonly NamedTag[]): readonly string[] => tags.flatMap(({ name }) => formsOf(name));

/** Ids of the tags with one of these words in their name. */
export const tagsNamed = (
  tags: readonly NamedTag[],
  { forms, beginnings }: Pick<QueryWord, 'forms' | 'beginnings'>,
): readonly string[] =>
  tags
    .filter(({ name }) =>
      formsOf(name).some((form) => forms.includes(form) || beginnings.some((beginning) => form.startsWith(beginning))),
    )
    .slice(0, MOST_TAGS)
    .map(({ id }) => id);
