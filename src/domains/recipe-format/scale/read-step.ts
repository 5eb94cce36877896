import { applyEdits } from '../../../platform/text/apply-edits.ts';
import type { TextEdit } from '../../../platform/text/apply-edits.ts';
import { convertTemperatures } from '../../ingredients/index.ts';
import type { ParsedStep } from '../../ingredients/index.ts';
import type { Convention, Language } from '../../units/index.ts';
import { toNumber } from '../../units/index.ts';
import { durationToSeconds } from '../duration.ts';
import { MAX_ITEMS } from '../schema/field-types.ts';
import type { Step } from '../schema/instruction.schemas.ts';

type StepTemperature = NonNullable<Step['temperatures']>[number];
type Position = Required<Pick<StepTemperature, 'start' | 'end' | 'text'>>;
type StepReading = Required<Pick<Step, 'times' | 'temperatures'>> & Pick<Step, 'scaled_text'>;

/** Moves positions in the authored text to the shown text. Call it with positions in order. */
const createShift = (edits: readonly TextEdit[]): ((position: number) => number) => {
  let [next, shift] = [0, 0];
  return (position) => {
    for (let edit = edits[next]; edit !== undefined && edit.end <= position; edit = edits[next]) {
      shift += edit.text.length - (edit.end - edit.start);
      next += 1;
    }
    return position + shift;
  };
};

const countSeconds = (iso: string | undefined): number | undefined => {
  const seconds = iso === undefined ? undefined : durationToSeconds(iso);
  return seconds && Math.round(toNumber(seconds));
};

const withoutPosition = (shown: StepTemperature): StepTemperature => {
  const { start: _, end: _end, text: _text, ...temperature } = shown;
  return temperature;
};

const toKey = ({ scale, value }: StepTemperature): string => `${scale ?? ''} ${JSON.stringify(value)}`;

interface FoundTemperature {
  readonly authored: StepTemperature;
  readonly shown: StepTemperature & Position;
}

/** The temperatures that the document states, with their positions, then those that only the text mentions. */
const mergeTemperatures = (
  stated: readonly StepTemperature[],
  found: readonly FoundTemperature[],
): StepTemperature[] => {
  const unmatched = new Set(found);
  const byKey = Map.groupBy(found, ({ authored }) => toKey(authored));
  const known = stated.map(withoutPosition).map((temperature) => {
    const match = byKey.get(toKey(temperature))?.shift();
    if (match === undefined) return temperature;
    unmatched.delete(match);
    const { start, end, text } = match.shown;
    return { ...temperature, start, end, text };
  });
  return [...known, ...[...unmatched].map(({ shown }) => shown)].slice(0, MAX_ITEMS);
};

/** Finds times and temperatures in a step, with their positions in the text as it is shown. */
export const readStep = (
  step: Step,
  { times, temperatures }: ParsedStep,
  convention: Convention | undefined,
  language: Language,
): StepReading => {
  const { text = '' } = step;
  const edits = convention === undefined ? [] : convertTemperatures(text, temperatures, convention, language);
  const shown = applyEdits(text, edits);
  const [shiftTemperature, shiftTime] = [createShift(edits), createShift(edits)];
  const found = temperatures.map(({ start, end, temperature }) => {
    const [from, to] = [shiftTemperature(start), shiftTemperature(end)];
    return { authored: temperature, shown: { ...temperature, start: from, end: to, text: shown.slice(from, to) } };
  });
  return {
    ...(edits.length > 0 && { scaled_text: shown }),
    times: times.slice(0, MAX_ITEMS).flatMap(({ start, end, duration: { value, min, max } }) => {
      const [least, most] = [countSeconds(value ?? min ?? max), countSeconds(value ?? max ?? min)];
      if (least === undefined || most === undefined) return [];
      return [{ start: shiftTime(start), end: shiftTime(end), seconds: least, max_seconds: most }];
    }),
    temperatures: mergeTemperatures(step.temperatures ?? [], found),
  };
};
