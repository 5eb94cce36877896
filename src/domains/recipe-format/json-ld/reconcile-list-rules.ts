import { saysTheSame } from '../same-json.ts';
import type { Asset } from '../schema/asset.schemas.ts';
import type { Author } from '../schema/author.schemas.ts';
import type { DietaryClaim } from '../schema/diet.schemas.ts';
import type { Equipment } from '../schema/equipment.schemas.ts';
import type { Yield } from '../schema/yield.schemas.ts';
import { mergeProperties } from './merge-part.ts';
import type { Rules } from './reconcile-list.ts';

/** For lists whose items can be told apart by what they look like when they are written alone. */
export type ListRules<T> = Omit<Rules<T>, 'keyOfOwn'> & {
  /** Whether two lists say the same, where that is not whether all of their properties do. */
  readonly sameAs?: (one: readonly T[], other: readonly T[]) => boolean;
};

const mergeYield = (own: Yield, was: Yield, now: Yield): Yield => {
  // In another language a quantity alone would be written in other words.
  if (was.text === now.text) return own.text ? own : { ...own, ...(now.text && { text: now.text }) };
  const { quantity: _, scaled_text: _s, authored_quantity: _a, ...rest } = own;
  return { ...rest, ...now };
};

const mergeEquipment = (own: Equipment, was: Equipment, now: Equipment): Equipment => {
  if (was.description === now.description) return own;
  const { quantity: _, ...rest } = own;
  return { ...rest, ...now };
};

/** Another name in the same place is somebody else, and one that is like it a name that was misspelt. */
export const AUTHORS: ListRules<Author> = {
  keyOf: ({ name }) => name,
  rewriting: 'alike',
  merge: (own, was, now) => mergeProperties(own, was, now),
};

/** What the text means depends on the language, which is a property of its own. */
export const YIELDS: ListRules<Yield> = {
  keyOf: ({ text }) => text ?? '',
  rewriting: 'in-place',
  merge: mergeYield,
  sameAs: (one, other) =>
    saysTheSame(
      one.map(({ text }) => text),
      other.map(({ text }) => text),
    ),
};

export const EQUIPMENT: ListRules<Equipment> = {
  keyOf: ({ description }) => description ?? '',
  rewriting: 'alike',
  merge: mergeEquipment,
};

export const CLAIMS: ListRules<DietaryClaim> = {
  keyOf: ({ diet }) => diet ?? '',
  rewriting: 'never',
  merge: (own) => own,
};

/** The address is the picture: what is at another one may have another license, and holds other content. */
export const ASSETS: ListRules<Asset> = {
  keyOf: ({ url }) => url ?? '',
  rewriting: 'never',
  merge: (own, was, now) => mergeProperties(own, was, now),
};
