import type { ParsedStep } from '../../ingredients/index.ts';
import type { Convention, Language } from '../../units/index.ts';
import { toNumber } from '../../units/index.ts';
import { durationToSeconds } from '../duration.ts';
import type { Step } from '../schema/instruction.schemas.ts';
import { applyEdits, convertTemperatures } from './convert-temperatures.ts';
import type { TextEdit } from './convert-temperatures.ts';

type StepTemperature = NonNullable<Step['temperatures']>[number];
type Position = Required<Pick<StepTemperature, 'start' | 'end' | 'text'>>;
type StepReading = Required<Pick<Step, 'times' | 'temperatures'>> & Pick<Step, 'scaled_text'>;

/** Moves positions in the authored text to the shown text. */
const createShift =
  (edits: readonly TextEdit[]) =>
  (position: number): number =>
    edits.reduce(
      (shifted, { start, end, text }) => (end <= position ? shifted + text.length - (end - start) : shifted),
      position,
    );

const countSeconds = (iso: string | undefined): number | undefined => {
  const seconds = iso === undefined ? undefined : durationToSeconds(iso);
  return seconds && Math.round(toNumber(seconds));
};

const withoutPosition = (shown: StepTemperature): StepTemperature => {
  const { start: _, end: _end, text: _text, ...temperature } = shown;
  return temperature;
};

const isSameTemperature = (a: StepTemperature, b: StepTemperature): boolean =>
  a.scale === b.scale && JSON.stringify(a.value) === JSON.stringify(b.value);

/** The temperatures that the document states, with their positions, then those that only the text mentions. */
const mergeTemperatures = (
  stated: readonly StepTemperature[],
  found: readonly { readonly authored: StepTemperature; readonly shown: StepTemperature & Position }[],
): StepTemperature[] => {
  const rest = [...found];
  const known = stated.map(withoutPosition).map((temperature) => {
    const at = rest.findIndex(({ authored }) => isSameTemperature(authored, temperature));
    const [match] = at === -1 ? [] : rest.splice(at, 1);
    if (match === undefined) return temperature;
    const { start, end, text } = match.shown;
    return { ...temperature, start, end, text };
  });
  return [...known, ...rest.map(({ shown }) => shown)];
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
  const shift = createShift(edits);
  const shown = applyEdits(text, edits);
  const found = temperatures.map(({ start, end, temperature }) => {
    const [from, to] = [shift(start), shift(end)];
    return { authored: temperature, shown: { ...temperature, start: from, end: to, text: shown.slice(from, to) } };
  });
  return {
    ...(edits.length > 0 && { scaled_text: shown }),
    times: times.flatMap(({ start, end, duration: { value, min, max } }) => {
      const [least, most] = [countSeconds(value ?? min ?? max), countSeconds(value ?? max ?? min)];
      if (least === undefined || most === undefined) return [];
      return [{ start: shift(start), end: shift(end), seconds: least, max_seconds: most }];
    }),
    temperatures: mergeTemperatures(step.temperatures ?? [], found),
  };
};
