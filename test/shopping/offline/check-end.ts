import assert from 'node:assert/strict';

import type { ListBody } from './journal.ts';
import type { Kept } from './judge.ts';

const written = ['name', 'buy', 'category', 'note', 'bought'] as const;

/**
 * Every acknowledged change is in the list, checked without the model: added items exist, and each field that only
 * people set has the value it was last set to.
 */
export const checkEnd = ({ items }: ListBody, kept: readonly Kept[]): void => {
  const byId = new Map(items.map((item) => [item.id, item]));
  const last = new Map<string, () => void>();
  for (const { sent, applied } of kept.toSorted((a, b) => a.applied - b.applied)) {
    const { id, operation } = sent;
    if (operation.kind === 'add') for (const added of operation.items) assert.ok(byId.has(added.id), `${id} is lost`);
    if (operation.kind !== 'change') continue;
    for (const field of written) {
      const wanted = operation.set[field] ?? undefined;
      if (wanted === undefined) continue;
      const value = typeof wanted === 'string' ? wanted.trim() : wanted;
      last.set(JSON.stringify([operation.item, field]), () => {
        const message = `${id} set ${field} at ${applied} and was the last to do so`;
        assert.equal(byId.get(operation.item)?.[field], value, message);
      });
    }
  }
  for (const check of last.values()) check();
};
