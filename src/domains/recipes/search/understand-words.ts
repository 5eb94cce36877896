import type { Db } from '../../../platform/db/database.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import { namesOfTags } from '../../organization/index.ts';
import { isCorrectable } from './correct-word.ts';
import { continueWord } from './continue-word.ts';
import { nearbyWords } from './nearby-words.ts';
import type { QueryWord } from './parse-query.ts';
import { tagsNamed, wordsOfTags } from './tag-words.ts';
import { knownWords } from './vocabulary.store.ts';

/** A word that is asked for, with all that it may mean in a library. */
export interface UnderstoodWord {
  /** Any of these words will do. */
  readonly words: readonly string[];
  /** Or any of these, in recipes of certain languages. */
  readonly singulars: QueryWord['singulars'];
  /** Or one that begins with any of these. */
  readonly beginnings: readonly string[];
  /** Or one of the title that begins with any of these. */
  readonly titleBeginnings: readonly string[];
  /** Or a tag with the word in its name. */
  readonly tags: readonly string[];
}

/** Somebody who makes more slips than this in one query finds what the other words find, and that is nothing. */
const MOST_CORRECTED = 3;

/** Looks up the words of a query in the names of tags and in the vocabulary of the library, and puts slips right. */
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
