import { hashRequest } from '../../../platform/http/idempotency/idempotency.ts';
import { parseJsonBody } from '../../../platform/http/json-body.ts';
import { catchProblem } from './serialized-problem.ts';
import type { SerializedProblem } from './serialized-problem.ts';

/** Computes the hash that identifies a retry, for a body that is too long to parse on the main thread. */
export interface HashTask {
  readonly kind: 'hash';
  readonly bytes: Uint8Array;
  readonly jsonDepth: number;
  /** The operation, the method and the path. */
  readonly head: string;
}

export type HashOutcome = { readonly kind: 'hashed'; readonly hash: string } | SerializedProblem;

export const runHashTask = ({ bytes, jsonDepth, head }: HashTask): HashOutcome =>
  catchProblem(() => ({ kind: 'hashed', hash: hashRequest(head, parseJsonBody(bytes, { json_depth: jsonDepth })) }));
