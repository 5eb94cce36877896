import { Problem, validationFailed } from '../../../platform/problem/problem.ts';
import type { ListDraft } from './list-draft.ts';

/** A field set by a change: the new value, the current value, and the revision at which it got that value. */
export interface FieldChange {
  /** The item or requirement; absent for a field of the list itself. */
  readonly id?: string;
  readonly field: string;
  readonly newValue: unknown;
  readonly currentValue: unknown;
  readonly revision: number;
}

const MAX_CONFLICTS = 100;

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));

const inWords = ({ id, field, revision }: FieldChange): string =>
  `${field}${id === undefined ? '' : ` of ${JSON.stringify(id)}`} at revision ${revision}`;

/**
 * Rejects a change only if a field that it sets got another value after the base. Changes to different fields never
 * conflict, and setting a field to its current value always succeeds.
 */
export const refuseFieldConflicts = (draft: ListDraft, base: number, settings: readonly FieldChange[]): void => {
  const conflicts = settings.filter(
    ({ revision, currentValue, newValue }) => revision > base && !isSame(currentValue, newValue),
  );
  if (conflicts.length === 0) return;
  throw new Problem('field-conflict', {
    detail: `Changed after revision ${base}: ${conflicts.slice(0, 3).map(inWords).join(', ')}.`,
    params: {
      base_revision: base,
      current_revision: draft.currentRevision,
      fields: Object.fromEntries(
        conflicts.slice(0, MAX_CONFLICTS).map(({ field, currentValue }) => [field, currentValue]),
      ),
      conflicts: conflicts.slice(0, MAX_CONFLICTS).map(({ id, field, currentValue, revision }) => ({
        ...(id !== undefined && { id }),
        field,
        value: currentValue,
        revision,
      })),
    },
  });
};

/** Rejects a base revision that does not exist yet. */
export const refuseFutureRevision = (draft: ListDraft, base: number): void => {
  if (base <= draft.currentRevision) return;
  throw validationFailed({
    location: 'body.base_revision',
    code: 'maximum',
    message: `must not be above the revision of the list, which is ${draft.currentRevision}`,
    params: { limit: draft.currentRevision },
    value: base,
  });
};
