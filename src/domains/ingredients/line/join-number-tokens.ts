import { parseAmount } from '../../units/index.ts';
import type { LabeledLine, Label } from './labeled-line.ts';
import type { LineToken } from './tokenize-line.ts';

/** `.5` at the start of a word, or `1 000`. */
const MAY_HAVE_PARTS = /(?:^|[\s(])\.\d|\d\s\d{3}(?!\d)/u;
const POINT = '.';
const GROUP = /^\d{3}$/u;

const START = /^[\s(]?$/u;

const isStartOfNumber = ({ text }: LabeledLine, before: LineToken, token: LineToken): boolean =>
  before.text === POINT && token.isAttached && START.test(text.charAt(before.start - 1));

/** Depends on the language: `2 400 g tins` are two tins. */
const isThousands = ({ text, language }: LabeledLine, before: LineToken, token: LineToken): boolean =>
  before.kind === 'number' &&
  GROUP.test(token.text) &&
  !token.isAttached &&
  parseAmount(text.slice(before.start, token.end), language) !== undefined;

/**
 * Joins the tokens of `.5` and of `1 000` into one. The tagger was trained on separate tokens, so they are joined once
 * they are labeled.
 */
export const joinNumberTokens = (line: LabeledLine): LabeledLine => {
  if (!MAY_HAVE_PARTS.test(line.text)) return line;
  const tokens: LineToken[] = [];
  const labels: Label[] = [];
  for (const [at, token] of line.tokens.entries()) {
    const [before, label] = [tokens.at(-1), line.labels[at] ?? 'other'];
    const isRest =
      before !== undefined &&
      token.kind === 'number' &&
      (isStartOfNumber(line, before, token) || isThousands(line, before, token));
    if (isRest) {
      const joined = { ...before, kind: token.kind, text: line.text.slice(before.start, token.end), end: token.end };
      tokens.splice(-1, 1, joined);
      labels.splice(-1, 1, before.kind === 'mark' ? label : (labels.at(-1) ?? label));
    } else {
      tokens.push(token);
      labels.push(label);
    }
  }
  return { ...line, tokens, labels };
};
