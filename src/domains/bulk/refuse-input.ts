import type { Violation } from '../../platform/problem/problem.ts';
import { refuseViolations } from '../../platform/problem/refuse-violations.ts';
import type { BulkAction, BulkInput } from './bulk-action.ts';
import type { BulkRequest } from './bulk.schemas.ts';

const parts: readonly (keyof BulkInput)[] = ['add_tags', 'remove_tags', 'book_id', 'book_revision', 'member'];

/** A member that this operation does not use was probably meant for another one. */
const foreignParts = ({ takes }: BulkAction, request: BulkRequest): readonly Violation[] =>
  parts
    .filter((name) => request[name] != null && !takes.includes(name))
    .map((name) => ({ location: `body.${name}`, code: 'unexpected', message: 'has no meaning for this operation' }));

const missingRevisions = ({ needsRevision }: BulkAction, { items }: BulkRequest): readonly Violation[] =>
  items.flatMap(({ revision }, index) =>
    needsRevision && revision == null
      ? [{ location: `body.items[${index}].revision`, code: 'required', message: 'is required' }]
      : [],
  );

/** Rejects a request that makes no sense as a whole, before any item is processed. */
export const refuseInput = (action: BulkAction, request: BulkRequest): void =>
  refuseViolations([
    ...foreignParts(action, request),
    ...(action.faults?.(request) ?? []),
    ...missingRevisions(action, request),
  ]);
