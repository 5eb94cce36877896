export interface PhraseWord {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** In lower case, composed, with a straight apostrophe. */
  readonly key: string;
}

/** The words of a phrase up to the first comma or parenthesis, and those after it. */
export interface SplitPhrase {
  readonly words: readonly PhraseWord[];
  readonly rest: readonly PhraseWord[];
  readonly hasRest: boolean;
}

const WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;
/** After these, nothing changes with the noun. A parenthesis without a space, as in `Zwiebel(n)`, is an ending. */
const ASIDE = /^(?:\s*[,;:]|\s+[([–—]|\s+-\s)/u;

/** Returns undefined if there is anything but words and spaces before the first comma: a number, a slash. */
export const splitPhrase = (phrase: string): SplitPhrase | undefined => {
  const words: PhraseWord[] = [];
  const rest: PhraseWord[] = [];
  let end = 0;
  let hasRest = false;
  const startsRest = (gap: string): boolean => words.length > 0 && ASIDE.test(gap);
  for (const match of phrase.matchAll(WORD)) {
    const [text] = match;
    const gap = phrase.slice(end, match.index);
    if (!hasRest && gap.trim() !== '') {
      if (!startsRest(gap)) return undefined;
      hasRest = true;
    }
    end = match.index + text.length;
    const key = text.normalize('NFC').toLowerCase().replaceAll('’', "'");
    (hasRest ? rest : words).push({ start: match.index, end, text, key });
  }
  const last = phrase.slice(end);
  if (hasRest || last.trim() === '') return { words, rest, hasRest };
  return startsRest(last) ? { words, rest, hasRest: true } : undefined;
};
