import type { Language } from '../language.ts';
import { getConventionChain } from '../registry/convention.ts';
import type { Convention } from '../registry/convention.ts';
import { findUnit } from '../registry/registry.ts';
import type { Unit } from '../registry/unit.ts';
import { findUnitsByName } from './find-units.ts';
import { toUnitKey } from './unit-key.ts';

/** What is known about the source of a text. */
export interface UnitHints {
  readonly language?: Language | undefined;
  readonly convention?: Convention | undefined;
}

export type UnitResolution =
  | { readonly kind: 'unit'; readonly unit: Unit }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly Unit[] }
  | { readonly kind: 'unknown' };

/**
 * Keeps the candidates of the closest convention that has any. Universal units always stay: knowing that a recipe is
 * American does not distinguish a stick of butter from a stick of cinnamon.
 */
export const filterByConvention = (candidates: readonly Unit[], convention: Convention): readonly Unit[] => {
  for (const closest of getConventionChain(convention)) {
    if (candidates.some((unit) => unit.convention === closest)) {
      return candidates.filter((unit) => unit.convention === closest || unit.convention === 'universal');
    }
  }
  return candidates;
};

/** In Quebec `une pinte` is a quart, and a pint is `une chopine`. In France `une pinte` is a pint. */
const regionalMeanings: readonly {
  language: Language;
  convention: Convention;
  names: readonly string[];
  unitId: string;
}[] = [{ language: 'fr', convention: 'ca', names: ['pinte', 'pintes'], unitId: 'imperial.quart' }];

/** Adds the regional meaning to the candidates, or returns only that one if the convention is known. */
const findCandidates = (text: string, { language, convention }: UnitHints): readonly Unit[] => {
  const named = findUnitsByName(text, language);
  const regional = regionalMeanings.find(
    (meaning) =>
      meaning.language === language &&
      (convention === undefined || convention === meaning.convention) &&
      meaning.names.includes(toUnitKey(text)),
  );
  const unit = regional === undefined ? undefined : findUnit(regional.unitId);
  if (unit === undefined) return named;
  return convention === undefined ? [...named, unit] : [unit];
};

/** Resolves a name to a unit if it has only one meaning. The caller decides about ambiguous names. */
export const resolveUnit = (text: string, hints: UnitHints = {}): UnitResolution => {
  const named = findCandidates(text, hints);
  const candidates =
    named.length > 1 && hints.convention !== undefined ? filterByConvention(named, hints.convention) : named;
  const [unit] = candidates;
  if (unit === undefined) return { kind: 'unknown' };
  return candidates.length === 1 ? { kind: 'unit', unit } : { kind: 'ambiguous', candidates };
};
