import type { Db } from '../../../platform/db/database.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import { namesOfTags } from '../../organization/index.ts';
import { isCorrectable } from './correct-word.ts';
import { continueWord } from './continue-word.ts';
import { nearbyWords } from './nearby-words.ts';
import type { QueryWord } from './parse-query.ts';
import { tagsNamed, wordsOfTags } from './tag-words.ts';
import { knownWords } from './vocabulary.store.ts';

/** A query word with everything that it may match in a library. */
export interface UnderstoodWord {
  /** Matches any of these words. */
  readonly words: readonly string[];
  /** Or any of these, in recipes in certain languages. */
  readonly singulars: QueryWord['singulars'];
  /** Or a word with one of these prefixes. */
  readonly beginnings: readonly string[];
  /** Or a title word with one of these prefixes. */
  readonly titleBeginnings: readonly string[];
  /** Or a tag with the word in its name. */
  readonly tags: readonly string[];
}

/** Further misspelled words in a query are not corrected, so the query finds nothing. */
const MOST_CORRECTED = 3;

/** Looks up the words of a query in the tag names and the vocabulary of the library, and corrects typos. */
export const understandWords = async (
  db: Db,
  library: LibraryId,
  words: readonly QueryWord[],
): Promise<readonly UnderstoodWord[]> => {
  const tags = await namesOfTags(db, library);
  const known = await knownWords(
    db,
    library,
    words.flatMap(({ forms }) => forms),
  );
  const understood: UnderstoodWord[] = [];
  let corrected = 0;
  for (const word of words) {
    const { whole, beginnings } = await continueWord(db, library, word);
    const named = tagsNamed(tags, word);
    const isKnown =
      named.length > 0 || whole.length > 0 || beginnings.length > 0 || word.forms.some((form) => known.has(form));
    const isWrong = !isKnown && isCorrectable(word.text) && corrected < MOST_CORRECTED;
    if (isWrong) corrected += 1;
    const meant = isWrong ? await nearbyWords(db, library, word, wordsOfTags(tags)) : [];
    understood.push({
      words: [...new Set([...word.forms.filter((form) => !word.singulars.has(form)), ...whole, ...meant])],
      singulars: word.singulars,
      beginnings,
      titleBeginnings: word.titleBeginnings,
      tags: isWrong ? tagsNamed(tags, { forms: meant, beginnings: [] }) : named,
    });
  }
  return understood;
};
