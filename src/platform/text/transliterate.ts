/** Letters that some people write as two if their keyboard lacks them, and others write without the mark. */
const SPELLED_OUT = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['å', 'aa'],
  ['ø', 'oe'],
]);

const MARKED = /[äöüåøæ]|\u0308|\u030a/i;

/** `Müsli` becomes `muesli`; undefined if there is nothing to spell out. */
export const transliterate = (text: string): string | undefined =>
  MARKED.test(text)
    ? text
        .normalize('NFC')
        .toLowerCase()
        .replaceAll(/[äöüåø]/g, (letter) => SPELLED_OUT.get(letter) ?? letter)
    : undefined;
