import { parseStep } from '../../../ingredients/index.ts';
import { toLanguage } from '../../../units/index.ts';
import { durationToSeconds } from '../../duration.ts';
import { MAX_DURATION_LENGTH } from '../../schema/field-types.ts';
import type { TimeAssertion } from '../../schema/times.schemas.ts';

export type StatedTime = Pick<TimeAssertion, 'duration' | 'min' | 'max'>;

const ZERO_DURATION = 'PT0S';
/** Longer text is prose, not a time. */
const MAX_TEXT_LENGTH = 100;

/** Drops zero components: pages write `P0DT0H30M`. */
const dropZeroParts = (duration: string): string => {
  const rest = duration.replaceAll(/(?<![\d.])0+(?:\.0+)?[YMWDHS]/g, '').replace(/T$/, '');
  return rest === 'P' ? ZERO_DURATION : rest;
};

/** Unit words in the languages of pages that write times as text instead of ISO 8601. */
const HOURS = /^(?:h|hr|hrs|hours?|std\.?|stunden?|heures?|horas?|or[ae]|uur|tim\.?|timm[ea]r?)$/;
const MINUTES = /^(?:m|mins?\.?|minutes?|minuten?|minut[oi]s?|minuut|minuter?)$/;

/** `1 hour 30 minutes`, `45 min`, `90`. */
const parseWords = (text: string): string | undefined => {
  const parts = [...text.toLowerCase().matchAll(/(\d{1,6})\s*([^\d\s,]*)[\s,]*/g)];
  if (parts.length === 0 || parts.map(([whole]) => whole).join('') !== text.toLowerCase()) return undefined;
  let minutes = 0;
  for (const [index, [, count, unit = '']] of parts.entries()) {
    const isMinutesAfterHours = index > 0 && unit === '';
    if (HOURS.test(unit)) minutes += Number(count) * 60;
    else if (MINUTES.test(unit) || isMinutesAfterHours || (parts.length === 1 && unit === '')) minutes += Number(count);
    else return undefined;
  }
  return `PT${minutes}M`;
};

/** `1:30`, in clock notation. */
const parseClock = (text: string): string | undefined => {
  const [, hours, minutes] = /^(\d{1,3}):([0-5]\d)(?::00)?(?: ?h)?$/i.exec(text) ?? [];
  return hours === undefined ? undefined : `PT${Number(hours) * 60 + Number(minutes)}M`;
};

/** `1.5 hours`, `20-25 minutes`: parsed like the text of a step, if it contains nothing else. */
const parseSentence = (text: string, tag: string | undefined): StatedTime | undefined => {
  if (!/\d/.test(text)) return undefined;
  const [time, ...more] = parseStep(text, { language: toLanguage(tag) }).times;
  const isWholeText = time?.start === 0 && /^[\s.]*$/.test(text.slice(time.end));
  if (time === undefined || !isWholeText || more.length > 0) return undefined;
  const { value, min, max } = time.duration;
  if (value !== undefined) return { duration: value };
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
};

/** `PT1H30`, `pt 45 m`: a duration with a missing unit, lower case or spaces. */
const repairIsoDuration = (text: string): string | undefined => {
  const compact = text.replaceAll(/\s+/g, '').toUpperCase();
  return [compact, `${compact}M`, compact.replace(/^P(?=\d+[HS])/, 'PT')].find(
    (candidate) => durationToSeconds(candidate) !== undefined,
  );
};

const MINUTES_AS_MONTHS = /^P(\d{1,6})M$/i;

/**
 * Whether a duration says months but means minutes: `P30M`. A preserve may take six months, so up to twelve months are
 * plausible as a total, but not as hands-on time.
 */
export const isMinutesAsMonths = (text: string, mayBeMonths: boolean): boolean => {
  const [, count] = MINUTES_AS_MONTHS.exec(text.trim()) ?? [];
  return count !== undefined && (!mayBeMonths || Number(count) > 12);
};

/** Parses a time in any notation that pages use. */
export const parseTimeText = (
  text: string,
  tag: string | undefined,
  monthsAreMinutes: boolean,
): StatedTime | undefined => {
  if (text === '' || text.length > MAX_TEXT_LENGTH) return undefined;
  const iso = monthsAreMinutes ? text.trim().replace(MINUTES_AS_MONTHS, 'PT$1M') : text;
  const found = repairIsoDuration(iso) ?? parseWords(text) ?? parseClock(text);
  if (found === undefined) return parseSentence(text, tag);
  return found.length > MAX_DURATION_LENGTH ? undefined : { duration: dropZeroParts(found) };
};
