import { saysTheSame } from '../same-json.ts';
import type { Asset } from '../schema/asset.schemas.ts';
import type { Author } from '../schema/author.schemas.ts';
import type { DietaryClaim } from '../schema/diet.schemas.ts';
import type { Equipment } from '../schema/equipment.schemas.ts';
import type { Yield } from '../schema/yield.schemas.ts';
import { mergeProperties } from './merge-part.ts';
import type { Rules } from './reconcile-list.ts';

/** For lists whose items can be identified by their individually written form. */
export type ListRules<T> = Omit<Rules<T>, 'keyOfOwn'> & {
  /** Compares two lists if not all of their properties count. */
  readonly sameAs?: (one: readonly T[], other: readonly T[]) => boolean;
};

const mergeYield = (own: Yield, was: Yield, now: Yield): Yield => {
  // In another language a quantity without text would be written differently.
  if (was.text === now.text) return own.text ? own : { ...own, ...(now.text && { text: now.text }) };
  const { quantity: _, scaled_text: _s, authored_quantity: _a, ...rest } = own;
  return { ...rest, ...now };
};

const mergeEquipment = (own: Equipment, was: Equipment, now: Equipment): Equipment => {
  if (was.description === now.description) return own;
  const { quantity: _, ...rest } = own;
  return { ...rest, ...now };
};

/** A different name at the same position is another person, and a similar one a corrected spelling. */
export const AUTHORS: ListRules<Author> = {
  keyOf: ({ name }) => name,
  rewriting: 'alike',
  merge: (own, was, now) => mergeProperties(own, was, now),
};

/** The meaning of the text depends on the language, which is a separate property. */
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

/** The URL identifies the picture: another URL may have different content and another license. */
export const ASSETS: ListRules<Asset> = {
  keyOf: ({ url }) => url ?? '',
  rewriting: 'never',
  merge: (own, was, now) => mergeProperties(own, was, now),
};
