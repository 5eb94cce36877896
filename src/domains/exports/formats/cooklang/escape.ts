// Escaping of Cooklang syntax (https://cooklang.org/docs/spec/).
//
// The specification does not mention escapes. The reference parser (cooklang-rs) supports them: a backslash makes the
// following character plain text everywhere except in the front matter. Smaller parsers based on regular expressions
// show the backslash and still see an ingredient after `\@`. No notation works in all of them without changing the
// text, so a backslash is used only where necessary: `@ 20 °C` and `a - b` have no meaning and are left alone.

/**
 * In a step or note: an ingredient, cookware or timer marker must be followed directly by text, and its name extends to
 * a brace; `--` and `[-` start comments. At the start of a line `>` is a note or metadata, `=` a section.
 */
const IN_TEXT = /[\\{]|[@#~](?=\S|$)|(?<=[-[])-|^[>=]/g;

/** Fast path: most text contains none of these characters. */
const SUSPECT = /[\\{@#~>=[]|--/;

/** Escapes plain text. On one line, because an empty line would end the step. */
export const escapeCooklang = (line: string): string =>
  SUSPECT.test(line) ? line.replaceAll(IN_TEXT, String.raw`\$&`) : line;

/** Directly after an ingredient, a parenthesis would start its preparation. */
export const escapeTextAfterMarkup = (line: string): string => escapeCooklang(line).replace(/^\(/, String.raw`\(`);

/**
 * In names, amounts and preparations: also the characters that end them, and at their start the modifiers of the
 * extensions.
 */
const IN_PART = /[\\@#~{}%|()*]|(?<=[-[])-|^[=&?+\-./]/g;

export const escapeMarkupPart = (line: string): string => line.replaceAll(IN_PART, String.raw`\$&`);

/** In section titles, which end at an equals sign. */
const IN_TITLE = /[\\={]|[@#~](?=\S|$)|(?<=[-[])-/g;

export const formatSectionHeading = (line: string): string => `== ${line.replaceAll(IN_TITLE, String.raw`\$&`)} ==`;
