import { semanticId } from '../food/semantic-id.ts';
import type { Group } from './groups.ts';
import type { LabelledLine } from './labelled-line.ts';
import { statePattern } from './states.ts';

/** The semantic id of the first name that has one, including states outside the name. */
export const foodOf = (line: LabelledLine, groups: readonly Group[], names: readonly string[]): string | undefined => {
  const states = statesIn(line, groups);
  for (const name of names) {
    const food = semanticId(states === '' ? name : `${states} ${name}`, line.language);
    if (food !== undefined) return food;
  }
  return undefined;
};

const statesIn = ({ tokens, language }: LabelledLine, groups: readonly Group[]): string => {
  const states = statePattern(language);
  if (states === undefined) return '';
  let found = '';
  for (const { label, first, end } of groups) {
    if ((label !== 'preparation' && label !== 'note') || end !== first + 1) continue;
    const word = tokens[first]?.text ?? '';
    if (states.test(word)) found = found === '' ? word : `${found} ${word}`;
  }
  return found;
};
