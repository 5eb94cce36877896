/**
 * What CommonMark (https://spec.commonmark.org/0.31.2/), and the tables, formulas and strikethrough that others added to
 * it, could take for markup anywhere in a line. A backslash makes a plain character of it, also of `<` and `&`, so that
 * no text becomes HTML.
 */
const ANYWHERE = /[\\`*_[\]<>&#~|$]/g;
/** What begins a list, a rule or the underline of a heading. All else that begins something is among the above. */
const AT_START = /^(?:(?=[+=-])|\d+(?=[.)]))/;

/** One line of text that reads as it is, wherever it stands. */
export const escapeText = (line: string): string =>
  line.replaceAll(ANYWHERE, String.raw`\$&`).replace(AT_START, '$&\\');

/** What would end the destination of a link, or the address where it is read. */
const NOT_IN_DESTINATION = /[\s\p{Cc}<>()\\]/gu;

const percent = (character: string): string =>
  [...Buffer.from(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');

/** An address or a path as it stands between the brackets of a link. Only an entity in it would be decoded. */
export const destination = (address: string): string =>
  address.replaceAll(NOT_IN_DESTINATION, percent).replaceAll(/&(?=#?\w+;)/g, String.raw`\&`);
