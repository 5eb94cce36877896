import { Recent } from '../../../platform/memory/recent.ts';
import { singularIn } from '../../ingredients/index.ts';
import { languages } from '../../units/index.ts';
import type { QueryWord } from './parse-query.ts';
import { spelledWords } from './spellings.ts';

export interface NamedTag {
  readonly id: string;
  readonly name: string;
}

/** Of those that begin alike. More would be asked for one by one, and PostgreSQL bounds how long a question is. */
const MOST_TAGS = 100;
/** More than any library has. */
const MOST_KEPT = 10_000;

const kept = new Recent<readonly string[]>(MOST_KEPT);

/** Every form of every word of a name. Tags are few and are looked at with every letter that somebody types. */
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

/** The tags that have one of these words in their name. */
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
