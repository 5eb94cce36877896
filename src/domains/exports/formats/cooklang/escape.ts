// What means something in Cooklang (https://cooklang.org/docs/spec/), and how text is kept from meaning it.
//
// The specification has no word about escapes. The reference parser (cooklang-rs) has them: a backslash makes plain text
// of whatever character follows it, everywhere but in the front matter. Smaller parsers, made of regular expressions, show
// the backslash and, after `\@`, still see an ingredient. No way of writing reaches all of them without changing the text;
// so a backslash stands where it must and nowhere else: `@ 20 °C` and `a - b` mean nothing and are left alone.

/**
 * Anywhere in a step or a note: an ingredient, cookware or a timer begins only right before something, and its name goes
 * on to a brace; `--` and `[-` are comments. At the start of a line `>` is a note or metadata, `=` a section.
 */
const IN_TEXT = /[\\{]|[@#~](?=\S|$)|(?<=[-[])-|^[>=]/g;

/** Most text has none of these, which is told sooner than that there is nothing to escape. */
const SUSPECT = /[\\{@#~>=[]|--/;

/** Text that says what it says. On one line, since an empty line would end the step. */
export const plainText = (line: string): string =>
  SUSPECT.test(line) ? line.replaceAll(IN_TEXT, String.raw`\$&`) : line;

/** Right behind an ingredient a bracket would be its preparation. */
export const textBehindMark = (line: string): string => plainText(line).replace(/^\(/, String.raw`\(`);

/** In names, amounts and preparations also all that ends them, and before them what the extensions read as modifiers. */
const IN_PART = /[\\@#~{}%|()*]|(?<=[-[])-|^[=&?+\-./]/g;

export const partText = (line: string): string => line.replaceAll(IN_PART, String.raw`\$&`);

/** The title of a section ends at an equals sign. */
const IN_TITLE = /[\\={]|[@#~](?=\S|$)|(?<=[-[])-/g;

export const sectionTitle = (line: string): string => `== ${line.replaceAll(IN_TITLE, String.raw`\$&`)} ==`;
