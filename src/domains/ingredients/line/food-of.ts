import type { Language } from '../../units/index.ts';
import { semanticId } from '../food/semantic-id.ts';
import type { Group } from './groups.ts';
import type { LabelledLine } from './labelled-line.ts';

/**
 * Words that may stand apart from the name and still say which food it is: `oregano, dried`, `minced beef`,
 * `Sahne, saure`. Whether they do is for the semantic id to say, which knows `minced beef` from `minced garlic`.
 */
const STATES: Partial<Readonly<Record<Language, RegExp>>> = {
  en: /^(?:dried|ground|minced|frozen|smoked|canned|tinned|sliced|crushed|shredded|flaked|desiccated)$/i,
  de: /^(?:gemahlen|getrocknet|geräuchert|saur|grün|rot|gelb|weiß|schwarz|braun|passiert|stückig|süß|edelsüß|rosenscharf)(?:e[rsnm]?)?$/i,
};

/** The food that is meant, by the first of the names that names one: `chopped, minced or baby clams`. */
export const foodOf = (line: LabelledLine, groups: readonly Group[], names: readonly string[]): string | undefined => {
  const states = statesIn(line, groups);
  for (const name of names) {
    const food = semanticId(states === '' ? name : `${states} ${name}`, line.language);
    if (food !== undefined) return food;
  }
  return undefined;
};

const statesIn = ({ tokens, language }: LabelledLine, groups: readonly Group[]): string => {
  const states = STATES[language];
  if (states === undefined) return '';
  let found = '';
  for (const { label, first, end } of groups) {
    if ((label !== 'preparation' && label !== 'note') || end !== first + 1) continue;
    const word = tokens[first]?.text ?? '';
    if (states.test(word)) found = found === '' ? word : `${found} ${word}`;
  }
  return found;
};
