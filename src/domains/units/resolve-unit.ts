import { reachOf } from './convention.ts';
import type { Convention } from './convention.ts';
import { unitsNamed } from './find-units.ts';
import type { Language } from './language.ts';
import type { Unit } from './unit.ts';

export type Resolution =
  | { readonly kind: 'unit'; readonly unit: Unit }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly Unit[] }
  | { readonly kind: 'unknown' };

/**
 * The nearest convention that has a say decides. What belongs to no convention stays beside it: that a recipe is
 * American does not tell a stick of butter from a stick of cinnamon.
 */
const within = (candidates: readonly Unit[], convention: Convention): readonly Unit[] => {
  for (const near of reachOf(convention)) {
    if (candidates.some((unit) => unit.convention === near)) {
      return candidates.filter((unit) => unit.convention === near || unit.convention === 'universal');
    }
  }
  return candidates;
};

/** The unit that the text names, if it names one only. Several are an ambiguity that somebody else has to decide. */
export const resolveUnit = (
  text: string,
  hints: { readonly language?: Language | undefined; readonly convention?: Convention | undefined } = {},
): Resolution => {
  const named = unitsNamed(text, hints.language);
  const candidates = named.length > 1 && hints.convention !== undefined ? within(named, hints.convention) : named;
  const [unit] = candidates;
  if (unit === undefined) return { kind: 'unknown' };
  return candidates.length === 1 ? { kind: 'unit', unit } : { kind: 'ambiguous', candidates };
};
