import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { TestList } from '../../../../test/support/shopping.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import { ListDraft } from '../list-document/list-draft.ts';
import { toIndexedList } from '../list-document/indexed-list.ts';
import { serializeDocument } from '../list-document/serialize-document.ts';
import type { ListDocument, Requirement } from './list.schemas.ts';

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

/** A change to a list: a new or changed item, a requirement, a new name or a new order. */
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

const applyStep = (draft: ListDraft, step: Step): void => {
  const place = 'place' in step ? draft.items[step.place % Math.max(draft.items.length, 1)] : undefined;
  switch (step.kind) {
    case 'add':
      return void add(draft, `item ${draft.items.length}`, step.name);
    case 'set':
      return place && draft.set(place, 'note', step.note);
    case 'sources':
      return place && draft.setSources(place, [requirement('leek', step.quantity).source], step.quantity);
    case 'require':
      return draft.setRequirement(requirement(step.id, step.quantity));
    case 'release':
      return draft.deleteRequirement(step.id);
    case 'rename':
      return draft.rename(step.name);
    case 'reverse':
      return draft.arrange(draft.items.map(({ id }) => id).toReversed());
    default:
      return step satisfies never;
  }
};

suite('list drafts', () => {
  test('keep the JSON and the index of a list in sync with it after any changes', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        const list = toIndexedList(emptyList());
        for (const step of steps) {
          applyStep(new ListDraft(list), step);
          const text = serializeDocument(list.document);
          assert.deepEqual(JSON.parse(text), JSON.parse(JSON.stringify(list.document)));
          assert.deepEqual(list, toIndexedList(list.document));
        }
      }),
    );
  });
});

onEveryEngine('list cache', (engine) => {
  const service = serviceForSuite(engine);

  test('reloads a list that was changed elsewhere', async () => {
    const list = await TestList.create(service.client);
    await list.addNamed('Flour', 'Milk');
    await list.change('Flour', { bought: true });
    await service.database.transaction(async (tx) => {
      const id = list.path.split('/').at(-1) ?? '';
      const before = await tx.query
        .selectFrom('shopping_list')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const document = before.document.replace('"Milk"', '"Oat milk"').replace('"revision":3', '"revision":4');
      await tx.query.updateTable('shopping_list').set({ document, revision: 4 }).where('id', '=', id).execute();
    });
    list.revision = 4;
    const { body } = await list.change('Flour', { note: 'wholemeal' });
    assert.deepEqual(
      [body.revision, ...body.items.map(({ id, bought, note }) => [id, bought, note])],
      [5, ['Flour', true, 'wholemeal'], ['Oat milk', false, '']],
    );
  });

  test('is unaffected by a change that is rejected or has no effect', async () => {
    const list = await TestList.create(service.client);
    await list.addNamed('Flour', 'Milk');
    await list.change('Flour', { bought: true });
    assert.equal((await list.change('Flour', { bought: false }, { base: 1 })).status, 409);
    assert.equal((await list.change('Flour', { bought: true })).status, 200);
    const { applied_revision: applied, ...body } = (await list.change('Milk', { bought: true })).body;
    assert.deepEqual([applied, body.revision, body.items.map(({ bought }) => bought)], [4, 4, [true, true]]);
    assert.deepEqual(await list.read(), body);
  });
});
