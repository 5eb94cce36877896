import { formatAmount } from './format-amount.ts';
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
  /** The exact `3/2` as 1 ½, or as a decimal if there is no glyph. */
  amount(text: string): string;
  bytes(count: number): string;
  list(parts: readonly string[]): string;
  compare(a: string, b: string): number;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A plain date means local midnight: parsed as UTC it would be the evening before in America. */
const asDate = (value: string | Date): Date =>
  new Date(typeof value === 'string' && DAY.test(value) ? `${value}T00:00` : value);

const SPANS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

const STEPS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

const makeFormats = (tag: string): Formats => {
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
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
    date: (value) => date.format(asDate(value)),
    shortDay: (value) => shortDay.format(asDate(value)),
    weekday: (value) => weekday.format(asDate(value)),
    dayOfMonth: (value) => dayOfMonth.format(asDate(value)),
    dateRange: (from, to) => date.formatRange(asDate(from), asDate(to)),
    dateTime: (value) => dateTime.format(asDate(value)),
    time: (value) => time.format(asDate(value)),
    ago: (value, now = new Date()) => {
      const seconds = (asDate(value).getTime() - now.getTime()) / 1000;
      const [unit, length] = SPANS.find(([, span]) => Math.abs(seconds) >= span) ?? ['second', 1];
      if (unit === 'second') return tag.startsWith('de') ? 'gerade eben' : 'just now';
      return relative.format(Math.round(seconds / length), unit);
    },
    duration: (iso) => formatDuration(iso, tag),
    amount: (text) => formatAmount(text, tag),
    bytes: (count) => {
      const step = Math.min(STEPS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, count)) / 3)));
      const unit = STEPS[step] ?? 'byte';
      return new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 1 }).format(count / 1000 ** step);
    },
    list: (parts) => list.format(parts),
    compare: (a, b) => collator.compare(a, b),
  };
};

const known = new Map<string, Formats>();

export const formatsIn = (tag: string): Formats => {
  const formats = known.get(tag) ?? makeFormats(tag);
  known.set(tag, formats);
  return formats;
};
