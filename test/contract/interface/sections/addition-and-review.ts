import assert from 'node:assert/strict';

import type { ShoppingItem } from '../../../../src/domains/shopping/lists/list.schemas.ts';
import type { TestClient } from '../../../support/client.ts';
import { newEntry } from '../../../support/recipes.ts';
import type { EntryBody } from '../../../support/recipes.ts';
import { TestList } from '../../../support/shopping.ts';
import { proves, section } from '../sentence.ts';
import type { Section } from '../sentence.ts';

const MILK = { id: 'milk', name: 'Milk' };

/** Adds an item to a new list: it as it was added, or undefined after a 422. */
const addOne = async (client: TestClient, change: object): Promise<ShoppingItem | undefined> => {
  const list = await TestList.create(client);
  const { status, text } = await list.add([{ ...MILK, ...change }]);
  assert.ok(status === 200 || status === 422, text);
  const { items } = await list.read();
  assert.equal(items.length, status === 200 ? 1 : 0);
  return items[0];
};

/** An addition accepts a text of this many characters in the field, and none that is longer. */
const assertMaxLength = async (client: TestClient, field: keyof ShoppingItem, max: number): Promise<void> => {
  const longest = 'x'.repeat(max);
  assert.equal((await addOne(client, { [field]: longest }))?.[field], longest);
  assert.equal(await addOne(client, { [field]: `${longest}x` }), undefined);
};

const assertRequired = async (client: TestClient, field: keyof ShoppingItem): Promise<void> => {
  for (const value of [undefined, '']) assert.equal(await addOne(client, { [field]: value }), undefined);
};

const recipeWith = (...texts: readonly string[]): object => ({
  title: 'Soup',
  language: 'en',
  ingredient_sections: [{ ingredients: texts.map((text, index) => ({ id: `line-${index}`, text })) }],
});

const replaceLines = async (client: TestClient, { id }: EntryBody, ...texts: readonly string[]): Promise<void> => {
  const answer = await client.put(`/api/v1/recipes/${id}`, { recipe: recipeWith(...texts) }, { 'if-match': '"1"' });
  assert.equal(answer.status, 200, answer.text);
};

/** A recipe of two lines, and a new list. */
const newSoup = async (client: TestClient) => {
  const soup = await newEntry(client, recipeWith('3 onions', '1 l stock'));
  return { soup, list: await TestList.create(client), portion: { id: 'portion', recipe_id: soup.id } };
};

export const additionAndReview: readonly Section[] = [
  section(
    'Addition (input to grocery addition)',
    proves('No additional properties are allowed.', async ({ client }) => {
      assert.equal(await addOne(client, { bought: true }), undefined);
      assert.equal((await addOne(client, {}))?.id, 'milk');
    }),
    proves('`id`: string, req, 1 to 100 chars, stable per item.', async ({ client }) => {
      await assertRequired(client, 'id');
      await assertMaxLength(client, 'id', 100);
      const list = await TestList.create(client);
      await list.add([MILK]);
      await list.change('milk', { name: 'Oat milk' });
      await list.addNamed('bread');
      assert.deepEqual(
        (await list.read()).items.map(({ id, name }) => [id, name]),
        [
          ['milk', 'Oat milk'],
          ['bread', 'bread'],
        ],
      );
    }),
    proves('`name`: string, req, 1 to 200 chars.', async ({ client }) => {
      await assertRequired(client, 'name');
      await assertMaxLength(client, 'name', 200);
    }),
    proves('`buy`: string, max 200 chars.', ({ client }) => assertMaxLength(client, 'buy', 200)),
    proves('`category`: string, max 100 chars.', ({ client }) => assertMaxLength(client, 'category', 100)),
    proves('`note`: string, max 2000 chars.', ({ client }) => assertMaxLength(client, 'note', 2000)),
  ),
  section(
    'Review result (shopping review)',
    proves('`outdated`: boolean, optional.', async ({ client }) => {
      const { soup, list, portion } = await newSoup(client);
      await replaceLines(client, soup, '4 leeks');
      const pinned = await list.review({ portions: [{ ...portion, revision: 1 }] });
      assert.equal(pinned.body.outdated, true);
      assert.notEqual((await list.review({ portions: [portion] })).body.outdated, true);
    }),
    proves('`removed`: array of Source or null, req.', async ({ client }) => {
      const { soup, list, portion } = await newSoup(client);
      assert.deepEqual((await list.review({ portions: [portion] })).body.removed, []);
      await list.shopFor({ portions: [portion] });
      await replaceLines(client, soup, '3 onions');
      const { removed } = (await list.review()).body;
      assert.deepEqual(
        removed.map(({ name, quantity, recipe_id }) => [name, quantity, recipe_id]),
        [['stock', '1 l', soup.id]],
      );
    }),
    proves('`requirements`: array of Requirement or null, req.', async ({ client }) => {
      const { list, portion } = await newSoup(client);
      const { requirements } = (await list.review({ portions: [portion] })).body;
      assert.deepEqual(
        requirements.map(({ source, choices, selected }) => [source.name, choices.length, selected]),
        [
          ['onions', 1, true],
          ['stock', 1, true],
        ],
      );
      assert.deepEqual((await list.review()).body.requirements, []);
    }),
    proves('`revision`: integer, req.', async ({ client }) => {
      const { list, portion } = await newSoup(client);
      assert.equal((await list.review({ portions: [portion] })).body.revision, 1);
      await list.addNamed('milk');
      assert.equal((await list.review({ portions: [portion] })).body.revision, 2);
    }),
    proves('`token`: string, req.', async ({ client }) => {
      const { list, portion } = await newSoup(client);
      const { token } = (await list.review({ portions: [portion] })).body;
      const applied = await list.apply(token);
      assert.deepEqual(
        applied.body.items.map(({ name }) => name),
        ['onions', 'stock'],
      );
    }),
  ),
];
