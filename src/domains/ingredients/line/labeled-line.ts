import type { Language } from '../../units/index.ts';
import type { LineToken } from './tokenize-line.ts';

/**
 * The part of a line that a token belongs to; `other` is punctuation and connecting words. The order is that of the
 * weights in `english.weights`.
 */
export const labels = ['other', 'quantity', 'unit', 'size', 'name', 'preparation', 'note', 'purpose'] as const;

export type Label = (typeof labels)[number];

/** A tokenized line with one label per token. */
export interface LabeledLine {
  readonly text: string;
  readonly tokens: readonly LineToken[];
  readonly labels: readonly Label[];
  readonly language: Language;
}

/** A range of token indexes. `end` is exclusive. */
export interface TokenRange {
  readonly first: number;
  readonly end: number;
}

/** The text of a range as written, with everything between its tokens. */
export const getRangeText = ({ text, tokens }: LabeledLine, { first, end }: TokenRange): string =>
  text.slice(tokens[first]?.start ?? 0, tokens[end - 1]?.end ?? 0);
