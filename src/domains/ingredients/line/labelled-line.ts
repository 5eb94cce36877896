import type { Language } from '../../units/index.ts';
import type { Label } from './labels.ts';
import type { Token } from './tokens.ts';

/** A tokenized line with one label per token. */
export interface LabelledLine {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly labels: readonly Label[];
  readonly language: Language;
}

/** A range of token indexes. `end` is exclusive. */
export interface Stretch {
  readonly first: number;
  readonly end: number;
}

/** The text of a range as written, with everything between its tokens. */
export const textOf = ({ text, tokens }: LabelledLine, { first, end }: Stretch): string =>
  text.slice(tokens[first]?.start ?? 0, tokens[end - 1]?.end ?? 0);
