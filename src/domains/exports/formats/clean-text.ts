/** White space of every kind, control characters and noncharacters, which no format can use. */
const UNPRINTED = /[\s\p{Cc}\p{Noncharacter_Code_Point}]+/gu;

/** Fast path: most text is already clean, and checking is faster than cleaning. */
const CLEAN = /^(?:[!-~\u00a1-\u024f\u2010-\u2027]+(?: [!-~\u00a1-\u024f\u2010-\u2027]+)*)?$/;

/** Joins text into one line with single spaces. */
export const toSingleLine = (text: string): string =>
  CLEAN.test(text) ? text : text.replaceAll(UNPRINTED, ' ').trim();

const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/** A paragraph as non-empty lines. */
export type Paragraph = readonly string[];

/** Splits text into paragraphs at empty lines. */
export const splitParagraphs = (text: string | undefined): Paragraph[] => {
  const paragraphs: string[][] = [];
  let open: string[] | undefined;
  for (const line of (text ?? '').split(LINE_END).map(toSingleLine)) {
    if (line === '') open = undefined;
    else if (open === undefined) paragraphs.push((open = [line]));
    else open.push(line);
  }
  return paragraphs;
};

/** The non-empty texts, each on one line. */
export const toSingleLines = (texts: readonly (string | undefined)[] | null | undefined): string[] =>
  (texts ?? []).map((text) => toSingleLine(text ?? '')).filter((text) => text !== '');
