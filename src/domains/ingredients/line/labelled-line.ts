import type { Language } from '../../units/index.ts';
import type { Label } from './labels.ts';
import type { Token } from './tokens.ts';

/** A line of which is known what part each of its words belongs to. */
export interface LabelledLine {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly labels: readonly Label[];
  readonly language: Language;
}

/** A stretch of tokens: from the first to the one after the last. */
export interface Stretch {
  readonly first: number;
  readonly end: number;
}

/** The words of a stretch, as they were written. */
export const textOf = ({ text, tokens }: LabelledLine, { first, end }: Stretch): string =>
  text.slice(tokens[first]?.start ?? 0, tokens[end - 1]?.end ?? 0);
