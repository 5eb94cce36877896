import { reachOf } from './convention.ts';
import type { Convention } from './convention.ts';
import { unitsNamed } from './find-units.ts';
import type { Language } from './language.ts';
import { findUnit } from './registry/registry.ts';
import type { Unit } from './unit.ts';
import { unitKey } from './unit-key.ts';

export type Resolution =
  | { readonly kind: 'unit'; readonly unit: Unit }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly Unit[] }
  | { readonly kind: 'unknown' };

/**
 * The nearest convention that has a say decides. What belongs to no convention stays beside it: that a recipe is
 * American does not tell a stick of butter from a stick of cinnamon.
 */
export const inConvention = (candidates: readonly Unit[], convention: Convention): readonly Unit[] => {
  for (const near of reachOf(convention)) {
    if (candidates.some((unit) => unit.convention === near)) {
      return candidates.filter((unit) => unit.convention === near || unit.convention === 'universal');
    }
  }
  return candidates;
};

/** In Quebec `une pinte` is the quart and the pint `une chopine`; in France it is the pint. */
const locally: readonly { language: Language; convention: Convention; names: readonly string[]; unitId: string }[] = [
  { language: 'fr', convention: 'ca', names: ['pinte', 'pintes'], unitId: 'imperial.quart' },
];

/** What the name may mean for cooks of the convention: they alone are asked, or all, where nobody says which. */
const namedFor = (
  text: string,
  language: Language | undefined,
  convention: Convention | undefined,
): readonly Unit[] => {
  const named = unitsNamed(text, language);
  const local = locally.find(
    (meaning) =>
      meaning.language === language &&
      (convention === undefined || convention === meaning.convention) &&
      meaning.names.includes(unitKey(text)),
  );
  const unit = local === undefined ? undefined : findUnit(local.unitId);
  if (unit === undefined) return named;
  return convention === undefined ? [...named, unit] : [unit];
};

/** The unit that the text names, if it names one only. Several are an ambiguity that somebody else has to decide. */
export const resolveUnit = (
  text: string,
  hints: { readonly language?: Language | undefined; readonly convention?: Convention | undefined } = {},
): Resolution => {
  const named = namedFor(text, hints.language, hints.convention);
  const candidates = named.length > 1 && hints.convention !== undefined ? inConvention(named, hints.convention) : named;
  const [unit] = candidates;
  if (unit === undefined) return { kind: 'unknown' };
  return candidates.length === 1 ? { kind: 'unit', unit } : { kind: 'ambiguous', candidates };
};
