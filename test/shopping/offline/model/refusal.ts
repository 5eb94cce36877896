import { isDeepStrictEqual } from 'node:util';

/** Something that was changed meanwhile. */
export interface Conflict {
  readonly id?: string;
  readonly field: string;
  readonly value: unknown;
  readonly revision: number;
}

/** Why an operation is not made. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  /** Where the request is wrong. */
  readonly location?: string;
  readonly conflicts?: readonly Conflict[];
  /** Ids of items that are taken. */
  readonly ids?: readonly string[];
  /** The revision that the refusal was found at, where it tells. */
  readonly at?: number;
}

export const invalid = (location: string): Refusal => ({ status: 422, code: 'validation-failed', location });

/** Something that an operation sets. */
interface Setting {
  readonly id?: string;
  readonly field: string;
  readonly wanted: unknown;
  readonly present: unknown;
  /** Since when it is what it is. */
  readonly since: number | undefined;
}

/** It is refused only when a field it sets changed after that base to another value. */
export const staleOf = (at: number, base: number, settings: readonly Setting[]): Refusal | undefined => {
  const conflicts = settings
    .filter(({ wanted, present, since = 0 }) => since > base && !isDeepStrictEqual(wanted, present))
    .map(({ id, field, present, since = 0 }) => ({
      ...(id !== undefined && { id }),
      field,
      value: present,
      revision: since,
    }));
  return conflicts.length === 0 ? undefined : { status: 409, code: 'field-conflict', conflicts, at };
};
