import { formatDecimal, formatNumber } from '../../src/domains/units/numbers/format-number.ts';
import { parseRational } from '../../src/domains/units/numbers/rational.ts';
import { formatDuration } from './format-duration.ts';

/** Formatters of a region, cached because Intl is slow to set up. */
export interface Formats {
  readonly tag: string;
  number(value: number): string;
  percent(share: number): string;
  /** 16 November 2026; for a day (`2026-11-16`) or a timestamp. */
  date(value: string | Date): string;
  /** Mon 16 Nov */
  shortDay(value: string | Date): string;
  /** Monday */
  weekday(value: string | Date): string;
  /** 16 November */
  dayOfMonth(value: string | Date): string;
  /** 16–22 November 2026 */
  dateRange(from: string | Date, to: string | Date): string;
  dateTime(value: string | Date): string;
  /** 14:05 */
  time(value: string | Date): string;
  /** 3 minutes ago */
  ago(value: string | Date, now?: Date): string;
  /** `PT1H20M` as 1 h 20 min */
  duration(iso: string): string;
  /** The exact `3/2` as 1½. */
  amount(exact: string): string;
  /** The exact `3/2` as 1.5 or 1,5, for an input. `1/3` stays, since no decimal is exact. */
  decimal(exact: string): string;
  bytes(count: number): string;
  list(parts: readonly string[]): string;
  compare(a: string, b: string): number;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A plain date means local midnight: parsed as UTC it would be the evening before in America. */
const toDate = (value: string | Date): Date =>
  new Date(typeof value === 'string' && DAY.test(value) ? `${value}T00:00` : value);

const TIME_UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

const BYTE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

const MAX_DECIMALS = 2;

const createFormats = (tag: string): Formats => {
  const language = tag.startsWith('de') ? 'de' : 'en';
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: MAX_DECIMALS });
  const percent = new Intl.NumberFormat(tag, { style: 'percent' });
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long' });
  const shortDay = new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'short' });
  const weekday = new Intl.DateTimeFormat(tag, { weekday: 'long' });
  const dayOfMonth = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long' });
  const dateTime = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
  const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short' });
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  const list = new Intl.ListFormat(tag);
  const collator = new Intl.Collator(tag, { numeric: true });
  return {
    tag,
    number: (value) => number.format(value),
    percent: (share) => percent.format(share),
    date: (value) => date.format(toDate(value)),
    shortDay: (value) => shortDay.format(toDate(value)),
    weekday: (value) => weekday.format(toDate(value)),
    dayOfMonth: (value) => dayOfMonth.format(toDate(value)),
    dateRange: (from, to) => date.formatRange(toDate(from), toDate(to)),
    dateTime: (value) => dateTime.format(toDate(value)),
    time: (value) => time.format(toDate(value)),
    ago: (value, now = new Date()) => {
      const seconds = (toDate(value).getTime() - now.getTime()) / 1000;
      const [unit, length] = TIME_UNITS.find(([, span]) => Math.abs(seconds) >= span) ?? ['second', 1];
      if (unit === 'second') return tag.startsWith('de') ? 'gerade eben' : 'just now';
      return relative.format(Math.round(seconds / length), unit);
    },
    duration: (iso) => formatDuration(iso, tag),
    amount: (exact) => {
      const value = parseRational(exact);
      return value === undefined ? exact : formatNumber(value, { language, glyphs: true });
    },
    decimal: (exact) => {
      const value = parseRational(exact);
      return (value && formatDecimal(value, language, MAX_DECIMALS)) ?? exact;
    },
    bytes: (count) => {
      const step = Math.min(BYTE_UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, count)) / 3)));
      const unit = BYTE_UNITS[step] ?? 'byte';
      return new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 1 }).format(count / 1000 ** step);
    },
    list: (parts) => list.format(parts),
    compare: (a, b) => collator.compare(a, b),
  };
};

const cache = new Map<string, Formats>();

export const getFormats = (tag: string): Formats => {
  const formats = cache.get(tag) ?? createFormats(tag);
  cache.set(tag, formats);
  return formats;
};
