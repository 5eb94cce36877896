import { toSemanticId } from '../../food/semantic-id.ts';
import type { LabelGroup } from '../label-groups.ts';
import type { LabeledLine } from '../labeled-line.ts';
import { getStatePattern } from './states.ts';

/** The semantic id of the first name that has one, including states outside the name. */
export const findSemanticId = (
  line: LabeledLine,
  groups: readonly LabelGroup[],
  names: readonly string[],
): string | undefined => {
  const states = statesIn(line, groups);
  for (const name of names) {
    const food = toSemanticId(states === '' ? name : `${states} ${name}`, line.language);
    if (food !== undefined) return food;
  }
  return undefined;
};

const statesIn = ({ tokens, language }: LabeledLine, groups: readonly LabelGroup[]): string => {
  const states = getStatePattern(language);
  if (states === undefined) return '';
  let found = '';
  for (const { label, first, end } of groups) {
    if ((label !== 'preparation' && label !== 'note') || end !== first + 1) continue;
    const word = tokens[first]?.text ?? '';
    if (states.test(word)) found = found === '' ? word : `${found} ${word}`;
  }
  return found;
};
