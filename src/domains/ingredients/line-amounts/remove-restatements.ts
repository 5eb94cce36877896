import type { TextEdit } from '../../../platform/text/apply-edits.ts';
import { getMeasureSpan } from './line-context.ts';
import type { LineNumber } from './read-line-amounts.ts';
import { ONLY_SEPARATORS } from './role-patterns.ts';
import type { TextSpan } from './find-unit-span.ts';

/** The bracket around a statement, if it contains nothing else. */
const findBracket = (text: string, { start, end }: TextSpan, spans: readonly TextSpan[]): TextSpan | undefined => {
  const open = Math.max(text.lastIndexOf('(', start), text.lastIndexOf('[', start));
  const close = text.slice(end).search(/[)\]]/u);
  if (open === -1 || close === -1 || /[)\]]/u.test(text.slice(open, start))) return undefined;
  const closeAt = end + close;
  let [rest, at] = ['', open + 1];
  for (const span of spans.filter((each) => each.start > open && each.end <= closeAt)) {
    rest += text.slice(at, span.start);
    at = span.end;
  }
  rest += text.slice(at, closeAt);
  if (!ONLY_SEPARATORS.test(rest)) return undefined;
  return { start: text.slice(0, open).trimEnd().length, end: closeAt + 1 };
};

const SLASH_BEFORE = /[/=]\s?$/u;

/** A statement after a slash or equals sign, or at the end of the line. */
const findSlashed = (text: string, { start, end }: TextSpan): TextSpan | undefined => {
  const before = text.slice(0, start);
  const slash = SLASH_BEFORE.exec(before);
  if (slash !== null)
    return { start: before.slice(0, slash.index).trimEnd().length, end: text[end] === '.' ? end + 1 : end };
  const isLast = text.slice(end).trim() === '';
  return isLast ? { start: before.trimEnd().length, end: text.length } : undefined;
};

/** Joins the parts of `1 lb 9 oz`. */
const joinAdjacent = (text: string, spans: readonly TextSpan[]): readonly TextSpan[] => {
  const joined: TextSpan[] = [];
  for (const span of spans) {
    const previous = joined.at(-1);
    const isAdjacent = previous !== undefined && text.slice(previous.end, span.start).trim() === '';
    if (isAdjacent) joined[joined.length - 1] = { start: previous.start, end: span.end };
    else joined.push(span);
  }
  return joined;
};

const LETTER = /\p{L}/u;

/** Whether removing it leaves no bracket without its other half. */
const isBalanced = (removed: string): boolean => removed.split(/[([]/u).length === removed.split(/[)\]]/u).length;

/** Removes restatements with their brackets and slashes; undefined if one cannot be removed. */
export const removeRestatements = (text: string, numbers: readonly LineNumber[]): readonly TextEdit[] | undefined => {
  const spans = joinAdjacent(text, numbers.map(getMeasureSpan));
  const edits: TextEdit[] = [];
  for (const span of spans) {
    const removal = findBracket(text, span, spans) ?? findSlashed(text, span);
    if (removal === undefined || !isBalanced(text.slice(removal.start, removal.end))) return undefined;
    // `2 tbsp (25 ml)lemon juice`.
    const space = LETTER.test(text[removal.end] ?? '') ? ' ' : '';
    if (!edits.some(({ start }) => start === removal.start)) edits.push({ ...removal, text: space });
  }
  return edits;
};
