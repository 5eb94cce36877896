// RFC 5545, the parts that a calendar of whole days needs.

/** Octets of a line without its end (section 3.1). */
const LONGEST_LINE = 75;
/** Begins a line that goes on with the one before; it counts as one of its octets. */
const FOLD = '\r\n ';

/** What no text of a calendar may hold; a tab may stand there. */
const CONTROLS = new RegExp(String.raw`[\u0000-\u0008\u000b-\u001f\u007f]`, 'g');

/** Text as the value of a property (section 3.3.11): line breaks of every kind are one, and other controls are left out. */
export const escapeText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(CONTROLS, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** A line broken so that no part is longer than it may be, and no character is torn (section 3.1). */
export const foldLine = (line: string): string => {
  let folded = '';
  let room = LONGEST_LINE;
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (octets > room) {
      folded += FOLD;
      room = LONGEST_LINE - 1;
    }
    folded += character;
    room -= octets;
  }
  return folded;
};

/** Lines as they are sent, each with its end. */
export const contentLines = (lines: readonly string[]): string => lines.map((line) => `${foldLine(line)}\r\n`).join('');
