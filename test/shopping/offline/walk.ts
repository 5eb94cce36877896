import assert from 'node:assert/strict';

import type { ListBody } from './journal.ts';
import type { Sent } from './operations.ts';

/** Everything selected is or was on the list, and nothing is to be bought twice. */
const checkSources = ({ items, requirements }: ListBody, id: string): void => {
  const open = items.filter(({ bought, deleted }) => !bought && !deleted);
  const needed = open.flatMap((item) => item.sources.map((source) => source.id));
  assert.equal(new Set(needed).size, needed.length, `${id} put something on the list twice`);
  const held = new Set(items.flatMap((item) => item.sources.map((source) => source.id)));
  const wanted = Object.values(requirements).filter(({ selected }) => selected);
  for (const { id: one, source } of wanted) assert.ok(held.has(one), `${id} dropped ${source.name} of ${source.label}`);
};

/**
 * Checks each revision against the previous one as the service returned them, without the model: no item is lost, no
 * bought item becomes unbought on its own, no removed item comes back on its own, and nothing is needed twice.
 */
export const walk = (before: ListBody, after: ListBody, { id, operation }: Sent): void => {
  const items = new Map(after.items.map((item) => [item.id, item]));
  assert.equal(items.size, after.items.length, `${id} left two items with one id`);
  for (const item of before.items) {
    const next = items.get(item.id) ?? assert.fail(`${id} lost ${item.name}`);
    const set = operation.kind === 'change' && operation.item === item.id ? operation.set : {};
    if (item.bought && !next.bought) assert.equal(set.bought, false, `${id} made ${item.name} unbought`);
    if (item.deleted && !next.deleted) assert.equal(set.deleted, false, `${id} brought back ${item.name}`);
  }
  checkSources(after, id);
};
