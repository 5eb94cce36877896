import { compare, isZero, rational } from '../../units/index.ts';
import type { JsonObject } from '../is-object.ts';
import { secondsOf } from '../duration.ts';
import type { TimeAssertion, Times } from '../schema/times.schemas.ts';
import { LONGEST_DURATION, LONGEST_LINE } from '../schema/vocabulary.ts';
import { meansMinutes, timeIn } from './duration-text.ts';
import type { Stated } from './duration-text.ts';
import { TIME_KINDS } from './names.ts';
import { present } from './present.ts';
import { property } from './property.ts';
import type { Reader } from './reader.ts';

const isRange = (min: string, max: string): boolean => {
  const [least, most] = [secondsOf(min), secondsOf(max)];
  return least !== undefined && most !== undefined && compare(least, most) <= 0;
};

/** The longest stated duration. */
export const longestOf = ({ duration, min, max }: Stated): string | undefined => max ?? duration ?? min;

/** Programs write a zero duration if none was entered. */
export const isNoTime = (duration: string): boolean => isZero(secondsOf(duration) ?? rational(1));

/** Reads the time properties of a node consistently. */
class TimeReader {
  readonly #reader: Reader;
  readonly #node: JsonObject;
  readonly #language: string | undefined;
  readonly #asMinutes: boolean;

  constructor(reader: Reader, node: JsonObject, language: string | undefined) {
    this.#reader = reader;
    this.#node = node;
    this.#language = language;
    // A page that writes `P10M` for ten minutes does so for all its times.
    this.#asMinutes = [...TIME_KINDS.map(([name]) => name), 'totalTime'].some((name) => {
      const value = property(node, name);
      return (
        typeof value === 'string' &&
        value.length <= LONGEST_DURATION &&
        meansMinutes(value, !/^(?:prep|cook)/.test(name))
      );
    });
  }

  /** One time: a duration, a range of durations, or text. */
  time(name: string): (Stated & Pick<TimeAssertion, 'text'>) | undefined {
    const [first] = this.#reader.values(property(this.#node, name));
    const time = this.#range(first) ?? this.#text(first);
    const longest = time && longestOf(time);
    return longest !== undefined && isNoTime(longest) ? undefined : time;
  }

  #range(value: unknown): Stated | undefined {
    const node = this.#reader.node(value);
    if (node === undefined) return undefined;
    const part = (name: string): string | undefined => {
      const text = this.#reader.line(property(node, name), LONGEST_DURATION);
      return timeIn(text, this.#language, this.#asMinutes)?.duration;
    };
    const [min, max] = [part('minValue'), part('maxValue')];
    const isInOrder = min === undefined || max === undefined || isRange(min, max);
    return (min ?? max) !== undefined && isInOrder ? present({ min, max }) : undefined;
  }

  #text(value: unknown): (Stated & Pick<TimeAssertion, 'text'>) | undefined {
    const text = this.#reader.line(value, LONGEST_LINE);
    if (text === '') return undefined;
    const time = timeIn(text, this.#language, this.#asMinutes);
    // Keeps the text if the time was parsed from it.
    return time === undefined || !/^P/i.test(text) ? { ...time, text } : time;
  }
}

export const readTimes = (reader: Reader, node: JsonObject, language: string | undefined): Times | undefined => {
  const read = new TimeReader(reader, node, language);
  const assertions = TIME_KINDS.flatMap(([name, kind]): TimeAssertion[] => {
    const time = read.time(name);
    return time === undefined ? [] : [{ kind, ...time }];
  });
  const total = read.time('totalTime');
  if (total !== undefined && total.duration === undefined) assertions.push({ kind: 'total', ...total });
  const times = present({ total: total && longestOf(total), assertions });
  return Object.keys(times).length > 0 ? times : undefined;
};
