/** Spaces of every kind, control characters, and what Unicode never gives a meaning. No format has a use for these. */
const UNPRINTED = /[\s\p{Cc}\p{Noncharacter_Code_Point}]+/gu;

/** Most text is clean already, which is told sooner than it is cleaned. */
const CLEAN = /^(?:[!-~\u00a1-\u024f\u2010-\u2027]+(?: [!-~\u00a1-\u024f\u2010-\u2027]+)*)?$/;

/** On one line, with single spaces. */
export const oneLine = (text: string): string => (CLEAN.test(text) ? text : text.replaceAll(UNPRINTED, ' ').trim());

const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/** One paragraph, line by line. There is something on every line. */
export type Paragraph = readonly string[];

/** Text of many lines: an empty one ends a paragraph. */
export const paragraphsOf = (text: string | undefined): Paragraph[] => {
  const paragraphs: string[][] = [];
  let open: string[] | undefined;
  for (const line of (text ?? '').split(LINE_END).map(oneLine)) {
    if (line === '') open = undefined;
    else if (open === undefined) paragraphs.push((open = [line]));
    else open.push(line);
  }
  return paragraphs;
};

/** Texts with something in them, each on one line. */
export const linesOf = (texts: readonly (string | undefined)[] | null | undefined): string[] =>
  (texts ?? []).map((text) => oneLine(text ?? '')).filter((text) => text !== '');
