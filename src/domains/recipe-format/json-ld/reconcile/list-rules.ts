import { isSameJson } from '../../json.ts';
import type { Asset } from '../../schema/asset.schemas.ts';
import type { Author } from '../../schema/attribution.schemas.ts';
import type { DietaryClaim } from '../../schema/dietary.schemas.ts';
import type { Equipment } from '../../schema/equipment.schemas.ts';
import type { Yield } from '../../schema/yield.schemas.ts';
import { mergeProperties } from './merge-properties.ts';
import type { MatchRules } from './reconcile-list.ts';

/** For lists whose items can be identified by how they look when serialized alone. */
export type ListRules<T> = Omit<MatchRules<T>, 'getEmbeddedKey'> & {
  /** Overrides the comparison of two lists; by default all properties are compared. */
  readonly isSame?: (a: readonly T[], b: readonly T[]) => boolean;
};

const mergeYield = (embedded: Yield, base: Yield, current: Yield): Yield => {
  // In another language a quantity without text would be formatted differently.
  if (base.text === current.text)
    return embedded.text ? embedded : { ...embedded, ...(current.text && { text: current.text }) };
  const { quantity: _, scaled_text: _s, authored_quantity: _a, ...rest } = embedded;
  return { ...rest, ...current };
};

const mergeEquipment = (embedded: Equipment, base: Equipment, current: Equipment): Equipment => {
  if (base.description === current.description) return embedded;
  const { quantity: _, ...rest } = embedded;
  return { ...rest, ...current };
};

/** A similar name is a corrected spelling; a different one in the same position is another person. */
export const AUTHORS: ListRules<Author> = {
  getKey: ({ name }) => name,
  rewriteRule: 'similar',
  merge: (embedded, base, current) => mergeProperties(embedded, base, current),
};

/** Compares only texts: their meaning depends on the language, which is a separate property. */
export const YIELDS: ListRules<Yield> = {
  getKey: ({ text }) => text ?? '',
  rewriteRule: 'in-place',
  merge: mergeYield,
  isSame: (a, b) =>
    isSameJson(
      a.map(({ text }) => text),
      b.map(({ text }) => text),
    ),
};

export const EQUIPMENT: ListRules<Equipment> = {
  getKey: ({ description }) => description ?? '',
  rewriteRule: 'similar',
  merge: mergeEquipment,
};

export const DIETARY_CLAIMS: ListRules<DietaryClaim> = {
  getKey: ({ diet }) => diet ?? '',
  rewriteRule: 'never',
  merge: (embedded) => embedded,
};

/** The URL identifies an image: another URL may have another license and content. */
export const ASSETS: ListRules<Asset> = {
  getKey: ({ url }) => url ?? '',
  rewriteRule: 'never',
  merge: (embedded, base, current) => mergeProperties(embedded, base, current),
};
