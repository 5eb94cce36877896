import { isDeepStrictEqual } from 'node:util';

/** Something that was changed in the meantime. */
export interface Conflict {
  readonly id?: string;
  readonly field: string;
  readonly value: unknown;
  readonly revision: number;
}

/** Why an operation is rejected. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  /** Where the request is invalid. */
  readonly location?: string;
  readonly conflicts?: readonly Conflict[];
  /** Item ids that are already taken. */
  readonly ids?: readonly string[];
  /** The revision at which the rejection was determined, if stated. */
  readonly at?: number;
}

export const invalid = (location: string): Refusal => ({ status: 422, code: 'validation-failed', location });

/** A field that an operation sets. */
interface Setting {
  readonly id?: string;
  readonly field: string;
  readonly wanted: unknown;
  readonly present: unknown;
  /** The revision since which it has its value. */
  readonly since: number | undefined;
}

/** A rejection requires that a field it sets was changed to another value after its base. */
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
