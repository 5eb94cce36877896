import type { Db } from '../../../../platform/db/database.ts';
import type { LibraryId } from '../../../../platform/ids/ids.ts';
import { listTagNames } from '../../../organization/index.ts';
import { isCorrectable } from './correct-word.ts';
import { completeWord } from './complete-word.ts';
import { findCorrections } from './find-corrections.ts';
import type { QueryWord } from './parse-query.ts';
import { findMatchingTagIds, getTagWords } from '../index/tag-words.ts';
import { findKnownWords } from '../index/vocabulary.store.ts';

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

/** Looks up the words of a query in the tag names and the vocabulary of the library, and corrects typos. */
export const expandQueryWords = async (
  db: Db,
  library: LibraryId,
  words: readonly QueryWord[],
): Promise<readonly ExpandedWord[]> => {
  const tags = await listTagNames(db, library);
  const known = await findKnownWords(
    db,
    library,
    words.flatMap(({ forms }) => forms),
  );
  const understood: ExpandedWord[] = [];
  let corrected = 0;
  for (const word of words) {
    const { whole, beginnings } = await completeWord(db, library, word);
    const named = findMatchingTagIds(tags, word);
    const isKnown =
      named.length > 0 || whole.length > 0 || beginnings.length > 0 || word.forms.some((form) => known.has(form));
    const isWrong = !isKnown && isCorrectable(word.text) && corrected < MAX_CORRECTED;
    if (isWrong) corrected += 1;
    const meant = isWrong ? await findCorrections(db, library, word, getTagWords(tags)) : [];
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
