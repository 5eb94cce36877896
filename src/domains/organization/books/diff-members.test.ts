import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { asId } from '../../../platform/ids/ids.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import type { PlacedMember } from './book-member.store.ts';
import { diffMembers } from './diff-members.ts';

const chapter = fc.constantFrom('one', 'two', null);
const entry = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f').map((text) => asId<EntryId>(text));
const member = fc.record(
  { entry_id: entry, chapter_id: chapter, note: fc.constantFrom('', 'twice the salt') },
  { noNullPrototype: true },
);
const members = fc.uniqueArray(member, { selector: ({ entry_id }) => entry_id });

const toMember = (entry_id: EntryId) => ({ entry_id, chapter_id: null, note: '' });

/** Increasing positions, with gaps left by removed members. */
const book = members.chain((list) =>
  fc
    .uniqueArray(fc.nat(20), { minLength: list.length, maxLength: list.length })
    .map((places): readonly PlacedMember[] => {
      const rising = places.toSorted((a, b) => a - b);
      return list.map((one, index) => ({ ...one, position: rising[index] ?? 0 }));
    }),
);

suite('book member diff', () => {
  test('turns the current members into the requested ones', () => {
    fc.assert(
      fc.property(book, members, (before, given) => {
        const { added, removed, upserts } = diffMembers(before, given);
        const after = new Map(before.map((one) => [one.entry_id, one]));
        for (const id of removed) assert.ok(after.delete(id));
        for (const one of upserts) {
          assert.equal(after.has(one.entry_id), !added.includes(one.entry_id));
          after.set(one.entry_id, one);
        }
        const inOrder = [...after.values()].toSorted((a, b) => a.position - b.position);
        assert.deepEqual(
          inOrder.map(({ position: _position, ...rest }) => rest),
          given,
        );
      }),
    );
  });

  test('writes at most one member when one of many is moved, added or removed', () => {
    const ids = Array.from({ length: 10_000 }, (_, number) => asId<EntryId>(`entry ${number}`));
    const [first, second, ...others] = ids.map(toMember);
    assert.ok(first && second);
    const before = diffMembers([], ids.map(toMember)).upserts;
    const middle = [...others.slice(0, 5000), first, ...others.slice(5000)];
    const changes = {
      'to the end': diffMembers(before, [second, ...others, first]),
      'to the middle': diffMembers(before, [second, ...middle]),
      removed: diffMembers(before, [second, ...others]),
      added: diffMembers(before, [toMember(asId<EntryId>('new')), first, second, ...others]),
    };
    assert.deepEqual(
      Object.entries(changes).map(([how, { upserts }]) => [how, upserts.length]),
      [
        ['to the end', 1],
        ['to the middle', 1],
        ['removed', 0],
        ['added', 1],
      ],
    );
  });

  test('is empty for unchanged members', () => {
    fc.assert(
      fc.property(members, (given) => {
        const before = given.map((one, position) => ({ ...one, position }));
        assert.deepEqual(diffMembers(before, given), { added: [], removed: [], upserts: [] });
      }),
    );
  });
});
