import { readStep } from '../../ingredients/index.ts';
import { toLanguage } from '../../units/index.ts';
import { secondsOf } from '../duration.ts';
import type { TimeAssertion } from '../schema/times.schemas.ts';
import { LONGEST_DURATION } from '../schema/vocabulary.ts';

export type Stated = Pick<TimeAssertion, 'duration' | 'min' | 'max'>;

const NOTHING = 'PT0S';
/** Longer text does not state a time. */
const LONGEST = 100;

/** Drops zero parts of an ISO 8601 duration: pages write `P0DT0H30M`. */
const shortened = (duration: string): string => {
  const rest = duration.replaceAll(/(?<![\d.])0+(?:\.0+)?[YMWDHS]/g, '').replace(/T$/, '');
  return rest === 'P' ? NOTHING : rest;
};

/** Unit words in the languages in which pages write readable times where a duration belongs. */
const HOURS = /^(?:h|hr|hrs|hours?|std\.?|stunden?|heures?|horas?|or[ae]|uur|tim\.?|timm[ea]r?)$/;
const MINUTES = /^(?:m|mins?\.?|minutes?|minuten?|minut[oi]s?|minuut|minuter?)$/;

/** `1 hour 30 minutes`, `45 min`, `90`. */
const fromWords = (text: string): string | undefined => {
  const parts = [...text.toLowerCase().matchAll(/(\d{1,6})\s*([^\d\s,]*)[\s,]*/g)];
  if (parts.length === 0 || parts.map(([whole]) => whole).join('') !== text.toLowerCase()) return undefined;
  let minutes = 0;
  for (const [index, [, count, unit = '']] of parts.entries()) {
    const isAfterHours = index > 0 && unit === '';
    if (HOURS.test(unit)) minutes += Number(count) * 60;
    else if (MINUTES.test(unit) || isAfterHours || (parts.length === 1 && unit === '')) minutes += Number(count);
    else return undefined;
  }
  return `PT${minutes}M`;
};

/** `1:30`, in clock notation. */
const fromClock = (text: string): string | undefined => {
  const [, hours, minutes] = /^(\d{1,3}):([0-5]\d)(?::00)?(?: ?h)?$/i.exec(text) ?? [];
  return hours === undefined ? undefined : `PT${Number(hours) * 60 + Number(minutes)}M`;
};

/** `1.5 hours`, `20-25 minutes`: a time as in the text of a step, with nothing else. */
const fromSentence = (text: string, tag: string | undefined): Stated | undefined => {
  if (!/\d/.test(text)) return undefined;
  const [time, ...more] = readStep(text, { language: toLanguage(tag) }).times;
  const isAll = time?.start === 0 && /^[\s.]*$/.test(text.slice(time.end));
  if (time === undefined || !isAll || more.length > 0) return undefined;
  const { value, min, max } = time.duration;
  if (value !== undefined) return { duration: value };
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
};

/** `PT1H30`, `pt 45 m`: a duration with a missing last letter, wrong case or extra spaces. */
const mended = (text: string): string | undefined => {
  const tight = text.replaceAll(/\s+/g, '').toUpperCase();
  return [tight, `${tight}M`, tight.replace(/^P(?=\d+[HS])/, 'PT')].find((one) => secondsOf(one) !== undefined);
};

const MINUTES_AS_MONTHS = /^P(\d{1,6})M$/i;

/**
 * Whether an ISO 8601 text says months but means minutes: `P30M`. A preserve may take six months, so a few months are
 * accepted for a total time, but not for active work.
 */
export const meansMinutes = (text: string, mayBeMonths: boolean): boolean => {
  const [, count] = MINUTES_AS_MONTHS.exec(text.trim()) ?? [];
  return count !== undefined && (!mayBeMonths || Number(count) > 12);
};

/** The time that a text states, in any of these notations. */
export const timeIn = (text: string, tag: string | undefined, asMinutes: boolean): Stated | undefined => {
  if (text === '' || text.length > LONGEST) return undefined;
  const iso = asMinutes ? text.trim().replace(MINUTES_AS_MONTHS, 'PT$1M') : text;
  const found = mended(iso) ?? fromWords(text) ?? fromClock(text);
  if (found === undefined) return fromSentence(text, tag);
  return found.length > LONGEST_DURATION ? undefined : { duration: shortened(found) };
};
