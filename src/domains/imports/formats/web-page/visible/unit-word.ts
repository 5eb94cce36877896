import { Recent } from '../../../../../platform/memory/recent.ts';
import { resolveUnit } from '../../../../units/index.ts';

/** Pages use a few words again and again, and to look one up among the names of all languages takes its time. */
const known = new Recent<string>(500);

/** What a word is the name of a unit of: its id, `several`, or `none`. */
export const unitNamed = (word: string): string => {
  const found = known.get(word);
  if (found !== undefined) return found;
  const resolved = resolveUnit(word, {});
  const id = resolved.kind === 'unit' ? resolved.unit.id : resolved.kind === 'ambiguous' ? 'several' : 'none';
  known.set(word, id);
  return id;
};
