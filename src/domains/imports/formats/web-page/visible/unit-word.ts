import { Recent } from '../../../../../platform/memory/recent.ts';
import { resolveUnit } from '../../../../units/index.ts';

/** Cached because pages repeat a few words many times and a lookup across all languages is slow. */
const known = new Recent<string>(500);

/** The id of the unit that a word names; `several` if it is ambiguous, `none` if it is not a unit. */
export const unitNamed = (word: string): string => {
  const found = known.get(word);
  if (found !== undefined) return found;
  const resolved = resolveUnit(word, {});
  const id = resolved.kind === 'unit' ? resolved.unit.id : resolved.kind === 'ambiguous' ? 'several' : 'none';
  known.set(word, id);
  return id;
};
