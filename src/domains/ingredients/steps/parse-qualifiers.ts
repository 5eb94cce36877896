import { findPhraseAt } from './phrase-table.ts';
import { isMark, getWordAt } from './tokenize-step.ts';
import type { StepToken } from './tokenize-step.ts';
import type { Qualifier, StepVocabulary } from './step-vocabulary.ts';

/** The words before a time or a temperature: `at least about`, `between`. */
export interface Qualifiers {
  readonly isAbout: boolean;
  readonly isAtLeast: boolean;
  readonly isAtMost: boolean;
  /** Whether `and` joins the two ends of a range. */
  readonly isBetween: boolean;
  /** The index of the token after them. */
  readonly end: number;
}

const qualifierAt = (tokens: readonly StepToken[], at: number, words: StepVocabulary) => {
  if (isMark(tokens[at], '~')) return { kind: 'about' as const, end: at + 1 };
  const found = findPhraseAt(words.qualifiers, tokens, at);
  if (found === undefined) return undefined;
  // A dot may end the word: `ca.`
  const hasDot = isMark(tokens[found.end], '.') && tokens[found.end]?.hasSpaceBefore === false;
  return { kind: found.meaning, end: hasDot ? found.end + 1 : found.end };
};

/** Parses up to two qualifiers, as in `at least about 10 minutes`, and `between`. All are optional. */
export const parseQualifiersAt = (tokens: readonly StepToken[], at: number, words: StepVocabulary): Qualifiers => {
  const first = qualifierAt(tokens, at, words);
  // Two are as many as stand together: `at least about 10 minutes`.
  const second = first === undefined ? undefined : qualifierAt(tokens, first.end, words);
  const end = second?.end ?? first?.end ?? at;
  const has = (kind: Qualifier): boolean => first?.kind === kind || second?.kind === kind;
  const isBetween = words.between.has(getWordAt(tokens, end) ?? '');
  return {
    isAbout: has('about'),
    isAtLeast: has('at-least'),
    isAtMost: has('at-most'),
    isBetween,
    end: isBetween ? end + 1 : end,
  };
};
