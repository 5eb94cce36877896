// interface.md, "Recipe entry", "Quantity types" and "Recipe revision history item".
import assert from 'node:assert/strict';

import type { RevisionItem } from '../../../../src/domains/recipes/entries/recipe.schemas.ts';
import type { TestClient } from '../../../support/client.ts';
import { newEntry } from '../../../support/recipes.ts';
import type { EntryBody } from '../../../support/recipes.ts';
import { proves, provedBy, section } from '../sentence.ts';
import type { Section } from '../sentence.ts';

/** The entry of a new recipe that was trashed and restored. */
const restored = async (client: TestClient, parts: object = {}): Promise<EntryBody> => {
  const path = `/api/v1/recipes/${(await newEntry(client, { title: 'Soup', ...parts })).id}`;
  await client.delete(path, { 'if-match': '"1"' });
  const { status, body, text } = await client.post<EntryBody>(`${path}/restore`, undefined, { 'if-match': '"2"' });
  assert.equal(status, 200, text);
  return body;
};

/** A restored recipe still has these parts, unchanged. */
const keeps = async (client: TestClient, parts: Readonly<Record<string, unknown>>): Promise<void> => {
  const { recipe } = await restored(client, parts);
  for (const [name, value] of Object.entries(parts)) assert.deepEqual(recipe[name], value, name);
};

/** A recipe with these parts gets 422 at the location. */
const rejects = async (client: TestClient, parts: object, location: string): Promise<void> => {
  const { status, body, text } = await client.post('/api/v1/recipes', { recipe: { title: 'Soup', ...parts } });
  assert.equal(status, 422, text);
  const locations = body.errors?.map((error) => error.location) ?? [];
  assert.ok(locations.includes(`body.recipe.${location}`), `${location} is not among ${locations.join(', ')}`);
};

/**
 * Unknown properties of a document are kept, too, so keeping a value does not prove that its field is known. A value of
 * a wrong type, which only a known field rejects, does.
 */
const knows = async (
  client: TestClient,
  make: (part: object) => Readonly<Record<string, unknown>>,
  at: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<void> => {
  await keeps(client, make(fields));
  for (const name of Object.keys(fields)) await rejects(client, make({ ...fields, [name]: 5 }), `${at}.${name}`);
};

const grams = { kind: 'simple', amount: { value: '200' }, unit: 'metric.gram' };
const allergen = { text: 'Contains nuts.', substance: 'nuts', presence: 'contains' };

const withIngredient = (ingredient: object) => ({
  ingredient_sections: [{ id: 's', ingredients: [{ id: 'i', text: '200 g flour', ...ingredient }] }],
});
const withNormalization = (normalization: object) => withIngredient({ normalization });
const withPurpose = (purpose: object) =>
  withIngredient({ temperature: { value: { value: '180' }, scale: 'celsius', purpose } });
const withQuantity = (quantity: object) => withIngredient({ quantity });
const withOption = (option: object) => withQuantity({ ...grams, options: [option] });
const withAmount = (amount: object) => withQuantity({ kind: 'simple', amount });
const withStep = (step: object) => ({
  ...withIngredient({}),
  times: { assertions: [{ id: 't', kind: 'cook', duration: 'PT5M' }] },
  instruction_sections: [{ id: 'm', steps: [{ id: 'a', ...step }] }],
});
const withAllergen = (change: object) => ({ allergen_declarations: [{ ...allergen, ...change }] });
const withTranslation = (translation: object) => ({ translations: [translation] });
const withBasis = (basis: object) => ({ nutrition: [{ basis, nutrients: [] }] });

const INGREDIENT = 'ingredient_sections[0].ingredients[0]';
const QUANTITY = `${INGREDIENT}.quantity`;
const STEP = 'instruction_sections[0].steps[0]';

const repeated = <T>(value: T, count: number): readonly T[] => Array.from({ length: count }, () => value);

export const recipeDocuments: readonly Section[] = [
  section(
    'Recipe entry (returned by restore)',
    proves(
      'Holds the entry identifier, the portable recipe document identifier and a `recipe` document.',
      async ({ client }) => {
        const entry = await restored(client, { id: 'leek-soup', title: 'Leek soup' });
        assert.deepEqual(
          [entry.recipe_id, entry.recipe['id'], entry.recipe.title],
          ['leek-soup', 'leek-soup', 'Leek soup'],
        );
        assert.equal((await client.get<EntryBody>(`/api/v1/recipes/${entry.id}`)).body.id, entry.id);
      },
    ),
    proves('`allergen_declarations`: array of AllergenDeclaration.', async ({ client }) => {
      await keeps(client, { allergen_declarations: [allergen, { ...allergen, presence: 'may_contain' }] });
      await rejects(client, { allergen_declarations: allergen }, 'allergen_declarations');
    }),
    proves(
      '`assets`: items with `role` (one value is `image`), creator credit, license, rights statement and origin page.',
      ({ client }) =>
        knows(client, (asset) => ({ assets: [{ id: 'cover', ...asset }] }), 'assets[0]', {
          role: 'image',
          creator_credit: 'Ada Merle',
          license: 'CC BY 4.0',
          rights_statement: '© 2026 Ada Merle',
          origin_page: 'https://example.org/soup',
        }),
    ),
    proves('`authors`: items with `kind` (one value is `person`).', ({ client }) =>
      knows(client, (author) => ({ authors: [{ name: 'Ada', ...author }] }), 'authors[0]', { kind: 'person' }),
    ),
    proves(
      '`dietary_claims`: items with `diet` (one value is `diabetic`), `suitability` (one value is `suitable`), a condition, a subject, the complete statement and a variant reference.',
      ({ client }) =>
        knows(client, (claim) => ({ dietary_claims: [claim], variants: [{ id: 'sugar-free' }] }), 'dietary_claims[0]', {
          diet: 'diabetic',
          suitability: 'suitable',
          condition: 'with sweetener',
          subject: 'the sauce',
          text: 'The sauce is suitable for diabetics if made with sweetener.',
          variant_ref: 'sugar-free',
        }),
    ),
    proves('`equipment`: items with a description and a `quantity`.', ({ client }) =>
      knows(client, (item) => ({ equipment: [{ id: 'pan', ...item }] }), 'equipment[0]', {
        description: 'cake pans',
        quantity: { kind: 'simple', amount: { value: '2' } },
      }),
    ),
    proves('`ingredient_sections`: each has `ingredients`.', ({ client }) =>
      knows(client, (part) => ({ ingredient_sections: [{ id: 's', ...part }] }), 'ingredient_sections[0]', {
        ingredients: [{ id: 'i', text: '2 leeks' }],
      }),
    ),
    proves(
      'An ingredient has `normalization` (`method` with values including `authored`, `extracted`, `unresolved`; `review` with a value `confirmed`)',
      async ({ client }) => {
        for (const method of ['authored', 'extracted', 'unresolved']) {
          await knows(client, withNormalization, `${INGREDIENT}.normalization`, { method, review: 'confirmed' });
        }
      },
    ),
    proves('An ingredient has `package_size`, `quantity`', ({ client }) =>
      knows(client, withIngredient, INGREDIENT, {
        package_size: { kind: 'simple', amount: { value: '400' }, unit: 'metric.gram' },
        quantity: { kind: 'simple', amount: { value: '2' } },
      }),
    ),
    proves('An ingredient has `relation` (one value is `or`)', ({ client }) =>
      knows(
        client,
        (part) => ({
          ingredient_sections: [
            {
              id: 's',
              ingredients: [
                { id: 'a', text: 'butter' },
                { id: 'b', text: 'oil', ...part },
              ],
            },
          ],
        }),
        'ingredient_sections[0].ingredients[1]',
        { relation: 'or' },
      ),
    ),
    proves('An ingredient has `temperature` (with `purpose.kind`, one value is `oven`)', async ({ client }) => {
      await knows(client, withPurpose, `${INGREDIENT}.temperature.purpose`, { kind: 'oven' });
    }),
    proves(
      'An ingredient has an optional flag, and a reference to another recipe that makes it.',
      async ({ client }) => {
        await newEntry(client, { id: 'stock', title: 'Vegetable stock' });
        const fields = { optional: true, recipe_ref: { recipe_id: 'stock', title: 'Stock' } };
        await keeps(client, withIngredient(fields));
        await rejects(client, withIngredient({ ...fields, optional: 5 }), `${INGREDIENT}.optional`);
        await rejects(client, withIngredient({ ...fields, recipe_ref: 5 }), `${INGREDIENT}.recipe_ref`);
        const { made_by } = await restored(client, withIngredient(fields));
        assert.deepEqual(
          made_by.map(({ recipe_id, title }) => [recipe_id, title]),
          [['stock', 'Vegetable stock']],
        );
      },
    ),
    proves('`instruction_sections`: each has `steps`.', ({ client }) =>
      knows(client, (part) => ({ instruction_sections: [{ id: 'm', ...part }] }), 'instruction_sections[0]', {
        steps: [{ id: 'a', text: 'Chop the leeks.' }],
      }),
    ),
    proves(
      'A step has `ingredient_uses` (with `quantity`), `temperatures`, instruction text and a title',
      async ({ client }) => {
        await knows(client, withStep, STEP, {
          ingredient_uses: [{ ingredient_id: 'i', quantity: grams }],
          temperatures: [{ value: { value: '180' }, scale: 'celsius' }],
          text: 'Bake the flour.',
          title: 'Bake',
        });
        const use = { ingredient_id: 'i', quantity: 5 };
        await rejects(
          client,
          withStep({ text: 'Bake.', ingredient_uses: [use] }),
          `${STEP}.ingredient_uses[0].quantity`,
        );
      },
    ),
    proves('a step requires a title or text.', async ({ client }) => {
      await keeps(client, withStep({ title: 'Bake' }));
      await keeps(client, withStep({ text: 'Bake it.' }));
      await rejects(client, withStep({}), `${STEP}.text`);
      await rejects(client, withStep({ title: '', text: '' }), `${STEP}.title`);
    }),
    proves('A step also links to timing assertions.', async ({ client }) => {
      await keeps(client, withStep({ text: 'Bake.', timing_ids: ['t'] }));
      await rejects(client, withStep({ text: 'Bake.', timing_ids: ['unknown'] }), `${STEP}.timing_ids[0]`);
    }),
    proves(
      '`nutrition`: items with `basis` (`kind` values include `recipe`, `serving`, `quantity`, `unspecified`',
      async ({ client }) => {
        for (const kind of ['recipe', 'serving', 'unspecified']) await keeps(client, withBasis({ kind }));
        await keeps(client, withBasis({ kind: 'quantity', quantity: grams }));
        await rejects(client, withBasis({ kind: 5 }), 'nutrition[0].basis.kind');
      },
    ),
    proves('`quantity` is required for a quantity basis and absent for an unspecified one)', async ({ client }) => {
      await rejects(client, withBasis({ kind: 'quantity' }), 'nutrition[0].basis.quantity');
      await rejects(client, withBasis({ kind: 'unspecified', quantity: grams }), 'nutrition[0].basis.quantity');
    }),
    proves(
      'and `nutrients` (items with `nutrient`, for example `energy`, and `unit`, for example `kcal`).',
      ({ client }) =>
        knows(
          client,
          (nutrient) => ({ nutrition: [{ basis: { kind: 'serving' }, nutrients: [nutrient] }] }),
          'nutrition[0].nutrients[0]',
          { nutrient: 'energy', unit: 'kcal' },
        ),
    ),
    proves('Nutrition is authored, never calculated.', async ({ client }) => {
      const parts = { ...withQuantity(grams), yields: [{ text: 'Serves 4' }] };
      assert.ok(!('nutrition' in (await restored(client, parts)).recipe));
      const nutrition = [
        {
          basis: { kind: 'recipe' },
          nutrients: [{ nutrient: 'energy', amount: { value: '700' }, unit: 'kcal' }],
        },
      ];
      const { id, recipe } = await restored(client, { ...parts, nutrition });
      assert.deepEqual(recipe['nutrition'], nutrition);
      await client.get(`/api/v1/recipes/${id}/scaled?scale=2`);
      assert.deepEqual((await client.get<EntryBody>(`/api/v1/recipes/${id}`)).body.recipe['nutrition'], nutrition);
    }),
    proves(
      '`times.assertions`: items with `attention` (for example `active`), `kind` (for example `prep`), `provenance` (for example `derived`), plus total-time fields.',
      async ({ client }) => {
        await knows(client, (time) => ({ times: { assertions: [{ id: 't', ...time }] } }), 'times.assertions[0]', {
          attention: 'active',
          kind: 'prep',
          provenance: 'derived',
        });
        await keeps(client, { times: { active: 'PT20M', total: 'PT1H' } });
        await rejects(client, { times: { total: 'an hour' } }, 'times.total');
      },
    ),
    proves(
      '`translations`: items with `relation` (`original`, `translation`, `alternate`), language (BCP 47), counterpart recipe id and title.',
      async ({ client }) => {
        for (const relation of ['original', 'translation', 'alternate']) {
          const fields = { relation, language: 'de-AT', recipe_id: 'lauchsuppe', title: 'Lauchsuppe' };
          await knows(client, withTranslation, 'translations[0]', fields);
        }
        await rejects(client, withTranslation({ relation: 'copy' }), 'translations[0].relation');
        await rejects(client, withTranslation({ language: 'Austrian German' }), 'translations[0].language');
      },
    ),
    proves('`variants`: authored alternate realizations, each with a recipe-local identifier.', async ({ client }) => {
      await keeps(client, {
        variants: [
          {
            id: 'vegan',
            title: 'With oil',
            ingredient_sections: [{ id: 'v', ingredients: [{ id: 'o', text: 'oil' }] }],
          },
          { id: 'rich', title: 'With cream' },
        ],
      });
      await rejects(client, { variants: [{ title: 'With oil' }] }, 'variants[0].id');
      await rejects(client, { variants: [{ id: 'vegan' }, { id: 'vegan' }] }, 'variants[1].id');
    }),
    proves('`yields`: items with a `quantity`.', ({ client }) =>
      knows(client, (part) => ({ yields: [{ text: '200 g', ...part }] }), 'yields[0]', { quantity: grams }),
    ),
    proves(
      'Publication date, modification date, source identity fields, categories, cooking methods and meal roles also exist.',
      async ({ client }) => {
        await keeps(client, {
          published_on: '2026-03-14',
          modified_on: '2026-03-15',
          source: {
            name: 'The Soup Almanac',
            url: 'https://example.org/leek?page=1',
            canonical_url: 'https://example.org/leek',
            identifier: 'leek-1',
          },
          categories: ['Soups'],
          cooking_methods: ['braising'],
          meal_roles: ['starter'],
        });
        for (const name of ['published_on', 'modified_on', 'source', 'categories', 'cooking_methods', 'meal_roles']) {
          await rejects(client, { [name]: 5 }, name);
        }
        for (const name of ['name', 'url', 'canonical_url', 'identifier']) {
          await rejects(client, { source: { [name]: 5 } }, `source.${name}`);
        }
      },
    ),
  ),

  section(
    'Quantity types',
    proves('Amount (no additional properties)', async ({ client }) => {
      await keeps(client, withAmount({ value: '1' }));
      await rejects(client, withAmount({ value: '1', more: '2' }), `${QUANTITY}.amount.more`);
    }),
    proves(
      'Amount: optional `value`, `min`, `max` (strings, max 128 chars, each matching the pattern of a non-negative integer without leading zeros, or a fraction of such integers, for example a whole number or a numerator/denominator form)',
      async ({ client }) => {
        for (const name of ['value', 'min', 'max']) {
          for (const text of ['0', '12', '1/2', '9'.repeat(128)]) await keeps(client, withAmount({ [name]: text }));
          for (const text of [1, '', '-1', '01', '1/02', '1.5', 'one', '9'.repeat(129)]) {
            await rejects(client, withAmount({ [name]: text }), `${QUANTITY}.amount.${name}`);
          }
        }
        await keeps(client, withAmount({ min: '1', max: '3/2' }));
        await keeps(client, withAmount({}));
      },
    ),
    proves('and `approximate` (boolean).', async ({ client }) => {
      await keeps(client, withAmount({ value: '1', approximate: true }));
      await rejects(client, withAmount({ value: '1', approximate: 'yes' }), `${QUANTITY}.amount.approximate`);
    }),
    proves('Quantity: `kind` is `simple` or `sum`.', async ({ client }) => {
      await keeps(client, withQuantity(grams));
      await keeps(client, withQuantity({ kind: 'sum', terms: [grams, grams] }));
      for (const kind of ['product', undefined]) {
        await rejects(client, withQuantity({ ...grams, kind }), `${QUANTITY}.kind`);
      }
    }),
    proves('It carries `amount`, `unit`, `terms` and `options`.', async ({ client }) => {
      const ounces = { kind: 'simple', amount: { value: '7' }, unit: 'avoirdupois.ounce' };
      await knows(client, (part) => withQuantity({ kind: 'simple', ...part }), QUANTITY, {
        amount: { value: '200' },
        unit: 'metric.gram',
        options: [ounces],
      });
      await knows(client, (part) => withQuantity({ kind: 'sum', ...part }), QUANTITY, { terms: [ounces, grams] });
    }),
    proves(
      'Alternative option (no additional properties): `kind` (req; `simple` or `sum`), `amount` (Amount)',
      async ({ client }) => {
        await keeps(client, withOption({ kind: 'simple', amount: { value: '7' } }));
        await keeps(client, withOption({ kind: 'sum', terms: [grams, grams] }));
        await rejects(client, withOption({ ...grams, more: 1 }), `${QUANTITY}.options[0].more`);
        for (const kind of ['product', undefined]) {
          await rejects(client, withOption({ ...grams, kind }), `${QUANTITY}.options[0].kind`);
        }
        const amount = { value: '1', more: 1 };
        await rejects(client, withOption({ ...grams, amount }), `${QUANTITY}.options[0].amount.more`);
      },
    ),
    proves('Alternative option: `terms` (array of simple quantities or null, max 100)', async ({ client }) => {
      await keeps(client, withOption({ kind: 'sum', terms: repeated(grams, 100) }));
      await rejects(client, withOption({ kind: 'sum', terms: repeated(grams, 101) }), `${QUANTITY}.options[0].terms`);
      const nested = [{ kind: 'sum', terms: [grams] }];
      await rejects(client, withOption({ kind: 'sum', terms: nested }), `${QUANTITY}.options[0].terms[0].kind`);
      await newEntry(client, { title: 'Soup', ...withOption({ ...grams, terms: null }) });
    }),
    proves(
      'Alternative option: `unit` (string, max 255, dotted lowercase identifier matching `^[a-z][a-z0-9]*(\\.[a-z][a-z0-9]*)+$`).',
      async ({ client }) => {
        for (const unit of ['us.cup', 'a.b2.c', `us.${'c'.repeat(252)}`]) {
          await keeps(client, withOption({ ...grams, unit }));
        }
        for (const unit of ['cup', 'US.cup', 'us.', 'us.2', 'us cup', `us.${'c'.repeat(253)}`]) {
          await rejects(client, withOption({ ...grams, unit }), `${QUANTITY}.options[0].unit`);
        }
      },
    ),
    proves('Allergen declaration (no additional properties)', ({ client }) =>
      rejects(client, withAllergen({ more: 1 }), 'allergen_declarations[0].more'),
    ),
    provedBy(
      'Allergen declaration: `text` (req, 1 to 1,000,000 chars)',
      'src/domains/recipe-format/schema/recipe-schema.test.ts',
      'limits allergen declarations: text to 1–1,000,000 characters, substance to 1–1000, condition to 1,000,000',
    ),
    proves('Allergen declaration: `substance` (req, 1 to 1000 chars)', async ({ client }) => {
      for (const substance of ['x', 'x'.repeat(1000)]) await keeps(client, withAllergen({ substance }));
      for (const substance of [undefined, '', 'x'.repeat(1001)]) {
        await rejects(client, withAllergen({ substance }), 'allergen_declarations[0].substance');
      }
    }),
    proves(
      'Allergen declaration: `presence` (req; `contains` = present, `may_contain` = precautionary or cross-contact warning, `free_from` = explicit absence claim)',
      async ({ client }) => {
        for (const presence of ['contains', 'may_contain', 'free_from']) {
          await keeps(client, withAllergen({ presence }));
        }
        for (const presence of [undefined, 'maybe']) {
          await rejects(client, withAllergen({ presence }), 'allergen_declarations[0].presence');
        }
      },
    ),
    provedBy(
      'Allergen declaration: `condition` (max 1,000,000 chars)',
      'src/domains/recipe-format/schema/recipe-schema.test.ts',
      'limits allergen declarations: text to 1–1,000,000 characters, substance to 1–1000, condition to 1,000,000',
    ),
    proves(
      'Allergen declaration: `variant_ref` (pattern `^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$`).',
      async ({ client }) => {
        for (const id of ['a', 'A1._-x', 'x'.repeat(128)]) {
          await keeps(client, { variants: [{ id }], ...withAllergen({ variant_ref: id }) });
        }
        for (const variant_ref of ['', '-a', 'a b', 'é', 'x'.repeat(129)]) {
          await rejects(client, withAllergen({ variant_ref }), 'allergen_declarations[0].variant_ref');
        }
      },
    ),
  ),

  section(
    'Recipe revision history item',
    proves('List response is `{items: [...]}`.', async ({ client }) => {
      const { id } = await newEntry(client);
      await client.put(`/api/v1/recipes/${id}`, { recipe: { title: 'Stew' } }, { 'if-match': '"1"' });
      const { body } = await client.get<{ items: RevisionItem[] }>(`/api/v1/recipes/${id}/revisions`);
      assert.deepEqual(
        body.items.map(({ revision }) => revision),
        [2, 1],
      );
    }),
    proves(
      'An item has `cause` (one value is `api`), `changes` (array of string, for example `title`) and `state` (one value is `active`).',
      async ({ client }) => {
        const { id } = await newEntry(client);
        await client.put(`/api/v1/recipes/${id}`, { recipe: { title: 'Stew' } }, { 'if-match': '"1"' });
        const { body } = await client.get<{ items: RevisionItem[] }>(`/api/v1/recipes/${id}/revisions`);
        const [latest] = body.items;
        assert.deepEqual([latest?.cause, latest?.changes, latest?.state], ['api', ['title'], 'active']);
      },
    ),
  ),
];
