import { RecentCache } from '../../../../platform/memory/recent-cache.ts';
import { getSingularizer } from '../../../ingredients/index.ts';
import { languages } from '../../../units/index.ts';
import type { QueryWord } from '../query/parse-query.ts';
import { splitIntoWordSpellings } from './word-spellings.ts';

export interface NamedTag {
  readonly id: string;
  readonly name: string;
}

/** The maximum number of tags for one query word. Each adds a term to the query, and PostgreSQL limits its length. */
const MAX_TAGS = 100;
/** The names of two libraries with as many tags as are searched. */
const MAX_CACHED = 10_000;

const kept = new RecentCache<readonly string[]>(MAX_CACHED, 'tag-words');

/** Every form of every word in a name. Cached, because all tags are checked with every letter that a user types. */
const formsOf = (name: string): readonly string[] => {
  const before = kept.get(name);
  if (before !== undefined) return before;
  const spellings = splitIntoWordSpellings(name).flat();
  const singulars = spellings.flatMap((word) => languages.map((language) => getSingularizer(language)(word)));
  const forms = [...new Set([...spellings, ...singulars])];
  kept.set(name, forms);
  return forms;
};

/** Every word in the names of tags. */
export const getWordsOfTags = (tags: readonly NamedTag[]): readonly string[] =>
  tags.flatMap(({ name }) => formsOf(name));

/** Ids of the tags with one of these words in their name. */
export const findMatchingTagIds = (
  tags: readonly NamedTag[],
  { forms, prefixes }: Pick<QueryWord, 'forms' | 'prefixes'>,
): readonly string[] =>
  tags
    .filter(({ name }) =>
      formsOf(name).some((form) => forms.includes(form) || prefixes.some((beginning) => form.startsWith(beginning))),
    )
    .slice(0, MAX_TAGS)
    .map(({ id }) => id);
