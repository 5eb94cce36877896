import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';

import type { ListBody } from './journal.ts';
import type { Conflict } from './model/refusal.ts';
import type { Sent } from './operations.ts';

/** The value of a field at some revision; undefined if the thing or the list did not exist yet. */
const valueIn = (list: ListBody | undefined, { id, field }: Conflict): unknown => {
  if (list === undefined) return undefined;
  const { items, name, selections } = list;
  if (id === undefined)
    return field === 'name' ? name : items.filter(({ arranged }) => arranged).map((item) => item.id);
  if (field !== 'selection') return items.find((item) => item.id === id)?.[field as 'name'];
  const selection = selections[id];
  return selection && { choice_id: selection.choice_id, selected: selection.selected };
};

/** The value an operation wants to give the field; undefined if it does not set it. */
const wantedBy = ({ operation }: Sent, { id, field }: Conflict): unknown => {
  switch (operation.kind) {
    case 'change':
      return operation.item === id ? operation.set[field as 'name'] : undefined;
    case 'merge':
      return [operation.item, operation.into].includes(id ?? '') && field === 'deleted' ? false : undefined;
    case 'arrange':
      return field === 'arrangement' ? operation.items : undefined;
    case 'rename':
      return field === 'name' ? operation.name : undefined;
    case 'select':
      return field === 'selection' ? operation.selections.find((selection) => selection.id === id) : undefined;
    case 'add':
    case 'clear':
    case 'apply':
      return undefined;
    default:
      return operation satisfies never;
  }
};

/**
 * A conflict must name something that the operation sets and that was changed to another value after its base: the list
 * had that value at that revision and not yet at the one before.
 */
export const checkConflicts = (
  sent: Sent,
  conflicts: readonly Conflict[],
  at: number,
  bodyAt: (revision: number) => ListBody | undefined,
): void => {
  for (const conflict of conflicts) {
    const { value, revision } = conflict;
    const what = `${sent.id} got the conflict ${JSON.stringify(conflict)}`;
    const wanted = wantedBy(sent, conflict);
    assert.ok(
      wanted !== undefined && !isDeepStrictEqual(wanted, value),
      `${what}, which it does not set to another value`,
    );
    assert.ok(revision > sent.base && revision <= at, `${what}, which is not newer than its base`);
    assert.deepEqual(valueIn(bodyAt(at), conflict), value, `${what}, but the list had another value`);
    assert.deepEqual(valueIn(bodyAt(revision), conflict), value, `${what}, but that revision had another value`);
    assert.notDeepEqual(valueIn(bodyAt(revision - 1), conflict), value, `${what}, but the value was the same before`);
  }
};
