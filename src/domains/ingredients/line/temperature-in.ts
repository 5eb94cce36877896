import { findTemperatures } from '../steps/find-temperatures.ts';
import type { StatedTemperature } from '../steps/find-temperatures.ts';
import type { Group } from './groups.ts';
import type { LabelledLine } from './labelled-line.ts';

/** Words and signs without which no temperature is stated: most lines are done with one look. */
const SIGN = /[°º˚]|degr|grad|grau/i;

export interface FoundTemperature {
  readonly stated: StatedTemperature;
  /** The groups of the line without those that only state the temperature. */
  readonly others: readonly Group[];
  /** Whether the words of the temperature belong to no other part, such as `heated to 110°F`. */
  readonly standsAlone: boolean;
}

/** The temperature that the ingredient is to have: `1 cup warm water (110°F)`. It is no amount of anything. */
export const temperatureIn = (line: LabelledLine, groups: readonly Group[]): FoundTemperature | undefined => {
  if (!SIGN.test(line.text)) return undefined;
  const [stated] = findTemperatures(line.text, line.language);
  if (stated === undefined) return undefined;
  const { tokens } = line;
  const touches = ({ first, end }: Group) =>
    (tokens[first]?.start ?? 0) < stated.end && (tokens[end - 1]?.end ?? 0) > stated.start;
  const isWithin = ({ first, end }: Group) =>
    (tokens[first]?.start ?? 0) >= stated.start && (tokens[end - 1]?.end ?? 0) <= stated.end;
  const others = groups.filter((group) => !isWithin(group));
  return { stated, others, standsAlone: !others.some(touches) };
};
