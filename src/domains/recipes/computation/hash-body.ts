import { requestHash } from '../../../platform/http/idempotency/idempotency.ts';
import { parseJson } from '../../../platform/http/json-body.ts';
import { refusing } from './refusal.ts';
import type { Refusal } from './refusal.ts';

/** Computes the hash that identifies a retry, for a body that is too long to parse on the main thread. */
export interface HashTask {
  readonly kind: 'hash';
  readonly bytes: Uint8Array;
  readonly jsonDepth: number;
  /** The operation, the method and the path. */
  readonly head: string;
}

export type HashOutcome = { readonly kind: 'hashed'; readonly hash: string } | Refusal;

export const hashOnThread = ({ bytes, jsonDepth, head }: HashTask): HashOutcome =>
  refusing(() => ({ kind: 'hashed', hash: requestHash(head, parseJson(bytes, { json_depth: jsonDepth })) }));
