import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { asId } from '../../platform/ids/ids.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import { ListDraft } from './list/draft.ts';
import { isWrittenAs, writeDocument } from './list/write-document.ts';
import type { ListDocument, ListId, Requirement } from './list.schemas.ts';
import { ParsedLists } from './parsed-lists.ts';

const key = { library: asId<LibraryId>('library'), id: asId<ListId>('list') };

const emptyList = (): ListDocument => ({
  id: 'list',
  name: 'Week',
  revision: 1,
  items: [],
  requirements: {},
  selections: {},
});

const add = (draft: ListDraft, id: string, name: string) => draft.add({ id, name, buy: '', category: '', note: '' });

const requirement = (id: string, quantity: string): Requirement => ({
  id,
  choice_id: 'a',
  choices: [],
  selected: true,
  source: { id, label: 'Soup', name: 'Leek', quantity },
});

const text = fc.string({ unit: 'grapheme', maxLength: 20 });

/** What happens to a list: new items, changed ones, requirements, a new name, another order. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), name: text }),
  fc.record({ kind: fc.constant('set' as const), place: fc.nat(20), note: text }),
  fc.record({ kind: fc.constant('sources' as const), place: fc.nat(20), quantity: text }),
  fc.record({ kind: fc.constant('require' as const), id: text, quantity: text }),
  fc.record({ kind: fc.constant('release' as const), id: text }),
  fc.record({ kind: fc.constant('rename' as const), name: text }),
  fc.record({ kind: fc.constant('reverse' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const play = (document: ListDocument, step: Step): void => {
  const draft = new ListDraft(document);
  const place = 'place' in step ? draft.items[step.place % Math.max(draft.items.length, 1)] : undefined;
  switch (step.kind) {
    case 'add':
      return void add(draft, `item ${draft.items.length}`, step.name);
    case 'set':
      return place && draft.set(place, 'note', step.note);
    case 'sources':
      return place && draft.setSources(place, [requirement('leek', step.quantity).source], step.quantity);
    case 'require':
      return draft.require(requirement(step.id, step.quantity));
    case 'release':
      return draft.release(step.id);
    case 'rename':
      return draft.rename(step.name);
    case 'reverse':
      return draft.arrange(draft.items.map(({ id }) => id).toReversed());
    default:
      return step satisfies never;
  }
};

suite('lists that are kept taken apart', () => {
  test('whatever happens to a list, its text says what it is', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const document = emptyList();
        for (const step of steps) {
          play(document, step);
          const text = writeDocument(document);
          assert.deepEqual(JSON.parse(text), JSON.parse(JSON.stringify(document)));
          assert.equal(isWrittenAs(document, text), true);
        }
      }),
    );
  });

  test('a text that differs anywhere is another list', () => {
    const document = emptyList();
    add(new ListDraft(document), 'flour', 'Flour');
    const text = writeDocument(document);
    for (const other of [text.replace('Flour', 'flour'), text.replace('Week', 'Weak'), `${text} `, text.slice(0, -1)]) {
      assert.equal(isWrittenAs(document, other), false);
    }
  });

  test('a list is taken as it was kept, once, and only where it is stored so', () => {
    const lists = new ParsedLists();
    const document = emptyList();
    const stored = writeDocument(document);
    lists.keep(key, document, stored.length);
    assert.equal(lists.take(key, stored), document);
    assert.notEqual(lists.take(key, stored), document);

    // A change that was kept and then not committed: the list is stored as it was before.
    add(new ListDraft(document), 'flour', 'Flour');
    lists.keep(key, document, stored.length);
    assert.deepEqual(lists.take(key, stored), emptyList());
  });

  test('those that were changed longest ago are given up when all are too long', () => {
    const lists = new ParsedLists();
    const all = ['a', 'b', 'c'].map((id) => ({ key: { ...key, id: asId<ListId>(id) }, document: emptyList() }));
    for (const { key, document } of all) lists.keep(key, document, 400_000);
    const taken = all.map(({ key, document }) => lists.take(key, writeDocument(document)) === document);
    assert.deepEqual(taken, [false, true, true]);
  });
});
