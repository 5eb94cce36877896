/** A numeral, a word or a single punctuation mark of a line, with its UTF-16 offsets. */
export interface LineToken {
  readonly kind: 'number' | 'word' | 'mark';
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether nothing stands between it and the token before. */
  readonly isAttached: boolean;
}

/** ½ ⅓ … by their code points: a few in Latin-1, the others in a block of their own. */
const isVulgar = (code: number): boolean =>
  (code >= 0xbc && code <= 0xbe) || (code >= 0x2150 && code <= 0x215e) || code === 0x2189;

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** The slash on keyboards, and U+2044 FRACTION SLASH. */
const isFractionSlash = (code: number): boolean => code === 47 || code === 0x2044;

/** ASCII letters, and everything above the Latin-1 symbols that is neither space nor punctuation. */
const isLetter = (code: number): boolean =>
  (code >= 97 && code <= 122) ||
  (code >= 65 && code <= 90) ||
  (code >= 0xc0 && code !== 0xd7 && code !== 0xf7 && !isBeyondLetters(code));

const isBeyondLetters = (code: number): boolean =>
  (code >= 0x2000 && code <= 0x2bff) || (code >= 0x3000 && code <= 0x3003) || code === 0xfeff || code === 0x1680;

const isSpace = (code: number): boolean =>
  code === 32 ||
  (code >= 9 && code <= 13) ||
  code === 0xa0 ||
  (code >= 0x2000 && code <= 0x200b) ||
  code === 0x202f ||
  code === 0x205f ||
  code === 0x3000 ||
  code === 0xfeff ||
  code === 0x1680;

const isApostrophe = (code: number): boolean => code === 39 || code === 0x2019;
const isHyphen = (code: number): boolean => code === 45 || code === 0x2010 || code === 0x2011;

const endOfDigits = (text: string, start: number): number => {
  let end = start;
  while (isDigit(text.charCodeAt(end))) end += 1;
  return end;
};

const THOUSANDS = 3;

/**
 * Where the groups end that continue up to three digits: `1'000` in Switzerland. No line that the tagger was trained on
 * has such a number.
 */
const endOfThousands = (text: string, first: number): number => {
  let end = first;
  while (isApostrophe(text.charCodeAt(end)) && endOfDigits(text, end + 1) === end + 1 + THOUSANDS) end += 1 + THOUSANDS;
  return end;
};

/** Where the numeral that begins here ends: `12`, `1.5`, `1,5`, `1/2`, `½`, `1'000`; `1½` is two numerals. */
const endOfNumber = (text: string, start: number): number => {
  if (isVulgar(text.charCodeAt(start))) return start + 1;
  const first = endOfDigits(text, start);
  const end = first - start <= THOUSANDS ? endOfThousands(text, first) : first;
  const next = text.charCodeAt(end);
  const goesOn = isDigit(text.charCodeAt(end + 1)) && (next === 46 || next === 44 || isFractionSlash(next));
  return goesOn ? endOfDigits(text, end + 1) : end;
};

/** Where the word that begins here ends: letters, joined by hyphens, apostrophes and dots between letters. */
const endOfWord = (text: string, start: number): number => {
  let end = start;
  for (;;) {
    const code = text.charCodeAt(end);
    if (isLetter(code)) {
      end += 1;
      continue;
    }
    const joins = isHyphen(code) || isApostrophe(code) || code === 46 || code === 38;
    if (!joins || !isLetter(text.charCodeAt(end + 1))) return end;
    end += 2;
  }
};

/**
 * Splits a line into tokens. Every character that is not a space is part of exactly one token. The tagger was trained
 * on these tokens: any change here requires raising FEATURE_VERSION and retraining.
 */
export const tokenizeLine = (text: string): LineToken[] => {
  const tokens: LineToken[] = [];
  let at = 0;
  let lastEnd = -1;
  const take = (kind: LineToken['kind'], end: number) => {
    tokens.push({ kind, text: text.slice(at, end), start: at, end, isAttached: at === lastEnd });
    lastEnd = end;
    at = end;
  };
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (isSpace(code)) at += 1;
    else if (isDigit(code) || isVulgar(code)) take('number', endOfNumber(text, at));
    else if (isLetter(code)) take('word', endOfWord(text, at));
    else take('mark', at + 1);
  }
  return tokens;
};
