const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:d|days?|tage?n?)$/, 86_400],
  [/^(?:h|hrs?|hours?|std|stunden?)$/, 3600],
  [/^(?:|m|mins?|minutes?|minuten?)$/, 60],
  [/^(?:s|secs?|seconds?|sek|sekunden?)$/, 1],
];

const ISO = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;
const ANY_ISO = /^P(?=[\dT])[\d.YMWDTHS]+$/;
const CLOCK = /^(\d+):([0-5]\d)$/;
const PART = /(\d+(?:[.,]\d+)?|[½¼¾])\s*([a-zäöü]*)\.?/gu;
const GLYPHS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

const isoOf = (total: number): string => {
  const [hours, minutes, seconds] = [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60];
  const parts = [
    [hours, 'H'],
    [minutes, 'M'],
    [seconds, 'S'],
  ] as const;
  const text = parts.map(([count, letter]) => (count > 0 ? `${count}${letter}` : '')).join('');
  return text === '' ? 'PT0M' : `PT${text}`;
};

/** The seconds of "1 h 20": a number without a unit after hours is minutes, as it is by itself. */
const secondsIn = (text: string): number | undefined => {
  const clock = CLOCK.exec(text);
  if (clock !== null) return Number(clock[1]) * 3600 + Number(clock[2]) * 60;
  if (text.replaceAll(PART, '').replaceAll(/\s|und|and|,/g, '') !== '') return undefined;
  let total: number | undefined;
  for (const [, count = '', unit = ''] of text.matchAll(PART)) {
    const seconds = UNITS.find(([names]) => names.test(unit))?.[1];
    if (seconds === undefined) return undefined;
    total = (total ?? 0) + (GLYPHS[count] ?? Number(count.replace(',', '.'))) * seconds;
  }
  return total === undefined ? undefined : Math.round(total);
};

/** `1 h 20`, `1:20`, `80 min`, `1,5 Stunden` as ISO 8601; undefined for what is no duration. */
export const durationOf = (text: string): string | undefined => {
  const typed = text.trim();
  if (ANY_ISO.test(typed)) return typed;
  const seconds = secondsIn(typed.toLowerCase());
  return seconds === undefined ? undefined : isoOf(seconds);
};

/** `PT80M` as `1 h 20 min`, which reads the same in both languages; what is rarer stays as it is written. */
export const durationText = (iso: string | undefined): string => {
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
