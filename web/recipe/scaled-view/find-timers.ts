/**
 * A time in the text of a step. For a range both ends; a timer uses the shorter one, so that the cook checks in time.
 */
export interface FoundTimer {
  readonly start: number;
  readonly end: number;
  readonly min: number;
  readonly max: number;
}

const SECOND = 1;
const MINUTE = 60;
const HOUR = 3600;
/** Longer waits need a calendar, not a timer. */
const MAX_SECONDS = 24 * HOUR;

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  fifty: 50,
  sixty: 60,
  half: 0.5,
  'half a': 0.5,
  'half an': 0.5,
  'a half': 0.5,
  'one and a half': 1.5,
  'two and a half': 2.5,
  ein: 1,
  eine: 1,
  einer: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  zwölf: 12,
  fünfzehn: 15,
  zwanzig: 20,
  dreißig: 30,
  vierzig: 40,
  fünfundvierzig: 45,
  sechzig: 60,
  'eine halbe': 0.5,
  'einer halben': 0.5,
  halbe: 0.5,
  halben: 0.5,
  'eine dreiviertel': 0.75,
  'einer dreiviertel': 0.75,
  dreiviertel: 0.75,
  anderthalb: 1.5,
  eineinhalb: 1.5,
  zweieinhalb: 2.5,
};

const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
};

/** Each unit with all its spellings. `Viertelstunde` and the like are units of their own. */
const UNITS: readonly (readonly [seconds: number, spelling: string])[] = [
  [SECOND, String.raw`seconds?|secs?\.?|sekunden?|sek\.?`],
  [MINUTE, String.raw`minutes?|minuten?|mins?\.?`],
  [HOUR / 4, 'viertelstunden?|quarters? of an hour'],
  [HOUR * (3 / 4), 'dreiviertelstunden?'],
  [HOUR / 2, 'half[- ]hours?'],
  [HOUR, String.raw`hours?|hrs?\.?|h|stunden?|std\.?`],
];

const longestFirst = (texts: readonly string[]): readonly string[] => texts.toSorted((a, b) => b.length - a.length);

const NUMBER = [
  String.raw`\d{1,4}\s\d/\d`,
  String.raw`\d{1,3}/\d{1,3}`,
  String.raw`\d{0,4}\s?[½⅓⅔¼¾]`,
  String.raw`\d{1,4}(?:[.,]\d{1,2})?`,
  ...longestFirst(Object.keys(NUMBERS)).map((word) => word.replaceAll(' ', String.raw`\s`)),
].join('|');

const UNIT = UNITS.map(([, spelling]) => spelling).join('|');
// A unit must end with its word and not start a compound: `20-Minuten-Eier`.
const MEASURE = String.raw`(?:${NUMBER})(?:\s|-| more | weitere )?\s?(?:${UNIT})(?![\p{L}\d]|-\p{L})`;
const JOINT = String.raw`\s?(?:[-–—]|to|bis(?:\szu)?|or|oder|and|und)\s?`;
const TIME = String.raw`${MEASURE}(?:(?:,|\sand|\sund)?\s${MEASURE})?`;
// `20 minutes`, `20–25 minutes`, `45 minutes to 1 hour`, `1 hour 20 minutes`. `and` only makes a range after `between`.
const TIME_PATTERN = new RegExp(
  String.raw`(?<![\p{L}\d.,/])(?:(?<least>${NUMBER})(?<joint>${JOINT}))?(?<time>${TIME})(?:(?<until>\s?[-–—]\s?|\sto\s|\sbis\s)(?<longest>${TIME}))?`,
  'giu',
);
const MEASURE_PATTERN = new RegExp(
  String.raw`(?<number>${NUMBER})(?:\s|-| more | weitere )?\s?(?<unit>${UNIT})(?![\p{L}\d])`,
  'giu',
);

const parseNumber = (text: string): number => {
  const words = text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const known = NUMBERS[words];
  if (known !== undefined) return known;
  const glyph = FRACTIONS[words.slice(-1)];
  if (glyph !== undefined) return Number(words.slice(0, -1).trim() || 0) + glyph;
  const parts = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(words);
  if (parts === null) return Number(words.replace(',', '.'));
  return Number(parts[1] ?? 0) + Number(parts[2]) / Number(parts[3]);
};

const parseUnit = (text: string): number =>
  UNITS.find(([, spelling]) => new RegExp(`^(?:${spelling})$`, 'iu').test(text))?.[0] ?? MINUTE;

interface Measured {
  readonly seconds: number;
  readonly unit: number;
}

/** Adds up `1 hour 20 minutes`; a number before it has the unit of the first part. */
const measureTime = (text: string): Measured => {
  const parts = [...text.matchAll(MEASURE_PATTERN)].map(({ groups }) => {
    const unit = parseUnit(groups?.['unit'] ?? '');
    return { unit, seconds: parseNumber(groups?.['number'] ?? '') * unit };
  });
  return { seconds: parts.reduce((sum, { seconds }) => sum + seconds, 0), unit: parts[0]?.unit ?? MINUTE };
};

const isBetween = (text: string, at: number): boolean => /(?:between|zwischen)\s$/i.test(text.slice(0, at));

/** Finds the times in the text of a step that a timer can count, in English and German, as digits or words. */
export const findTimers = (text: string): readonly FoundTimer[] => {
  const found: FoundTimer[] = [];
  for (const { 0: whole, index, groups } of text.matchAll(TIME_PATTERN)) {
    const { least, joint, time = '', longest } = groups ?? {};
    const last = measureTime(time);
    const joinsTwo = least !== undefined && (!/and|und/i.test(joint ?? '') || isBetween(text, index));
    const first = joinsTwo ? parseNumber(least) * last.unit : last.seconds;
    const most = longest === undefined ? last.seconds : measureTime(longest).seconds;
    const [min, max] = [Math.round(Math.min(first, most)), Math.round(Math.max(first, most))];
    const start = least !== undefined && !joinsTwo ? index + whole.indexOf(time, least.length) : index;
    if (min > 0 && max <= MAX_SECONDS) found.push({ start, end: index + whole.trimEnd().length, min, max });
  }
  return found;
};
