/**
 * Characters that CommonMark (https://spec.commonmark.org/0.31.2/) and common extensions for tables, formulas and
 * strikethrough may treat as markup anywhere in a line. A backslash makes them plain, including `<` and `&`, so that no
 * text becomes HTML.
 */
const ANYWHERE = /[\\`*_[\]<>&#~|$]/g;
/** Starts of lists, rules and heading underlines. Other line starts are covered above. */
const AT_START = /^(?:(?=[+=-])|\d+(?=[.)]))/;

/** Escapes one line of text for any position. */
export const escapeMarkdown = (line: string): string =>
  line.replaceAll(ANYWHERE, String.raw`\$&`).replace(AT_START, '$&\\');

/** Characters that would end a link destination or the URL. */
const NOT_IN_DESTINATION = /[\s\p{Cc}<>()\\]/gu;

const percent = (character: string): string =>
  [...Buffer.from(character)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');

/** Escapes a URL or path as a link destination, where only entities would be decoded. */
export const escapeLinkDestination = (address: string): string =>
  address.replaceAll(NOT_IN_DESTINATION, percent).replaceAll(/&(?=#?\w+;)/g, String.raw`\&`);
