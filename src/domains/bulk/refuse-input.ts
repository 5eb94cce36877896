import type { Violation } from '../../platform/problem/problem.ts';
import { assertNoViolations } from '../../platform/problem/assert-no-violations.ts';
import type { BulkAction, BulkInput } from './bulk-action.ts';
import type { BulkRequest } from './bulk.schemas.ts';

const parts: readonly (keyof BulkInput)[] = ['add_tags', 'remove_tags', 'book_id', 'book_revision', 'member'];

/** Some clients send every member with every operation, empty where it does not apply. */
const isNeutral = (value: BulkInput[keyof BulkInput]): boolean =>
  value == null || value === '' || value === 0 || value === false || (Array.isArray(value) && value.length === 0);

/** A meaningful member that this operation does not use was probably meant for another one. */
const foreignParts = ({ takes }: BulkAction, request: BulkRequest): readonly Violation[] =>
  parts
    .filter((name) => !takes.includes(name) && !isNeutral(request[name]))
    .map((name) => ({ location: `body.${name}`, code: 'unexpected', message: 'is not allowed for this operation' }));

const missingRevisions = ({ needsRevision }: BulkAction, { items }: BulkRequest): readonly Violation[] =>
  items.flatMap(({ revision }, index) =>
    needsRevision && revision == null
      ? [{ location: `body.items[${index}].revision`, code: 'required', message: 'is required' }]
      : [],
  );

/** Rejects a request that makes no sense as a whole, before any item is processed. */
export const refuseInput = (action: BulkAction, request: BulkRequest): void =>
  assertNoViolations([
    ...foreignParts(action, request),
    ...(action.faults?.(request) ?? []),
    ...missingRevisions(action, request),
  ]);
