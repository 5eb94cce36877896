import type { Addition, ItemPatch } from '../../src/domains/shopping/index.ts';

/** A change of a shopping list. All of them can be made offline. */
export type ListChange =
  | { readonly kind: 'create'; readonly name: string }
  | { readonly kind: 'rename'; readonly name: string }
  | { readonly kind: 'add'; readonly items: readonly Addition[] }
  | { readonly kind: 'set'; readonly item: string; readonly set: ItemPatch }
  | { readonly kind: 'merge'; readonly item: string; readonly into: string }
  | { readonly kind: 'arrange'; readonly items: readonly string[] }
  /** With the items that were shown as bought, since only those are meant. */
  | { readonly kind: 'clear'; readonly items: readonly string[] };

/** A field that the change sets and that has a different value now. */
export interface Conflict {
  /** The item; absent if it is a field of the list. */
  readonly id?: string;
  readonly field: string;
  readonly value: unknown;
}

/** Why the service refused a change, which then waits for the user's decision. */
export interface Refusal {
  readonly code: string;
  readonly title: string;
  readonly conflicts: readonly Conflict[];
  /** The current revision of the list, used as the base to force the change. */
  readonly revision: number;
}

/** A change that is queued on this device until the service answers. */
export interface QueuedChange {
  /** The operation id: sending it again does not apply it again. */
  readonly id: string;
  /** Its position in the queue. */
  readonly place: number;
  readonly userId: string;
  readonly libraryId: string;
  readonly listId: string;
  /** The revision of the list that was shown. */
  readonly base: number;
  readonly change: ListChange;
  readonly refusal?: Refusal;
}

const ADDED_FIELDS = ['name', 'buy', 'category', 'note', 'bought', 'deleted'] as const;

/** The fields a change sets, as `field` of the list or `item/field`. */
export const getChangedFields = (change: ListChange): readonly string[] => {
  switch (change.kind) {
    case 'create':
    case 'rename':
      return ['name'];
    case 'add':
      return change.items.flatMap(({ id }) => ADDED_FIELDS.map((field) => `${id}/${field}`));
    case 'set':
      return Object.keys(change.set).map((field) => `${change.item}/${field}`);
    case 'merge':
      return [`${change.item}/deleted`, `${change.into}/deleted`];
    case 'arrange':
      return ['arrangement'];
    case 'clear':
      return change.items.map((id) => `${id}/deleted`);
    default:
      return change satisfies never;
  }
};
