import { compare, isZero, rational } from '../../../units/index.ts';
import { durationToSeconds } from '../../duration.ts';
import type { JsonObject } from '../../json.ts';
import { MAX_DURATION_LENGTH, MAX_LINE_LENGTH } from '../../schema/field-types.ts';
import type { TimeAssertion, Times } from '../../schema/times.schemas.ts';
import { getProperty } from '../node-properties.ts';
import { omitEmpty } from '../omit-empty.ts';
import { TIME_PROPERTIES } from '../schema-org-terms.ts';
import type { NodeReader } from './node-reader.ts';
import { isMinutesAsMonths, parseTimeText } from './parse-time-text.ts';
import type { StatedTime } from './parse-time-text.ts';

const isOrdered = (min: string, max: string): boolean => {
  const [minSeconds, maxSeconds] = [durationToSeconds(min), durationToSeconds(max)];
  return minSeconds !== undefined && maxSeconds !== undefined && compare(minSeconds, maxSeconds) <= 0;
};

/** The maximum, or the only time stated. */
export const getLongest = ({ duration, min, max }: StatedTime): string | undefined => max ?? duration ?? min;

/** Programs write a zero duration if none was entered. */
export const isZeroDuration = (duration: string): boolean => isZero(durationToSeconds(duration) ?? rational(1));

/** Parses the time properties of a node, all by the same rules. */
class TimeParser {
  readonly #reader: NodeReader;
  readonly #node: JsonObject;
  readonly #language: string | undefined;
  readonly #monthsAreMinutes: boolean;

  constructor(reader: NodeReader, node: JsonObject, language: string | undefined) {
    this.#reader = reader;
    this.#node = node;
    this.#language = language;
    // A page that writes `P10M` for ten minutes does so for all of its times.
    this.#monthsAreMinutes = [...TIME_PROPERTIES.map(([name]) => name), 'totalTime'].some((name) => {
      const value = getProperty(node, name);
      return (
        typeof value === 'string' &&
        value.length <= MAX_DURATION_LENGTH &&
        isMinutesAsMonths(value, !/^(?:prep|cook)/.test(name))
      );
    });
  }

  /** A duration, a range of durations, or text. */
  parse(name: string): (StatedTime & Pick<TimeAssertion, 'text'>) | undefined {
    const [first] = this.#reader.values(getProperty(this.#node, name));
    const time = this.#parseRange(first) ?? this.#parseText(first);
    const longest = time && getLongest(time);
    return longest !== undefined && isZeroDuration(longest) ? undefined : time;
  }

  #parseRange(value: unknown): StatedTime | undefined {
    const node = this.#reader.resolveNode(value);
    if (node === undefined) return undefined;
    const parseBound = (name: string): string | undefined => {
      const text = this.#reader.line(getProperty(node, name), MAX_DURATION_LENGTH);
      return parseTimeText(text, this.#language, this.#monthsAreMinutes)?.duration;
    };
    const [min, max] = [parseBound('minValue'), parseBound('maxValue')];
    const isValidRange = min === undefined || max === undefined || isOrdered(min, max);
    return (min ?? max) !== undefined && isValidRange ? omitEmpty({ min, max }) : undefined;
  }

  #parseText(value: unknown): (StatedTime & Pick<TimeAssertion, 'text'>) | undefined {
    const text = this.#reader.line(value, MAX_LINE_LENGTH);
    if (text === '') return undefined;
    const time = parseTimeText(text, this.#language, this.#monthsAreMinutes);
    // Keeps the text if the time is our interpretation of it.
    return time === undefined || !/^P/i.test(text) ? { ...time, text } : time;
  }
}

export const parseTimes = (reader: NodeReader, node: JsonObject, language: string | undefined): Times | undefined => {
  const parser = new TimeParser(reader, node, language);
  const assertions = TIME_PROPERTIES.flatMap(([name, kind]): TimeAssertion[] => {
    const time = parser.parse(name);
    return time === undefined ? [] : [{ kind, ...time }];
  });
  const total = parser.parse('totalTime');
  if (total !== undefined && total.duration === undefined) assertions.push({ kind: 'total', ...total });
  const times = omitEmpty({ total: total && getLongest(total), assertions });
  return Object.keys(times).length > 0 ? times : undefined;
};
