import type { Addition, ItemSettings } from '../../src/domains/shopping/index.ts';

/** A change of a shopping list. All of them may be made without a network. */
export type ListChange =
  | { readonly kind: 'create'; readonly name: string }
  | { readonly kind: 'rename'; readonly name: string }
  | { readonly kind: 'add'; readonly items: readonly Addition[] }
  | { readonly kind: 'set'; readonly item: string; readonly set: ItemSettings }
  | { readonly kind: 'merge'; readonly item: string; readonly into: string }
  | { readonly kind: 'arrange'; readonly items: readonly string[] }
  /** With what was seen as bought, since only that is meant. */
  | { readonly kind: 'clear'; readonly items: readonly string[] };

/** Something that a change sets and that is another now. */
export interface Conflict {
  /** The item; absent where it is the list's own. */
  readonly id?: string;
  readonly field: string;
  readonly value: unknown;
}

/** Why the service did not make a change. It waits for whoever made it to say what to do. */
export interface Refusal {
  readonly code: string;
  readonly title: string;
  readonly conflicts: readonly Conflict[];
  /** The revision that the list has now: the base of whoever insists. */
  readonly revision: number;
}

/** A change on its way to the service, as this device keeps it until it has an answer. */
export interface QueuedChange {
  /** By which the service knows it: sent again, it is not made again. */
  readonly id: string;
  /** Where it stands in the queue. */
  readonly place: number;
  readonly userId: string;
  readonly libraryId: string;
  readonly listId: string;
  /** The revision of the list that was shown. */
  readonly base: number;
  readonly change: ListChange;
  readonly refusal?: Refusal;
}

const ADDED = ['name', 'buy', 'category', 'note', 'bought', 'deleted'] as const;

/** What a change sets, each as `field` of the list or `item/field`. */
export const fieldsSetBy = (change: ListChange): readonly string[] => {
  switch (change.kind) {
    case 'create':
    case 'rename':
      return ['name'];
    case 'add':
      return change.items.flatMap(({ id }) => ADDED.map((field) => `${id}/${field}`));
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
