// The parts of RFC 5545 that a calendar of all-day events needs.

/** Maximum octets of a line without its line break (section 3.1). */
const MAX_LINE_LENGTH = 75;
/** Starts a continuation line; the space counts as one of its octets. */
const FOLD = '\r\n ';

/** Control characters that are not allowed in calendar text; tabs are. */
const CONTROLS = new RegExp(String.raw`[\u0000-\u0008\u000b-\u001f\u007f]`, 'g');

/**
 * Escapes text for a property value (section 3.3.11). Every kind of line break becomes one; other control characters
 * are dropped.
 */
export const escapeText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(CONTROLS, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** Folds a line so that no part is too long and no character is split (section 3.1). */
export const foldLine = (line: string): string => {
  let folded = '';
  let room = MAX_LINE_LENGTH;
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (octets > room) {
      folded += FOLD;
      room = MAX_LINE_LENGTH - 1;
    }
    folded += character;
    room -= octets;
  }
  return folded;
};

/** Joins lines into calendar text, each with its line break. */
export const formatContentLines = (lines: readonly string[]): string =>
  lines.map((line) => `${foldLine(line)}\r\n`).join('');
