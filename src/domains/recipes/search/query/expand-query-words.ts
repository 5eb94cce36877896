import { LRUCache } from 'lru-cache';

import type { Db } from '../../../../platform/db/database.ts';
import type { LibraryScope } from '../../../../platform/http/scope.ts';
import type { LibraryId } from '../../../../platform/ids/ids.ts';
import { namedCaches } from '../../../../platform/memory/recent-cache.ts';
import { listTagNames } from '../../../organization/index.ts';
import { isCorrectable } from './correct-word.ts';
import { MAX_COMPLETIONS_LOOKED_UP, completeWord, getPrefixesToLookUp } from './complete-word.ts';
import { findCorrectionsOfWord } from './find-corrections.ts';
import type { QueryWord } from './parse-query.ts';
import { MAX_SEARCHED_TAGS } from '../index/index-limits.ts';
import { findMatchingTagIds, getWordsOfTags } from '../index/tag-words.ts';
import type { NamedTag } from '../index/tag-words.ts';
import { findInVocabulary } from '../index/vocabulary.store.ts';

/** A query word with everything that it may match in a library. */
export interface ExpandedWord {
  /** Matches any of these words. */
  readonly words: readonly string[];
  /** Or any of these, in recipes in certain languages. */
  readonly singulars: QueryWord['singulars'];
  /** Or a word with one of these prefixes. */
  readonly prefixes: readonly string[];
  /** Or a title word with one of these prefixes. */
  readonly titlePrefixes: readonly string[];
  /** Or a tag with the word in its name. */
  readonly tags: readonly string[];
}

/** Further misspelled words in a query are not corrected, so the query finds nothing. */
const MAX_CORRECTED = 3;

/** In total, over all libraries. */
const MAX_CACHED_TAGS = 100_000;

const cachedTags = new LRUCache<LibraryId, { readonly version: number; readonly tags: readonly NamedTag[] }>({
  maxSize: MAX_CACHED_TAGS,
});
namedCaches.set('library-tags', cachedTags);

/** The tags of a library whose names are searched. They cannot change as long as its version stays the same. */
const listSearchedTags = async (db: Db, library: LibraryId, version: number): Promise<readonly NamedTag[]> => {
  const known = cachedTags.get(library);
  if (known?.version === version) return known.tags;
  const tags = await listTagNames(db, library, MAX_SEARCHED_TAGS);
  cachedTags.set(library, { version, tags }, { size: tags.length + 1 });
  return tags;
};

/** Looks up the words of a query in the tag names and the vocabulary of the library, and corrects typos. */
export const expandQueryWords = async (
  db: Db,
  { libraryId: library, version }: LibraryScope,
  words: readonly QueryWord[],
): Promise<readonly ExpandedWord[]> => {
  const tags = await listSearchedTags(db, library, version);
  const matches = await findInVocabulary(db, library, {
    words: words.flatMap(({ forms }) => forms),
    prefixes: words.flatMap(getPrefixesToLookUp),
    rows: MAX_COMPLETIONS_LOOKED_UP,
  });
  const understood: ExpandedWord[] = [];
  let corrected = 0;
  for (const word of words) {
    const { whole, beginnings } = completeWord(word, matches);
    const named = findMatchingTagIds(tags, word);
    const isKnown =
      named.length > 0 ||
      whole.length > 0 ||
      beginnings.length > 0 ||
      word.forms.some((form) => matches.known.has(form));
    const isWrong = !isKnown && isCorrectable(word.text) && corrected < MAX_CORRECTED;
    if (isWrong) corrected += 1;
    const meant = isWrong ? await findCorrectionsOfWord(db, library, word, getWordsOfTags(tags)) : [];
    understood.push({
      words: [...new Set([...word.forms.filter((form) => !word.singulars.has(form)), ...whole, ...meant])],
      singulars: word.singulars,
      prefixes: beginnings,
      titlePrefixes: word.titlePrefixes,
      tags: isWrong ? findMatchingTagIds(tags, { forms: meant, prefixes: [] }) : named,
    });
  }
  return understood;
};
