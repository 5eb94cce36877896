import { compare, isZero, rational } from '../../units/index.ts';
import type { JsonObject } from '../is-object.ts';
import { secondsOf } from '../duration.ts';
import type { TimeAssertion, Times } from '../schema/times.schemas.ts';
import { LONGEST_DURATION, LONGEST_LINE } from '../schema/vocabulary.ts';
import { TIME_KINDS } from './names.ts';
import { present } from './present.ts';
import { property } from './reader.ts';
import type { Reader } from './reader.ts';

const NOTHING = 'PT0S';

/** ISO 8601 without the parts that count nothing: pages write `P0DT0H30M`. */
const shortened = (duration: string): string => {
  const rest = duration.replaceAll(/(?<![\d.])0+(?:\.0+)?[YMWDHS]/g, '').replace(/T$/, '');
  return rest === 'P' ? NOTHING : rest;
};

/** What stands after a number in the languages in which pages write times for people where a duration belongs. */
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

/** `PT1H30`, `pt 45 m`: a duration but for its last letter, its case or its spaces. */
const mended = (text: string): string | undefined => {
  const tight = text.replaceAll(/\s+/g, '').toUpperCase();
  return [tight, `${tight}M`, tight.replace(/^P(?=\d+[HS])/, 'PT')].find((one) => secondsOf(one) !== undefined);
};

/** The duration that a text means, however its page writes it. */
const durationOf = (text: string): string | undefined => {
  const found = mended(text) ?? fromWords(text);
  return found === undefined || found.length > LONGEST_DURATION ? undefined : shortened(found);
};

type Stated = Pick<TimeAssertion, 'duration' | 'min' | 'max' | 'text'>;

const isRange = (min: string, max: string): boolean => {
  const [least, most] = [secondsOf(min), secondsOf(max)];
  return least !== undefined && most !== undefined && compare(least, most) <= 0;
};

/** One time: a duration, a range of such, or words. */
const readTime = (reader: Reader, value: unknown): Stated | undefined => {
  const [first] = reader.values(value);
  const node = reader.node(first);
  const part = (name: string): string | undefined =>
    node && durationOf(reader.line(property(node, name), LONGEST_DURATION));
  const [min, max] = [part('minValue'), part('maxValue')];
  const isInOrder = min === undefined || max === undefined || isRange(min, max);
  if ((min ?? max) !== undefined && isInOrder) return present({ min, max });
  const text = reader.line(first, LONGEST_LINE);
  if (text === '') return undefined;
  const duration = durationOf(text);
  // The words are kept where the duration is our reading of them.
  return duration === undefined || !/^P/i.test(text) ? present({ duration, text }) : { duration };
};

const isNone = (duration: string): boolean => isZero(secondsOf(duration) ?? rational(1));

export const readTimes = (reader: Reader, node: JsonObject): Times | undefined => {
  const assertions = TIME_KINDS.flatMap(([name, kind]): TimeAssertion[] => {
    const time = readTime(reader, property(node, name));
    return time === undefined ? [] : [{ kind, ...time }];
  });
  const total = readTime(reader, property(node, 'totalTime'));
  const longest = total?.max ?? total?.duration ?? total?.min;
  // Programs write a total of nothing where nobody entered one.
  const isStated = total !== undefined && (longest === undefined || !isNone(longest));
  if (isStated && total.duration === undefined) assertions.push({ kind: 'total', ...total });
  const times = present({ total: isStated ? longest : undefined, assertions });
  return Object.keys(times).length > 0 ? times : undefined;
};
