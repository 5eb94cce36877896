import { UnitNameMatcher, findUnitsByName } from '../../units/index.ts';
import type { Amount, Language, Unit } from '../../units/index.ts';

export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** The words after a number that name a unit, with every unit they may mean. */
export interface UnitSpan extends TextSpan {
  readonly candidates: readonly Unit[];
  /** `14-ounce`, `9-inch`: the unit describes the size of something. */
  readonly isHyphenated: boolean;
  /** Words stand between the number and the unit, such as `heaping` or `(14 oz)`. */
  readonly isApart: boolean;
}

/** Enough for `c. à s. rase`. */
const MAX_UNIT_WORDS = 5;

const WORD = /[ \t\u00a0\u202f]*(?:\p{L}[\p{L}\p{M}'’]*)/uy;
const SPACE = /^\s*/;

/** Words that say how full or how big, between a number and its unit: `2 heaping tablespoons`, `1 small can`. */
const QUALIFIERS: ReadonlySet<string> = new Set(
  (
    'lg sm md med xl scant heaping heaped level rounded generous good large small medium big extra-large packed full big slim thick thin ' +
    'lightly firmly loosely well overflowing brimming leveled levelled jumbo fat thumb-sized long short fresh ' +
    'gestrichener gestrichene gestrichen gehäufter gehäufte gehäuft leicht großer große großes kleiner kleine kleines ' +
    'gute guter dicke dünne gut knapper knappe ' +
    'grosse grosses gros grande grandes grand grands petite petites petit petits bonne bonnes bon belle belles rase rases ' +
    'bombée bombées généreuse généreuses ' +
    'colmada colmadas rasa rasas buena buenas buen generosa pequeña pequeñas pequeño gran ' +
    'colmo colmi raso rasi piccolo piccola piccoli piccole buon buona abbondante abbondanti grosso grossa ' +
    'volle grote kleine flinke afgestreken ruime gestreken ' +
    'rågad rågade stor stora liten små struken strukna rejäl rejäla god ' +
    'cheia cheias rasa cheio boa bom pequena pequeno'
  ).split(' '),
);
const MAX_QUALIFIERS = 2;

const skipSpace = (text: string, at: number): number => at + (SPACE.exec(text.slice(at, at + 5))?.[0].length ?? 0);

const METRIC_SYMBOL = /^(?:[mk]?g|[mcd]?l|[cm]m)$/iu;

/** `1½ teaspoons Japanese soy sauce`: the adjective belongs to the food. */
const FOREIGN_FOOD = /\s(?:japan|austral|canad|kanad)\p{L}*$/iu;

/** The unit that starts here, in as many words as name one. */
const findUnitAt = (
  text: string,
  at: number,
  language: Language | undefined,
): (TextSpan & Pick<UnitSpan, 'candidates'>) | undefined => {
  const matcher = new UnitNameMatcher(language);
  const ends: number[] = [];
  for (let end = at; ends.length < MAX_UNIT_WORDS; ends.push(end)) {
    // A dot ends a word, not the unit: `fl. oz.`
    WORD.lastIndex = ends.length > 0 && text[end] === '.' ? end + 1 : end;
    const word = WORD.exec(text)?.[0];
    if (word === undefined || !matcher.accept(word)) break;
    end = WORD.lastIndex;
  }
  if (ends.length === 0) return undefined;
  const start = skipSpace(text, at);
  // Names are compared without spaces, and `g o` is not a Japanese gō: `200 g o ⅔ cebolla`.
  if (METRIC_SYMBOL.test(text.slice(start, ends[0]))) ends.length = 1;
  for (const end of ends.reverse()) {
    if (FOREIGN_FOOD.test(text.slice(start, end))) continue;
    const candidates = findUnitsByName(text.slice(start, end), language);
    if (candidates.length > 0) return { start, end, candidates };
  }
  return undefined;
};

const ABBREVIATION_HYPHEN = /^\.[-‐‑]\p{L}/u;
const HYPHEN_BEFORE_LETTER = /[-‐‑–] ?(?=\p{L})/uy;

/** Abbreviated adjectives that look like units: `1 gr. Zwiebel` is a large onion, `1 kl. Zwiebel` a small one. */
const SIZE_ABBREVIATION = /^(?:gr|kl|mittl)\. ?(?=\p{Lu})/u;
/** More than anyone counts: `100 gr. Mehl` are grams. */
const MAX_COUNTED = 20;

/** How long the abbreviated size is that starts here; 0 if there is none. */
const getSizeAbbreviationLength = (
  text: string,
  at: number,
  amount: Amount,
  language: Language | undefined,
): number => {
  if (language !== 'de' || Number(amount.value ?? amount.max ?? MAX_COUNTED) >= MAX_COUNTED) return 0;
  return SIZE_ABBREVIATION.exec(text.slice(at, at + 12))?.[0].length ?? 0;
};

const IN_TOTAL = /^in\s(?:total|all)/iu;

/** Finds the unit of a number that ends here: `2 cups`, `14-ounce`, `2 heaping tablespoons`. */
export const findUnitAfter = (
  text: string,
  at: number,
  amount: Amount,
  language: Language | undefined,
): UnitSpan | undefined => {
  const sizeStart = skipSpace(text, at);
  const sizeLength = getSizeAbbreviationLength(text, sizeStart, amount, language);
  if (sizeLength > 0) {
    const counted = findUnitAt(text, sizeStart + sizeLength, language);
    return counted && { ...counted, isHyphenated: false, isApart: true };
  }
  HYPHEN_BEFORE_LETTER.lastIndex = at;
  const isHyphenated = HYPHEN_BEFORE_LETTER.test(text);
  const direct = findUnitAt(text, isHyphenated ? HYPHEN_BEFORE_LETTER.lastIndex : at, language);
  // `8 in total`.
  if (direct !== undefined && IN_TOTAL.test(text.slice(direct.start, direct.start + 10))) return undefined;
  // `2 m.-große Zwiebeln` are two medium onions.
  if (direct !== undefined && ABBREVIATION_HYPHEN.test(text.slice(direct.end, direct.end + 3))) return undefined;
  if (direct !== undefined) return { ...direct, isHyphenated, isApart: false };
  if (isHyphenated) return undefined;
  let next = at;
  for (let count = 0; count < MAX_QUALIFIERS; count += 1) {
    WORD.lastIndex = next;
    const word = WORD.exec(text)?.[0].trim().toLowerCase();
    if (word === undefined || !QUALIFIERS.has(word)) return undefined;
    next = WORD.lastIndex;
    const unit = findUnitAt(text, next, language);
    if (unit !== undefined) return { ...unit, isHyphenated, isApart: true };
  }
  return undefined;
};

/** The unit that starts here, after spaces. */
export const findUnitFrom = (text: string, at: number, language: Language | undefined): UnitSpan | undefined => {
  const unit = findUnitAt(text, at, language);
  return unit && { ...unit, isHyphenated: false, isApart: false };
};

/** Counted things that a line may begin with, without a number: `small bunch dill`. */
const LEADING_COUNTS: ReadonlySet<string> = new Set(
  'bunch sprig can jar package sachet bag bottle box carton punnet tub tube head'
    .split(' ')
    .map((name) => `count.${name}`),
);

const isSingular = (word: string, { labels, aliases }: Unit, language: Language): boolean => {
  const key = word.toLowerCase();
  const { one, many } = labels[language];
  if (one !== many && key === many.toLowerCase()) return false;
  return key === one.toLowerCase() || aliases[language].some((alias) => alias.toLowerCase() === key);
};

/** A unit at the start of a line without a number: `pinch of salt`, `small bunch dill`. */
export const findLeadingUnit = (
  text: string,
  language: Language | undefined,
): { readonly start: number; readonly unit: UnitSpan } | undefined => {
  const start = SPACE.exec(text)?.[0].length ?? 0;
  let at = start;
  for (let count = 0; count <= MAX_QUALIFIERS; count += 1) {
    const unit = findUnitFrom(text, at, language);
    if (unit !== undefined) {
      const word = text.slice(unit.start, unit.end);
      const isLeading = unit.candidates.some(
        (one) => (one.dimension === 'kitchen' || LEADING_COUNTS.has(one.id)) && isSingular(word, one, language ?? 'en'),
      );
      return isLeading && /^\.?\s+\p{L}/u.test(text.slice(unit.end))
        ? { start, unit: { ...unit, isApart: at > start } }
        : undefined;
    }
    WORD.lastIndex = at;
    const word = WORD.exec(text)?.[0].trim().toLowerCase();
    if (word === undefined || !QUALIFIERS.has(word)) return undefined;
    at = WORD.lastIndex;
  }
  return undefined;
};
