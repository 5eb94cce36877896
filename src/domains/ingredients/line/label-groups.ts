import type { LabeledLine, TokenRange, Label } from './labeled-line.ts';
import type { LineToken } from './tokenize-line.ts';

/** Consecutive tokens with the same label. */
export interface LabelGroup extends TokenRange {
  readonly label: Label;
}

/** A bracket belongs to a part only together with its other half. */
const OPENING = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);
const CLOSING = new Set(OPENING.values());

/**
 * Groups tokens with the same label. Punctuation between them is included: `swordfish, tuna, or monkfish` is one name.
 * Quantities and units are not joined across brackets, slashes and commas, which separate one from the next.
 */
export const groupByLabel = ({ tokens, labels }: LabeledLine): LabelGroup[] => {
  const groups: LabelGroup[] = [];
  let at = 0;
  while (at < tokens.length) {
    const label = labels[at] ?? 'other';
    if (label === 'other') {
      at += 1;
      continue;
    }
    const first = at;
    let end = at + 1;
    for (let next = end; next < tokens.length; next += 1) {
      if (labels[next] === label) end = next + 1;
      else if (labels[next] !== 'other' || !mayJoin(label, tokens[next])) break;
    }
    end = withClosing(tokens, labels, first, end);
    groups.push({ label, first, end });
    at = end;
  }
  return groups;
};

const mayJoin = (label: Label, token: LineToken | undefined): boolean => {
  if (token === undefined || token.kind !== 'mark') return false;
  if (label === 'quantity') return /^[-–—~.]$/.test(token.text);
  if (label === 'unit') return /^[-.]$/.test(token.text);
  return true;
};

/** `aubergines (eggplants)`, `milk 2%`: the bracket and the sign at the end belong to the part as well. */
const withClosing = (tokens: readonly LineToken[], labels: readonly Label[], first: number, end: number): number => {
  const open: string[] = [];
  for (let at = first; at < end; at += 1) {
    const text = tokens[at]?.text ?? '';
    const closing = OPENING.get(text);
    if (closing !== undefined) open.push(closing);
    else if (CLOSING.has(text)) open.pop();
  }
  const next = tokens[end];
  if (next === undefined || labels[end] !== 'other') return end;
  if (open.at(-1) === next.text || (next.text === '%' && next.isAttached)) return end + 1;
  return end;
};
