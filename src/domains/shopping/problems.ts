import type { ProblemKinds } from '../../platform/problem/problem-catalog.ts';

export const shoppingProblems = {
  'shopping-list-not-found': {
    status: 404,
    title: 'Shopping list not found',
    description:
      'The library has no shopping list with this id: it was deleted, or it belongs to another library. Discard changes that were queued for it.',
  },
  'shopping-item-not-found': {
    status: 404,
    title: 'The list has no such item',
    description: 'The shopping list never had an item with this id. Deleted items are still known and can be changed.',
  },
  'list-id-taken': {
    status: 409,
    title: 'A shopping list with this id exists',
    description: 'The library has a list with the chosen id. Use it, choose another id, or send none to get one.',
  },
  'item-id-taken': {
    status: 409,
    title: 'The list has an item with this id',
    description:
      'An addition contains new items, each with an id that the list has never had, including deleted items. `params.ids` lists those that are taken. Nothing was added. To repeat an earlier addition, send it with the same Idempotency-Key.',
  },
  'field-conflict': {
    status: 409,
    title: 'Someone else has changed this since',
    description:
      'The change sets something that was changed to another value after its base_revision. Nothing was changed. `params.conflicts` lists each field, its current value and the revision of that value. Show it to the person who made the change, and send it again with that revision as its base and a new operation id, or drop it. Changes to other fields never conflict.',
  },
  'merge-refused': {
    status: 409,
    title: 'These items cannot be merged',
    description:
      'Two items can be merged while both are on the list and both are bought or both are not; otherwise something that is needed would count as bought. Check or uncheck one of them, or restore it, and try again.',
  },
  'shopping-list-full': {
    status: 409,
    title: 'The list is full',
    description:
      'A list holds at most limits.shopping_list_items items (see the capabilities), not counting deleted ones, and the requirements of as many recipes as can be read with the list. Nothing was added. Remove bought items, or start another list.',
  },
  'review-outdated': {
    status: 409,
    title: 'The review is out of date',
    description:
      'A review is valid for 30 minutes and while the list, the recipes and the meals stay unchanged. Nothing was changed. Review again and apply the new token.',
  },
} as const satisfies ProblemKinds;

declare module '../../platform/problem/problem-catalog.ts' {
  interface DeclaredProblems extends Record<keyof typeof shoppingProblems, true> {}
}
