// POST …/review: interface.md "Review result", decisions.md section 9.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { TestClient } from '../../../../test/support/client.ts';
import { onEveryEngine } from '../../../../test/support/engines.ts';
import { statusAndCode } from '../../../../test/support/people.ts';
import { newEntry } from '../../../../test/support/recipes.ts';
import type { EntryBody } from '../../../../test/support/recipes.ts';
import { TestList } from '../../../../test/support/shopping.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import type { ProblemBody } from '../../../platform/problem/problem-body.ts';
import type { Review } from './review.schemas.ts';

const lines = (...texts: readonly string[]) => [
  { ingredients: texts.map((text, index) => ({ id: `i${index + 1}`, text })) },
];

const recipeOf = (client: TestClient, title: string, ...texts: readonly string[]): Promise<EntryBody> =>
  newEntry(client, { title, language: 'en', ingredient_sections: lines(...texts) });

const portionOf = ({ id }: EntryBody, more: object = {}) => ({ id: 'p', recipe_id: id, ...more });

const shown = ({ requirements }: Review) =>
  requirements.map(({ source: { name, quantity } }) => (quantity === '' ? name : `${quantity} ${name}`));

onEveryEngine('shopping review', (engine) => {
  const service = serviceForSuite(engine);

  const newList = async (): Promise<TestList> => TestList.create(await service.newLibrary());

  test('rejects invalid input with 422 at its location', async () => {
    const list = await newList();
    const soup = await recipeOf(list.client, 'Soup', '1 onion');
    const portion = portionOf(soup);
    const cases: readonly (readonly [location: string, input: object])[] = [
      ['body.again', { again: 'x'.repeat(201) }],
      ['body.again', { again: 1 }],
      ['body.meal_ids', { meal_ids: 'x' }],
      ['body.meal_ids[0]', { meal_ids: [''] }],
      ['body.meal_ids[0]', { meal_ids: ['00000000-0000-7000-8000-000000000000'] }],
      ['body.portions[0].id', { portions: [{ recipe_id: soup.id }] }],
      ['body.portions[0].recipe_id', { portions: [{ id: 'p' }] }],
      ['body.portions[0].recipe_id', { portions: [{ id: 'p', recipe_id: 'unknown' }] }],
      ['body.portions[0].recipe_id', { portions: [{ id: 'p', recipe_id: '00000000-0000-7000-8000-000000000000' }] }],
      ['body.portions[1].id', { portions: [portion, portion] }],
      ['body.portions[0].revision', { portions: [{ ...portion, revision: 0 }] }],
      ['body.portions[0].revision', { portions: [{ ...portion, revision: 2 }] }],
      ['body.portions[0].revision', { portions: [{ ...portion, revision: 1e300 }] }],
      ['body.portions[0].scale', { portions: [{ ...portion, scale: '0' }] }],
      ['body.portions[0].scale', { portions: [{ ...portion, scale: '-1' }] }],
      ['body.portions[0].scale', { portions: [{ ...portion, scale: 'many' }] }],
      ['body.refresh_recipes', { refresh_recipes: 'yes' }],
    ];
    for (const [location, input] of cases) {
      const { status, body, text } = await list.review(input);
      const { errors } = body as unknown as ProblemBody;
      assert.deepEqual([status, errors?.[0]?.location], [422, location], text);
    }
    const none = await list.review({ again: null, meal_ids: null, portions: null, refresh_recipes: null });
    assert.deepEqual([none.status, none.body.requirements, none.body.removed], [200, [], []]);
    assert.deepEqual(statusAndCode(await new TestList(list.client, 'none').review()), [404, 'shopping-list-not-found']);
  });

  test('rejects a recipe in another library or in the trash with 422', async () => {
    const [list, other] = [await newList(), await newList()];
    const soup = await recipeOf(other.client, 'Soup', '1 onion');
    assert.equal((await list.review({ portions: [portionOf(soup)] })).status, 422);
    await other.client.delete(`/api/v1/recipes/${soup.id}`, { 'if-match': '"1"' });
    assert.equal((await other.review({ portions: [portionOf(soup)] })).status, 422);
  });

  test('derives requirements from portions, scaled exactly', async () => {
    const list = await newList();
    const soup = await recipeOf(list.client, 'Soup', '3 onions', '1/3 l milk', '500 g potatoes', 'salt to taste');
    const { status, body } = await list.review({ portions: [portionOf(soup, { scale: '1.5' })] });
    assert.equal(status, 200);
    assert.deepEqual(shown(body), ['4 1/2 onions', '0.5 l milk', '750 g potatoes', 'salt']);
    const [onions, milk] = body.requirements;
    assert.deepEqual(
      [onions?.source.amount, onions?.source.unit, milk?.source.amount, milk?.source.unit],
      ['9/2', undefined, '1/2', 'metric.litre'],
    );
    assert.deepEqual(
      [onions?.source.label, onions?.source.recipe_id, onions?.source.recipe_revision, onions?.source.ingredient_id],
      ['Soup', soup.id, 1, 'i1'],
    );
    assert.deepEqual([onions?.selected, onions?.choices.length, body.revision], [true, 1, 1]);
    assert.equal(onions?.choice_id, onions?.choices[0]?.id);
  });

  test('accepts the portable id of a recipe and returns it as given', async () => {
    const list = await newList();
    const soup = await recipeOf(list.client, 'Soup', '1 onion');
    const { body } = await list.review({ portions: [{ id: 'p', recipe_id: soup.recipe_id }] });
    assert.equal(body.requirements[0]?.source.recipe_id, soup.recipe_id);
  });

  test('derives requirements from the dishes of meals: scaled, with plain items, without leftovers', async () => {
    const list = await newList();
    const soup = await recipeOf(list.client, 'Soup', '3 onions');
    const meal = await list.client.post<{ id: string }>('/api/v1/meals', {
      date: '2026-11-16',
      slot: 'dinner',
      dishes: [
        { id: 'a', entry_id: soup.id, scale: '2', display_name: 'Monday soup' },
        { id: 'b', plain_items: [{ id: 'x', name: 'Bread', quantity: '1 loaf' }] },
        { id: 'c', entry_id: soup.id, leftover_of: 'a' },
      ],
    });
    assert.equal(meal.status, 201, meal.text);
    const { body } = await list.review({ meal_ids: [meal.body.id] });
    assert.deepEqual(shown(body), ['6 onions', '1 loaf Bread']);
    const { source } = body.requirements[0] ?? assert.fail();
    assert.deepEqual(
      [source.label, source.meal_id, source.meal_date, source.dish_id, source.recipe_id],
      ['Monday soup', meal.body.id, '2026-11-16', 'a', soup.id],
    );
  });

  test('returns the same response for the same input, including ids and token, and changes nothing', async () => {
    const list = await newList();
    const soup = await recipeOf(list.client, 'Soup', '3 onions', '1 cup milk or cream', '500 g potatoes');
    const before = await list.client.get(list.path);
    const events = await service.rows('select count(*) as count from event');
    const input = { portions: [portionOf(soup, { scale: '2' })] };
    const answers = [await list.review(input), await list.review(input), await list.review({ ...input, again: null })];
    assert.deepEqual(answers[1]?.text, answers[0]?.text);
    assert.deepEqual(answers[2]?.text, answers[0]?.text);
    const after = await list.client.get(list.path);
    assert.deepEqual([after.text, after.headers.etag], [before.text, before.headers.etag]);
    assert.deepEqual(await service.rows('select count(*) as count from event'), events);
  });

  test('turns "or" ingredients into choices, both in a line and in the document', async () => {
    const list = await newList();
    const cake = await newEntry(list.client, {
      title: 'Cake',
      language: 'en',
      ingredient_sections: [
        {
          ingredients: [
            { id: 'a', text: '200 g butter' },
            { id: 'b', text: '180 g margarine', relation: 'or' },
            { id: 'c', text: '2 eggs' },
            { id: 'd', text: '1 cup milk or cream' },
          ],
        },
      ],
    });
    const { body } = await list.review({ portions: [portionOf(cake)] });
    assert.deepEqual(
      body.requirements.map(({ choices }) => choices.map(({ quantity, name }) => `${quantity} ${name}`)),
      [['200 g butter', '180 g margarine'], ['2 eggs'], ['1 cup milk', '1 cup cream']],
    );
    assert.deepEqual(
      body.requirements[0]?.choices.map(({ id }) => id),
      ['a', 'b'],
    );
  });

  test('lists a line that one name and quantity cannot express as written, with a multiplier', async () => {
    const list = await newList();
    const hard = [
      '2 large eggs plus 1 egg yolk',
      '¾ cup (180 ml) plus 1 tbsp water',
      '1 onion and 2 carrots',
      '1 tbsp each cumin and coriander',
      'one onion and two carrots',
      '2 cups wine, or 1 cup wine and 1 cup stock',
    ];
    const custard = await recipeOf(
      list.client,
      'Custard',
      ...hard,
      '1 lb beef or 2 lb turkey',
      '1 cup plus 2 tbsp flour',
      '5-spice powder 1 tsp',
      '400g tin chickpeas',
    );
    const { body } = await list.review({ portions: [portionOf(custard, { scale: '5/2' })] });
    assert.deepEqual(shown(body), [
      ...hard.map((line) => `2 1/2 × ${line}`),
      '2 1/2 pounds beef',
      '2 1/2 cups + 5 tablespoons flour',
      '2 1/2 teaspoons 5-spice powder',
      '2 1/2 cans chickpeas',
    ]);
    const [eggs] = body.requirements;
    assert.deepEqual(
      [eggs?.source.as_written, eggs?.choices[0]?.as_written, eggs?.source.amount],
      [true, true, undefined],
    );
    assert.deepEqual(
      body.requirements.slice(0, hard.length).map(({ source }) => source.scaled_text),
      [
        '5 large eggs plus 2 1/2 egg yolks',
        '1⅞ cups (450 ml) plus 2½ tbsp water',
        '2 1/2 onions and 5 carrots',
        '2 1/2 tbsp each cumin and coriander',
        '2 1/2 onions and 5 carrots',
        '5 cups wine, or 2 1/2 cups wine and 2 1/2 cups stock',
      ],
    );
    assert.deepEqual(
      body.requirements
        .slice(6, 8)
        .map(({ source, choices }) => [source.as_written, choices.map(({ quantity }) => quantity)]),
      [
        [undefined, ['2 1/2 pounds', '5 pounds']],
        [undefined, ['2 1/2 cups + 5 tablespoons']],
      ],
    );
  });

  test('keeps a line as written in a separate item that adds up only with the same line', async () => {
    const list = await newList();
    const line = '2 large eggs plus 1 egg yolk';
    const custard = await recipeOf(list.client, 'Custard', line, '3 eggs');
    const flan = await recipeOf(list.client, 'Flan', line);
    const { items } = await list.shopFor({
      portions: [
        { id: 'a', recipe_id: custard.id, scale: '2' },
        { id: 'b', recipe_id: flan.id },
      ],
    });
    assert.deepEqual(
      items.map(({ name, needed, purchase }) => [name, needed, purchase]),
      [
        [line, '3 ×', { quantity: '', name: '6 large eggs plus 3 egg yolks' }],
        ['eggs', '6', { quantity: '6' }],
      ],
    );
    // A changed line no longer belongs to the item of the previous line.
    const recipe = { ...flan.recipe, ingredient_sections: lines('1 egg plus 2 egg yolks') };
    await list.client.put(`/api/v1/recipes/${flan.id}`, { recipe }, { 'if-match': '"1"' });
    const after = await list.shopFor({
      portions: [
        { id: 'a', recipe_id: custard.id, scale: '2' },
        { id: 'b', recipe_id: flan.id },
      ],
    });
    assert.deepEqual(
      after.items.filter(({ deleted }) => !deleted).map(({ name, needed }) => [name, needed]),
      [
        [line, '2 ×'],
        ['eggs', '6'],
        ['1 egg plus 2 egg yolks', '1 ×'],
      ],
    );
  });

  test('counts how often a line is needed if an amount in it cannot be scaled', async () => {
    const list = await newList();
    const line = '3/2 cups stock';
    const soup = await recipeOf(list.client, 'Soup', line);
    const { body } = await list.review({ portions: [portionOf(soup, { scale: '2' })] });
    const [stock] = body.requirements;
    assert.deepEqual([stock?.source.name, stock?.source.quantity, stock?.source.scaled_text], [line, '2 ×', undefined]);
    const { items } = (await list.apply(body.token)).body;
    assert.deepEqual(
      items.map(({ name, purchase }) => [name, purchase]),
      [[line, { quantity: '2 ×' }]],
    );
  });

  test('shows a renamed item without the line of its recipe', async () => {
    const list = await newList();
    const custard = await recipeOf(list.client, 'Custard', '2 eggs plus 1 yolk');
    const { items } = await list.shopFor({ portions: [portionOf(custard, { scale: '2' })] });
    assert.deepEqual(items[0]?.purchase, { quantity: '', name: '4 eggs plus 2 yolks' });
    const renamed = await list.change(items[0]?.id ?? '', { name: 'A dozen eggs' });
    assert.deepEqual(renamed.body.items[0]?.purchase, { quantity: '2 ×' });
  });

  test('keeps the note of a line that is listed as written', async () => {
    const list = await newList();
    const ingredients = [{ text: '2 eggs plus 1 yolk', note: 'at room temperature' }];
    const custard = await newEntry(list.client, { title: 'Custard', ingredient_sections: [{ ingredients }] });
    const { body } = await list.review({ portions: [portionOf(custard)] });
    assert.deepEqual(shown(body), ['1 × 2 eggs plus 1 yolk']);
    assert.equal(body.requirements[0]?.source.note, 'at room temperature');
  });

  test('puts the full text of a line that is too long for a name into the note', async () => {
    const list = await newList();
    const line = `2 eggs plus 1 yolk, ${'beaten and strained, '.repeat(20)}or 3 duck eggs`;
    const custard = await recipeOf(list.client, 'Custard', line);
    const { body } = await list.review({ portions: [portionOf(custard)] });
    const [eggs] = body.requirements;
    assert.ok(eggs !== undefined && line.startsWith(eggs.source.name) && eggs.source.name.length <= 200);
    assert.equal(eggs.source.note, line);
  });

  test('proposes optional ingredients unselected', async () => {
    const list = await newList();
    const soup = await recipeOf(list.client, 'Soup', '3 onions', '1 bunch parsley (optional)');
    const { body } = await list.review({ portions: [portionOf(soup)] });
    assert.deepEqual(
      body.requirements.map(({ selected, optional }) => [selected, optional]),
      [
        [true, undefined],
        [false, true],
      ],
    );
  });

  test('expands sub-recipes, scaled to the amount used', async () => {
    const list = await newList();
    const sauce = await newEntry(list.client, {
      title: 'Sauce',
      language: 'en',
      yields: [{ text: '500 ml' }],
      ingredient_sections: lines('1 l milk', '100 g flour'),
    });
    const lasagne = await newEntry(list.client, {
      title: 'Lasagne',
      language: 'en',
      ingredient_sections: [
        {
          ingredients: [
            { id: 'a', text: '250 ml sauce', recipe_ref: { recipe_id: sauce.recipe_id } },
            { id: 'b', text: '12 lasagne sheets' },
          ],
        },
      ],
    });
    const { body } = await list.review({ portions: [portionOf(lasagne, { scale: '2' })] });
    assert.deepEqual(shown(body), ['1 l milk', '100 g flour', '24 lasagne sheets']);
    assert.equal(body.requirements[0]?.source.label, 'Lasagne › Sauce');
  });

  test('reports outdated if a recipe has changed since the pinned revision, and uses the current one with refresh_recipes', async () => {
    const list = await newList();
    const soup = await recipeOf(list.client, 'Soup', '3 onions');
    const recipe = { ...soup.recipe, ingredient_sections: lines('4 leeks') };
    await list.client.put(`/api/v1/recipes/${soup.id}`, { recipe }, { 'if-match': '"1"' });
    const pinned = await list.review({ portions: [portionOf(soup, { revision: 1 })] });
    assert.deepEqual([shown(pinned.body), pinned.body.outdated], [['3 onions'], true]);
    const refreshed = await list.review({ portions: [portionOf(soup, { revision: 1 })], refresh_recipes: true });
    assert.deepEqual([shown(refreshed.body), refreshed.body.outdated], [['4 leeks'], false]);
    const free = await list.review({ portions: [portionOf(soup)] });
    assert.deepEqual([shown(free.body), free.body.outdated], [['4 leeks'], false]);
    assert.equal(pinned.body.requirements[0]?.id, free.body.requirements[0]?.id);
  });

  test('shows previous_name, previous_quantity and removed requirements after a recipe change', async () => {
    const list = await newList();
    const soup = await recipeOf(list.client, 'Soup', '3 onions', '500 g potatoes', '1 l stock');
    const portions = [portionOf(soup)];
    await list.shopFor({ portions });
    const recipe = { ...soup.recipe, ingredient_sections: lines('3 leeks', '800 g potatoes') };
    await list.client.put(`/api/v1/recipes/${soup.id}`, { recipe }, { 'if-match': '"1"' });
    const { body } = await list.review({ portions });
    assert.deepEqual(
      body.requirements.map(({ previous_name, previous_quantity }) => [previous_name, previous_quantity]),
      [
        ['onions', undefined],
        [undefined, '500 g'],
      ],
    );
    assert.deepEqual(
      body.removed.map(({ name, quantity }) => `${quantity} ${name}`),
      ['1 l stock'],
    );
    // The list can be reviewed without naming its portions again.
    const whole = await list.review({});
    assert.deepEqual([whole.body.requirements, whole.body.removed], [body.requirements, body.removed]);
    const applied = await list.apply(whole.body.token);
    assert.deepEqual(
      applied.body.items.filter(({ deleted }) => !deleted).map(({ name, needed }) => `${needed} ${name}`),
      ['800 g potatoes', '3 leeks'],
    );
  });

  test('reports the requirements of a deleted meal as removed', async () => {
    const list = await newList();
    const soup = await recipeOf(list.client, 'Soup', '3 onions');
    const meal = await list.client.post<{ id: string }>('/api/v1/meals', {
      date: '2026-11-16',
      slot: 'dinner',
      dishes: [{ id: 'a', entry_id: soup.id }],
    });
    const meal_ids = [meal.body.id];
    await list.shopFor({ meal_ids });
    await list.client.delete(`/api/v1/meals/${meal.body.id}`, { 'if-match': '"1"' });
    const { status, body } = await list.review({ meal_ids });
    assert.deepEqual([status, body.requirements, body.removed.length], [200, [], 1]);
  });

  test('reviews each meal once in the given order and reports unknown ones at their location', async () => {
    const list = await newList();
    const soup = await recipeOf(list.client, 'Soup', '3 onions');
    const ids: string[] = [];
    for (const slot of ['lunch', 'breakfast', 'dinner']) {
      const dishes = [{ id: slot, entry_id: soup.id }];
      ids.push((await list.client.post<{ id: string }>('/api/v1/meals', { date: '2026-11-16', slot, dishes })).body.id);
    }
    const [lunch = '', breakfast = '', dinner = ''] = ids;
    const { body } = await list.review({ meal_ids: [dinner, lunch, lunch, breakfast] });
    assert.deepEqual(
      body.requirements.map(({ source }) => source.dish_id),
      ['dinner', 'lunch', 'breakfast'],
    );
    const unknown = await list.review({ meal_ids: [lunch, lunch, 'nope'] });
    assert.equal((unknown.body as unknown as ProblemBody).errors?.[0]?.location, 'body.meal_ids[2]');
  });

  test('does not report deselected requirements as removed', async () => {
    const list = await newList();
    const soup = await recipeOf(list.client, 'Soup', '3 onions', '1 l milk');
    const portions = [portionOf(soup)];
    const { requirements } = (await list.review({ portions })).body;
    const milk = requirements[1] ?? assert.fail();
    await list.shopFor({ portions }, [{ id: milk.id, choice_id: milk.choice_id, selected: false }]);
    const recipe = { ...soup.recipe, ingredient_sections: [] };
    await list.client.put(`/api/v1/recipes/${soup.id}`, { recipe }, { 'if-match': '"1"' });
    const { body } = await list.review({ portions });
    assert.deepEqual(
      body.removed.map(({ name }) => name),
      ['onions'],
    );
    await list.apply(body.token);
    assert.deepEqual((await list.read()).requirements, {});
  });

  test('uses the again value to distinguish a deliberate second addition of the same recipe', async () => {
    const list = await newList();
    const soup = await recipeOf(list.client, 'Soup', '3 onions');
    const portions = [portionOf(soup)];
    const first = await list.review({ portions });
    const second = await list.review({ portions, again: 'once more' });
    assert.notEqual(first.body.requirements[0]?.id, second.body.requirements[0]?.id);
    assert.equal(second.body.requirements[0]?.source.again, 'once more');
    await list.shopFor({ portions });
    await list.shopFor({ portions });
    const once = await list.read();
    assert.deepEqual(
      once.items.map(({ needed }) => needed),
      ['3'],
    );
    const twice = await list.shopFor({ portions, again: 'once more' });
    assert.deepEqual(
      twice.items.map(({ needed, sources }) => [needed, sources.length]),
      [['6', 2]],
    );
  });

  test('shows pantry stock with a requirement without changing its selection', async () => {
    const list = await newList();
    const soup = await recipeOf(list.client, 'Soup', '3 onions', '500 g potatoes');
    const before = await list.review({ portions: [portionOf(soup)] });
    const entry = await list.client.post<{ id: string }>('/api/v1/pantry', {
      name: 'Onion',
      amount: '1000',
      unit: 'kg',
    });
    const { body } = await list.review({ portions: [portionOf(soup)] });
    assert.deepEqual(
      body.requirements.map(({ selected, pantry }) => [selected, pantry?.map(({ id }) => id)]),
      [
        [true, [entry.body.id]],
        [true, undefined],
      ],
    );
    // Pantry stock is not part of the review, so an earlier token stays valid.
    assert.equal((await list.apply(before.body.token)).status, 200);
  });

  test('shows a long review like a short one: pantry stock, what is no longer needed, and problems', async () => {
    const list = await newList();
    const feast = await recipeOf(
      list.client,
      'Feast',
      ...Array.from({ length: 30 }, (_, number) => `${number + 1} eggs`),
    );
    const last = await recipeOf(list.client, 'Salad', '1 onion');
    const portions = Array.from({ length: 30 }, (_, number) => portionOf(feast, { id: `p${number}` }));
    await list.shopFor({ portions: [...portions, portionOf(last)] });
    const { body: entry } = await list.client.post<{ id: string }>('/api/v1/pantry', { name: 'Onion' });
    assert.equal((await list.client.delete(`/api/v1/recipes/${feast.id}`, { 'if-match': '"1"' })).status, 200);
    const soup = await recipeOf(
      list.client,
      'Soup',
      ...Array.from({ length: 30 }, (_, number) => `${number + 1} eggs`),
    );
    const others = Array.from({ length: 30 }, (_, number) => portionOf(soup, { id: `q${number}` }));
    const { body } = await list.review({ portions: [...portions, ...others, portionOf(last)] });
    assert.equal(body.requirements.length, 901);
    assert.equal(new Set(body.requirements.map(({ id }) => id)).size, 901);
    assert.equal(body.removed.length, 900);
    assert.deepEqual(
      body.requirements.flatMap(({ pantry = [], source }) => pantry.map(({ id }) => [source.name, id])),
      [['onion', entry.id]],
    );
    const ingredients = [{ name: 'eggs', quantity: { kind: 'simple', amount: { value: '9'.repeat(128) } } }];
    const many = await newEntry(list.client, { title: 'Many', ingredient_sections: [{ ingredients }] });
    const portion = portionOf(many, { id: 'many', scale: '3' });
    const refused = await list.review({ portions: [...others, portion] });
    const { violations } = refused.body as unknown as ProblemBody;
    assert.deepEqual([refused.status, violations], [422, [{ location: 'body.portions[30].scale', code: 'too-long' }]]);
  });

  test('rejects a review of 1,001 portions with 422', async () => {
    const list = await newList();
    const portions = Array.from({ length: 1001 }, (_, number) => ({ id: `p${number}`, recipe_id: 'x' }));
    assert.equal((await list.review({ portions })).status, 422);
  });
});
