import { parseAmount } from '../../units/index.ts';
import { isCountedFood } from '../food/noun-forms/match-noun-to-count.ts';
import { getFoodPhrase } from '../line-amounts/food-phrase.ts';
import type { LabeledLine, Label } from './labeled-line.ts';
import type { LineToken } from './tokenize-line.ts';

/** `.5`, `,5`, or `1 000`. */
const MAY_HAVE_PARTS = /(?:^|[^\d\p{L}\p{Sc}.])[.,]\d|\d\s\d{3}(?!\d)/u;
const BEFORE_POINT = /^[^\d\p{L}\p{Sc}.]?$/u;
const GROUPS = /^[1-9]\d{0,2}(?:\s\d{3})*$/u;
const GROUP = /^\d{3}$/u;
const LETTER_OR_SLASH = /[\p{L}/⁄∕]/u;

const isAmount = (label: Label | undefined): boolean => label === 'quantity' || label === 'size';

/** The index of a token, and the token before it, which may be joined already. */
interface Place {
  readonly before: LineToken;
  readonly at: number;
}

/** The `5` of `.5`, or at the start of a line that is not English, of `,5`. */
const isAfterPoint = ({ text, tokens, language }: LabeledLine, { before, at }: Place): boolean => {
  const isPoint = before.text === '.' || (before.text === ',' && before.start === 0 && language !== 'en');
  return isPoint && tokens[at]?.isAttached === true && BEFORE_POINT.test(text.charAt(before.start - 1));
};

/**
 * The `000` of `1 000`, and in languages that group thousands with a space, the `500` of `1 500`, unless a container
 * or something counted follows: `2 400 g burkar` are two cans. Not after the type of a flour: `T55 500 g`.
 */
const isThousands = ({ text, tokens, labels, language }: LabeledLine, { before, at }: Place): boolean => {
  const token = tokens[at];
  if (token === undefined || token.isAttached || !GROUP.test(token.text) || !GROUPS.test(before.text)) return false;
  if (!isAmount(labels[at]) || !isAmount(labels[at - 1])) return false;
  if (LETTER_OR_SLASH.test(text.charAt(before.start - 1))) return false;
  const isBeforeContainer = labels[at + 1] === 'unit' && labels[at + 2] === 'unit';
  const food = getFoodPhrase(text.slice(tokens[at + 1]?.end ?? text.length));
  if ((isBeforeContainer || isCountedFood(food, language)) && !token.text.startsWith('0')) return false;
  return parseAmount(text.slice(before.start, token.end), language) !== undefined;
};

/**
 * Joins the tokens of `.5` and of `1 000` into one. The tagger was trained on separate tokens, so they are joined once
 * they are labeled.
 */
export const joinNumberTokens = (line: LabeledLine): LabeledLine => {
  if (!MAY_HAVE_PARTS.test(line.text)) return line;
  const tokens: LineToken[] = [];
  const labels: Label[] = [];
  for (const [at, token] of line.tokens.entries()) {
    const before = tokens.at(-1);
    const isRest =
      before !== undefined &&
      token.kind === 'number' &&
      (isAfterPoint(line, { before, at }) || isThousands(line, { before, at }));
    if (isRest) {
      tokens.splice(-1, 1, {
        ...before,
        kind: 'number',
        text: line.text.slice(before.start, token.end),
        end: token.end,
      });
      labels.pop();
    } else tokens.push(token);
    labels.push(line.labels[at] ?? 'other');
  }
  return { ...line, tokens, labels };
};
