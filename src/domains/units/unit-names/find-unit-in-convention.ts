import type { Convention } from '../registry/convention.ts';
import { findUnit } from '../registry/registry.ts';
import type { UnitId } from '../registry/unit.ts';
import { filterByConvention } from './resolve-unit.ts';

/** The unit that a measure means in a convention; undefined if it is ambiguous there too, or does not exist. */
export const findUnitInConvention = (convention: Convention, candidates: readonly UnitId[]): UnitId | undefined => {
  const units = candidates.flatMap((id) => findUnit(id) ?? []);
  const meant = filterByConvention(units, convention);
  return meant.length === 1 ? meant[0]?.id : undefined;
};
