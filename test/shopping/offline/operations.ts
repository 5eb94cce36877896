import type { Addition, ItemPatch } from '../../../src/domains/shopping/lists/change.schemas.ts';
import type { Selection } from '../../../src/domains/shopping/lists/list.schemas.ts';
import type { Review, ReviewInput } from '../../../src/domains/shopping/review/review.schemas.ts';

/** A change of a list. */
export type Operation =
  | { readonly kind: 'add'; readonly items: readonly Addition[] }
  | { readonly kind: 'change'; readonly item: string; readonly set: ItemPatch }
  | { readonly kind: 'merge'; readonly item: string; readonly into: string }
  | { readonly kind: 'arrange'; readonly items: readonly string[] }
  | { readonly kind: 'clear' }
  | { readonly kind: 'select'; readonly selections: readonly Selection[] }
  | {
      readonly kind: 'apply';
      /** What was reviewed, and the result. */
      readonly input: ReviewInput;
      readonly review: Review;
      readonly selections: readonly Selection[];
    }
  | { readonly kind: 'rename'; readonly name: string };

/** A change as a client sends it, however often. */
export interface Sent {
  /** The operation id. */
  readonly id: string;
  /** The revision it is based on. */
  readonly base: number;
  readonly operation: Operation;
}

export interface Request {
  readonly method: string;
  /** Relative to the path of the list. */
  readonly path: string;
  readonly json: object;
  readonly headers: Readonly<Record<string, string>>;
}

const itemPath = (id: string): string => `/items/${encodeURIComponent(id)}`;

export const requestOf = ({ id, base, operation }: Sent): Request => {
  const headers = {};
  const change = { operation_id: id, base_revision: base };
  switch (operation.kind) {
    case 'add':
      return { method: 'POST', path: '/items', json: { items: operation.items }, headers: { 'idempotency-key': id } };
    case 'change':
      return { method: 'PATCH', path: itemPath(operation.item), json: { ...change, set: operation.set }, headers };
    case 'merge': {
      const { item, into } = operation;
      return { method: 'POST', path: `${itemPath(item)}/merge`, json: { ...change, into }, headers };
    }
    case 'arrange':
      return { method: 'PUT', path: '/arrangement', json: { ...change, item_ids: operation.items }, headers };
    case 'clear':
      return { method: 'POST', path: '/clear-bought', json: change, headers };
    case 'select':
      return { method: 'PUT', path: '/selections', json: { ...change, selections: operation.selections }, headers };
    case 'apply': {
      const { review, selections } = operation;
      return { method: 'POST', path: '/apply', json: { operation_id: id, token: review.token, selections }, headers };
    }
    case 'rename':
      return { method: 'PATCH', path: '', json: { ...change, name: operation.name }, headers };
    default:
      return operation satisfies never;
  }
};

/** For the report of a failed run. */
export const inWords = ({ id, base, operation }: Sent): string => {
  const { kind, ...rest } = operation;
  const { review, input: _input, ...details } = { review: undefined, input: undefined, ...rest };
  const on = kind === 'add' ? '' : kind === 'apply' ? ` of revision ${review?.revision ?? 0}` : ` on ${base}`;
  return `${id.split('@', 1)[0]} ${kind}${on} ${JSON.stringify(details)}`;
};
