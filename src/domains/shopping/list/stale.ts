import { Problem, validationFailed } from '../../../platform/problem/problem.ts';
import type { ListDraft } from './draft.ts';

/** A field set by a change: the new value, the current value, and the revision at which it got that value. */
export interface Setting {
  /** The item or requirement; absent for a field of the list itself. */
  readonly id?: string;
  readonly field: string;
  readonly value: unknown;
  readonly present: unknown;
  readonly revision: number;
}

const MOST_CONFLICTS = 100;

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));

const inWords = ({ id, field, revision }: Setting): string =>
  `${field}${id === undefined ? '' : ` of ${JSON.stringify(id)}`} at revision ${revision}`;

/**
 * Rejects a change only if a field that it sets got another value after the base. Changes to different fields never
 * conflict, and setting a field to its current value always succeeds.
 */
export const refuseStale = (draft: ListDraft, base: number, settings: readonly Setting[]): void => {
  const conflicts = settings.filter(({ revision, present, value }) => revision > base && !isSame(present, value));
  if (conflicts.length === 0) return;
  throw new Problem('field-conflict', {
    detail: `Changed after revision ${base}: ${conflicts.slice(0, 3).map(inWords).join(', ')}.`,
    params: {
      base_revision: base,
      current_revision: draft.present,
      fields: Object.fromEntries(conflicts.slice(0, MOST_CONFLICTS).map(({ field, present }) => [field, present])),
      conflicts: conflicts.slice(0, MOST_CONFLICTS).map(({ id, field, present, revision }) => ({
        ...(id !== undefined && { id }),
        field,
        value: present,
        revision,
      })),
    },
  });
};

/** Rejects a base revision that does not exist yet. */
export const refuseFuture = (draft: ListDraft, base: number): void => {
  if (base <= draft.present) return;
  throw validationFailed({
    location: 'body.base_revision',
    code: 'maximum',
    message: `must not be above the revision of the list, which is ${draft.present}`,
    params: { limit: draft.present },
    value: base,
  });
};
