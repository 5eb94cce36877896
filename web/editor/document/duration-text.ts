import { parseMixedNumber } from '../../../src/domains/units/numbers/parse-mixed-number.ts';
import { toNumber } from '../../../src/domains/units/numbers/rational.ts';

const HOUR = 3600;
const MINUTE = 60;
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:d|days?|tage?n?)$/, 86_400],
  [/^(?:h|hrs?|hours?|std|stunden?)$/, HOUR],
  [/^(?:m|mins?|minutes?|minuten?)$/, MINUTE],
  [/^(?:s|secs?|seconds?|sek|sekunden?)$/, 1],
];

const ISO = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;
/** Every duration the service accepts, with the designators in its order: months before weeks, minutes after `T`. */
const ANY_ISO =
  /^P(?=\d|T\d)(?:\d+(?:\.\d+)?Y)?(?:\d+(?:\.\d+)?M)?(?:\d+(?:\.\d+)?W)?(?:\d+(?:\.\d+)?D)?(?:T(?=\d)(?:\d+(?:\.\d+)?H)?(?:\d+(?:\.\d+)?M)?(?:\d+(?:\.\d+)?S)?)?$/;
const CLOCK = /^(\d+):([0-5]\d)$/;
/** `20`, `1,5`, `½`, `1 ½`, `1/2`, `2 1/2`, followed by the unit. */
const PART = /(?<number>(?:\d+\s*)?\p{No}|(?:\d+\s+)?\d+[/⁄]\d+|\d+(?:[.,]\d+)?)\s*(?<unit>[a-zäöü]*)\.?/gu;

const formatIso = (total: number): string => {
  const [hours, minutes, seconds] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
  const parts = [
    [hours, 'H'],
    [minutes, 'M'],
    [seconds, 'S'],
  ] as const;
  const text = parts.map(([count, letter]) => (count > 0 ? `${count}${letter}` : '')).join('');
  return text === '' ? 'PT0M' : `PT${text}`;
};

interface Part {
  readonly count: number;
  /** Seconds per unit; undefined if no unit is given. */
  readonly unit: number | undefined;
}

/** The parts of "1 h 20"; undefined if anything else is in the text or a unit is unknown. */
const parseParts = (text: string): readonly Part[] | undefined => {
  if (text.replaceAll(PART, '').replaceAll(/\s|und|and|,/g, '') !== '') return undefined;
  const parts: Part[] = [];
  for (const { groups = {} } of text.matchAll(PART)) {
    const { number = '', unit: name = '' } = groups;
    const unit = UNITS.find(([names]) => names.test(name))?.[1];
    if (unit === undefined && name !== '') return undefined;
    const count = parseMixedNumber(number);
    if (count === undefined) return undefined;
    parts.push({ count: toNumber(count), unit });
  }
  return parts;
};

/**
 * Seconds of "1 h 20". A whole number without a unit means minutes if it stands alone or follows hours. Anything else
 * is ambiguous and rejected rather than guessed.
 */
const parseSeconds = (text: string): number | undefined => {
  const clock = CLOCK.exec(text);
  if (clock !== null) return Number(clock[1]) * HOUR + Number(clock[2]) * MINUTE;
  const parts = parseParts(text) ?? [];
  const seconds = parts.map(({ count, unit }, place) => {
    if (unit !== undefined) return count * unit;
    const isLast = place === parts.length - 1;
    const isMinutes = isLast && (place === 0 || parts[place - 1]?.unit === HOUR) && Number.isInteger(count);
    return isMinutes ? count * MINUTE : Number.NaN;
  });
  const total = seconds.reduce((sum, one) => sum + one, 0);
  return seconds.length === 0 || !Number.isFinite(total) ? undefined : Math.round(total);
};

/** Parses `1 h 20`, `1:20`, `80 min` or `1 ½ Stunden` to ISO 8601; undefined if it is not a duration. */
export const parseDuration = (text: string): string | undefined => {
  const typed = text.trim();
  if (ANY_ISO.test(typed)) return typed;
  const seconds = parseSeconds(typed.toLowerCase());
  return seconds === undefined ? undefined : formatIso(seconds);
};

/** Formats `PT80M` as `1 h 20 min`, which works in both languages; unusual durations stay as they are. */
export const formatDurationText = (iso: string | undefined): string => {
  if (iso === undefined) return '';
  const match = ISO.exec(iso);
  if (match === null) return iso;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((part) => Number(part ?? 0));
  const total = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
  const parts = [
    [Math.floor(total / 3600), 'h'],
    [Math.floor(total / 60) % 60, 'min'],
    [total % 60, 's'],
  ] as const;
  const shown = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`);
  return shown.length === 0 ? '0 min' : shown.join(' ');
};
