import assert from 'node:assert/strict';

import type {
  Requirement,
  ShoppingItem,
  ShoppingListBody,
  Source,
} from '../../../../src/domains/shopping/lists/list.schemas.ts';
import type { Review } from '../../../../src/domains/shopping/review/review.schemas.ts';
import type { TestClient } from '../../../support/client.ts';
import { newMeal } from '../../../support/meals.ts';
import { newEntry } from '../../../support/recipes.ts';
import type { EntryBody } from '../../../support/recipes.ts';
import { TestList } from '../../../support/shopping.ts';
import { proves, section } from '../sentence.ts';
import type { Section } from '../sentence.ts';

const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const AGAIN = 'once more';

/** Has a choice between two foods, a note, and a line without either. */
const fat = { id: 'fat', text: '200 g butter', note: 'cold' };
const oil = { id: 'oil', text: '180 g margarine', relation: 'or' };
const onions = { id: 'onions', text: '3 onions' };

const newSoup = (client: TestClient): Promise<EntryBody> =>
  newEntry(client, { title: 'Soup', language: 'en', ingredient_sections: [{ ingredients: [fat, oil, onions] }] });

/** A list with the ingredients of a meal, and what they come from. */
interface Shopped {
  readonly list: TestList;
  readonly soup: EntryBody;
  readonly mealId: string;
  readonly body: ShoppingListBody;
  /** The requirement, the item and the source of the butter. */
  readonly requirement: Requirement;
  readonly item: ShoppingItem;
  readonly source: Source;
}

const shopForSoup = async (client: TestClient): Promise<Shopped> => {
  const soup = await newSoup(client);
  const dish = { id: 'monday', entry_id: soup.id, scale: '2', display_name: 'Monday soup' };
  const { id: mealId } = await newMeal(client, 'meals', [dish]);
  const list = await TestList.create(client);
  await list.shopFor({ meal_ids: [mealId], again: AGAIN });
  const body = await list.read();
  const requirement =
    Object.values(body.requirements).find(({ source }) => source.ingredient_id === 'fat') ?? assert.fail();
  const item = body.items.find(({ name }) => name === 'butter') ?? assert.fail();
  return { list, soup, mealId, body, requirement, item, source: item.sources[0] ?? assert.fail() };
};

/** A list with one item that was added by hand. */
const listWithMilk = async (client: TestClient): Promise<TestList> => {
  const list = await TestList.create(client);
  const { status, text } = await list.add([
    { id: 'milk', name: 'Milk', buy: '2 bags', category: 'dairy', note: 'the blue one' },
  ]);
  assert.equal(status, 200, text);
  return list;
};

/** A source without any optional field: an item that was merged into another. */
const bareSource = async (client: TestClient): Promise<Source> => {
  const list = await listWithMilk(client);
  await list.add([{ id: 'oat', name: 'Oat milk' }]);
  await list.merge('oat', 'milk');
  return (await list.item('milk')).sources[0] ?? assert.fail();
};

/** The review of the list after the recipe has changed. */
const reviewChangedSoup = async ({ list, soup }: Shopped, changed: readonly object[]): Promise<Review> => {
  const recipe = { ...soup.recipe, ingredient_sections: [{ ingredients: changed }] };
  const replaced = await list.client.put(`/api/v1/recipes/${soup.id}`, { recipe }, { 'if-match': '"1"' });
  assert.equal(replaced.status, 200, replaced.text);
  return (await list.review({ again: AGAIN })).body;
};

export const shoppingListResource: readonly Section[] = [
  section(
    'Shopping list',
    proves('`id`: string, req.', async ({ client }) => {
      const list = await TestList.create(client, { id: 'week', name: 'Week' });
      assert.equal((await list.read()).id, 'week');
    }),
    proves('`name`: string, req.', async ({ client }) => {
      const list = await TestList.create(client, { name: 'Week' });
      assert.equal((await list.read()).name, 'Week');
    }),
    proves('`revision`: integer, req.', async ({ client }) => {
      const list = await TestList.create(client);
      assert.equal((await list.read()).revision, 1);
      await list.addNamed('milk');
      assert.equal((await list.read()).revision, 2);
    }),
    proves(
      '`applied_revision`: integer, Optional. On a grocery-addition retry, the revision at which the batch applied.',
      async ({ client }) => {
        const list = await TestList.create(client);
        const items = [{ id: 'milk', name: 'Milk' }];
        await list.add(items, 'once');
        await list.change('milk', { bought: true });
        const retry = await list.add(items, 'once');
        assert.deepEqual([retry.body.applied_revision, retry.body.revision], [2, 3]);
        assert.equal((await list.read()).applied_revision, undefined);
      },
    ),
    proves('`items`: array of Shopping item or null, req, ordered.', async ({ client }) => {
      const list = await TestList.create(client);
      assert.deepEqual((await list.read()).items, []);
      await list.addNamed('milk', 'bread', 'eggs');
      await list.arrange(['eggs', 'milk', 'bread']);
      assert.deepEqual(
        (await list.read()).items.map(({ id }) => id),
        ['eggs', 'milk', 'bread'],
      );
    }),
    proves('`requirements`: map string to Requirement, req.', async ({ client }) => {
      const { body } = await shopForSoup(client);
      const entries = Object.entries(body.requirements);
      assert.equal(entries.length, 2);
      for (const [key, { id }] of entries) assert.equal(key, id);
      assert.deepEqual((await (await TestList.create(client)).read()).requirements, {});
    }),
    proves('`selections`: map string to Selection, req.', async ({ client }) => {
      const { list, requirement } = await shopForSoup(client);
      const selection = { id: requirement.id, choice_id: 'oil', selected: true };
      assert.equal((await list.select([selection])).status, 200);
      const { revision: _, ...kept } = (await list.read()).selections[requirement.id] ?? assert.fail();
      assert.deepEqual(kept, selection);
    }),

    proves('Shopping item: `id`: string, req.', async ({ client }) => {
      const list = await listWithMilk(client);
      assert.equal((await list.read()).items[0]?.id, 'milk');
    }),
    proves('Shopping item `name`: string, req.', async ({ client }) => {
      const list = await listWithMilk(client);
      assert.equal((await list.item('milk')).name, 'Milk');
    }),
    proves('`arranged`: boolean, optional.', async ({ client }) => {
      const list = await listWithMilk(client);
      await list.addNamed('bread');
      assert.equal((await list.item('milk')).arranged, undefined);
      await list.arrange(['bread', 'milk']);
      assert.equal((await list.item('milk')).arranged, true);
    }),
    proves('`bought`: boolean, req.', async ({ client }) => {
      const list = await listWithMilk(client);
      assert.equal((await list.item('milk')).bought, false);
      await list.change('milk', { bought: true });
      assert.equal((await list.item('milk')).bought, true);
    }),
    proves('`buy`: string, req.', async ({ client }) => {
      const list = await listWithMilk(client);
      await list.addNamed('bread');
      assert.deepEqual([(await list.item('milk')).buy, (await list.item('bread')).buy], ['2 bags', '']);
    }),
    proves('`category`: string, req.', async ({ client }) => {
      const list = await listWithMilk(client);
      await list.addNamed('zzzz');
      assert.deepEqual([(await list.item('milk')).category, (await list.item('zzzz')).category], ['dairy', '']);
    }),
    proves('`deleted`: boolean, req.', async ({ client }) => {
      const list = await listWithMilk(client);
      assert.equal((await list.item('milk')).deleted, false);
      await list.change('milk', { deleted: true });
      assert.equal((await list.item('milk')).deleted, true);
    }),
    proves('`fields`: map string to integer, req, per-field revisions.', async ({ client }) => {
      const list = await listWithMilk(client);
      await list.change('milk', { note: 'the red one' });
      await list.change('milk', { bought: true });
      const { fields } = await list.item('milk');
      assert.deepEqual(fields, { name: 2, buy: 2, category: 2, note: 3, bought: 4, deleted: 2 });
    }),
    proves('`merged_into`: string, optional.', async ({ client }) => {
      const list = await listWithMilk(client);
      await list.add([{ id: 'oat', name: 'Oat milk' }]);
      assert.equal((await list.item('oat')).merged_into, undefined);
      await list.merge('oat', 'milk');
      assert.equal((await list.item('oat')).merged_into, 'milk');
    }),
    proves('`needed`: string, req.', async ({ client }) => {
      const { item, list } = await shopForSoup(client);
      assert.equal(item.needed, '400 g');
      await list.addNamed('bread');
      assert.equal((await list.item('bread')).needed, '');
    }),
    proves('Shopping item `note`: string, req.', async ({ client }) => {
      const list = await listWithMilk(client);
      await list.addNamed('bread');
      assert.deepEqual([(await list.item('milk')).note, (await list.item('bread')).note], ['the blue one', '']);
    }),
    proves('Shopping item `revision`: integer, req.', async ({ client }) => {
      const list = await listWithMilk(client);
      await list.addNamed('bread');
      await list.change('milk', { bought: true });
      assert.deepEqual([(await list.item('milk')).revision, (await list.item('bread')).revision], [4, 3]);
    }),
    proves('`sources`: array of Source or null, req.', async ({ client }) => {
      const { item, list, soup } = await shopForSoup(client);
      assert.deepEqual(
        item.sources.map(({ recipe_id }) => recipe_id),
        [soup.id],
      );
      await list.addNamed('bread');
      assert.deepEqual((await list.item('bread')).sources, []);
    }),

    proves('Source (also the `source` of a Requirement and the entries of `removed`):', async ({ client }) => {
      const shopped = await shopForSoup(client);
      const { source, requirement } = shopped;
      assert.deepEqual(requirement.source, source);
      const { removed } = await reviewChangedSoup(shopped, [onions]);
      assert.deepEqual(removed, [source]);
    }),
    proves('Source `id`: string, req.', async ({ client }) => {
      const { source, requirement } = await shopForSoup(client);
      assert.equal(source.id, requirement.id);
      assert.equal((await bareSource(client)).id, 'item:oat');
    }),
    proves('`label`: string, req.', async ({ client }) => {
      assert.equal((await shopForSoup(client)).source.label, 'Monday soup');
      assert.equal((await bareSource(client)).label, '');
    }),
    proves('Source `name`: string, req.', async ({ client }) => {
      assert.equal((await shopForSoup(client)).source.name, 'butter');
      assert.equal((await bareSource(client)).name, 'Oat milk');
    }),
    proves('`quantity`: string, req.', async ({ client }) => {
      assert.equal((await shopForSoup(client)).source.quantity, '400 g');
      assert.equal((await bareSource(client)).quantity, '');
    }),
    proves(
      '`again`, `amount`, `dish_id`, `ingredient_id`, `meal_id`, `note`, `recipe_id`, `unit`: string, optional.',
      async ({ client }) => {
        const { source, soup, mealId } = await shopForSoup(client);
        const { again, amount, dish_id, ingredient_id, meal_id, note, recipe_id, unit } = source;
        assert.deepEqual(
          { again, amount, dish_id, ingredient_id, meal_id, note, recipe_id, unit },
          {
            again: AGAIN,
            amount: '400',
            dish_id: 'monday',
            ingredient_id: 'fat',
            meal_id: mealId,
            note: 'cold',
            recipe_id: soup.id,
            unit: 'metric.gram',
          },
        );
        assert.deepEqual(Object.keys(await bareSource(client)).toSorted(), ['id', 'label', 'name', 'quantity']);
      },
    ),
    proves('`meal_date`: string (date), optional.', async ({ client }) => {
      assert.equal((await shopForSoup(client)).source.meal_date, '2026-03-14');
      assert.equal((await bareSource(client)).meal_date, undefined);
    }),
    proves('`recipe_revision`: integer, optional.', async ({ client }) => {
      assert.equal((await shopForSoup(client)).source.recipe_revision, 1);
      assert.equal((await bareSource(client)).recipe_revision, undefined);
    }),

    proves('Requirement: `id`: string, req.', async ({ client }) => {
      const { list, mealId, requirement } = await shopForSoup(client);
      const { requirements } = (await list.review({ meal_ids: [mealId], again: AGAIN })).body;
      assert.deepEqual([requirements[0]?.id, requirements[0]?.source.id], [requirement.id, requirement.id]);
    }),
    proves('`choice_id`: string, req.', async ({ client }) => {
      const { list, requirement } = await shopForSoup(client);
      assert.equal(requirement.choice_id, 'fat');
      await list.select([{ id: requirement.id, choice_id: 'oil', selected: true }]);
      assert.equal((await list.read()).requirements[requirement.id]?.choice_id, 'oil');
    }),
    proves('`choices`: array of Choice or null, req.', async ({ client }) => {
      const { requirement } = await shopForSoup(client);
      assert.deepEqual(
        requirement.choices.map(({ id }) => id),
        ['fat', 'oil'],
      );
    }),
    proves('`selected`: boolean, req.', async ({ client }) => {
      const { list, requirement } = await shopForSoup(client);
      assert.equal(requirement.selected, true);
      await list.select([{ id: requirement.id, choice_id: 'fat', selected: false }]);
      assert.equal((await list.read()).requirements[requirement.id]?.selected, false);
    }),
    proves('`source`: Source, req.', async ({ client }) => {
      const { requirement, soup } = await shopForSoup(client);
      const { id, name, quantity, recipe_id } = requirement.source;
      assert.deepEqual([id, name, quantity, recipe_id], [requirement.id, 'butter', '400 g', soup.id]);
    }),
    proves('`previous_name`, `previous_quantity`: string, optional.', async ({ client }) => {
      const shopped = await shopForSoup(client);
      assert.ok(!('previous_name' in shopped.requirement) && !('previous_quantity' in shopped.requirement));
      const { requirements } = await reviewChangedSoup(shopped, [
        { ...fat, text: '200 g lard' },
        { ...onions, text: '5 onions' },
      ]);
      assert.deepEqual(
        requirements.map(({ previous_name, previous_quantity }) => [previous_name, previous_quantity]),
        [
          ['butter', undefined],
          [undefined, '6'],
        ],
      );
    }),
    proves('`reviewed_at`: string (date-time), optional.', async ({ client }) => {
      const { list, soup, requirement } = await shopForSoup(client);
      assert.match(String(requirement.reviewed_at), DATE_TIME);
      const fresh = await list.review({ portions: [{ id: 'new', recipe_id: soup.id }] });
      assert.equal(fresh.body.requirements[0]?.reviewed_at, undefined);
    }),

    proves(
      'Choice: `id` (req), `name` (req), `note` (req), `quantity` (req), `amount` (optional), `unit` (optional), all strings.',
      async ({ client }) => {
        const { body, requirement } = await shopForSoup(client);
        assert.deepEqual(
          requirement.choices.map(({ id, name, note, quantity, amount, unit }) => [
            id,
            name,
            note,
            quantity,
            amount,
            unit,
          ]),
          [
            ['fat', 'butter', 'cold', '400 g', '400', 'metric.gram'],
            ['oil', 'margarine', '', '360 g', '360', 'metric.gram'],
          ],
        );
        const other = Object.values(body.requirements).find(({ id }) => id !== requirement.id);
        assert.deepEqual([other?.choices[0]?.id, other?.choices[0]?.unit], ['onions', undefined]);
      },
    ),
    proves('Selection: `id` (req string), `choice_id` (req string), `selected` (req boolean).', async ({ client }) => {
      const { list, requirement } = await shopForSoup(client);
      const selection = { id: requirement.id, choice_id: 'oil', selected: false };
      for (const field of Object.keys(selection)) {
        assert.equal((await list.select([{ ...selection, [field]: undefined }])).status, 422, field);
      }
      assert.equal((await list.select([selection])).status, 200);
      const kept = (await list.read()).selections[requirement.id];
      assert.deepEqual([kept?.id, kept?.choice_id, kept?.selected], Object.values(selection));
    }),
  ),
];
