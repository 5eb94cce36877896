import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { checkRecipe } from '../check/check-recipe.ts';

const locationsOf = (parts: object): readonly string[] =>
  (checkRecipe({ title: 'Soup', ...parts }).faults ?? []).map(({ location }) => location);

const accepts = (parts: object): void => assert.deepEqual(checkRecipe({ title: 'Soup', ...parts }).faults, undefined);

const refuses = (parts: object, ...locations: readonly [string, ...string[]]): void => {
  const found = locationsOf(parts);
  for (const location of locations) {
    assert.ok(found.includes(`body.recipe.${location}`), `${location} is not among ${found.join(', ') || 'no faults'}`);
  }
};

const inIngredient = (ingredient: object): object => ({ ingredient_sections: [{ ingredients: [ingredient] }] });
const inStep = (step: object): object => ({ instruction_sections: [{ steps: [step] }] });
const ingredientAt = 'ingredient_sections[0].ingredients[0]';
const stepAt = 'instruction_sections[0].steps[0]';

const allergen = { text: 'Contains nuts.', substance: 'nuts', presence: 'contains' };
const term = { kind: 'simple', amount: { value: '1' }, unit: 'us.cup' };

const quantity = (change: object): object => inIngredient({ quantity: { kind: 'simple', ...change } });
const many = (count: number): object[] => Array.from({ length: count }, () => term);
const basis = (change: object): object => ({ nutrition: [{ basis: change, nutrients: [] }] });

suite('the schema of the document', () => {
  test('title is required, 1 to 500 characters', () => {
    for (const title of [undefined, null, 5, '', ' ', 'two\nlines', 'x'.repeat(501)]) refuses({ title }, 'title');
    for (const title of ['x', 'x'.repeat(500), '🍲'.repeat(500)]) accepts({ title });
  });

  test('anything but an object is no document', () => {
    for (const value of [null, undefined, 'Soup', 1, true, [], [{ title: 'Soup' }]]) {
      assert.ok(checkRecipe(value).faults, JSON.stringify(value));
    }
  });

  test('the format is tureen.recipe/1 and no other', () => {
    for (const format of ['tureen.recipe/2', '', 1, null]) refuses({ format }, 'format');
    accepts({ format: 'tureen.recipe/1' });
  });

  test('allergen declarations take text of 1 to 1,000,000 characters, substance of 1 to 1000, condition up to 1,000,000', () => {
    const refused = (change: object, name: string): void =>
      refuses({ allergen_declarations: [{ ...allergen, ...change }] }, `allergen_declarations[0].${name}`);
    for (const [name, longest] of Object.entries({ text: 1_000_000, substance: 1000 })) {
      for (const value of [undefined, null, '', 'x'.repeat(longest + 1)]) refused({ [name]: value }, name);
      accepts({ allergen_declarations: [{ ...allergen, [name]: 'x'.repeat(longest) }] });
    }
    refused({ condition: 'x'.repeat(1_000_001) }, 'condition');
    accepts({ allergen_declarations: [{ ...allergen, condition: 'x'.repeat(1_000_000) }] });
  });

  test('presence is contains, may_contain or free_from', () => {
    for (const presence of [undefined, 'maybe', 'Contains']) {
      refuses({ allergen_declarations: [{ ...allergen, presence }] }, 'allergen_declarations[0].presence');
    }
    for (const presence of ['contains', 'may_contain', 'free_from']) {
      accepts({ allergen_declarations: [{ ...allergen, presence }] });
    }
  });

  test('variant_ref matches ^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$', () => {
    for (const variant_ref of ['', '-a', '.a', 'a b', 'é', 'x'.repeat(129)]) {
      refuses({ allergen_declarations: [{ ...allergen, variant_ref }] }, 'allergen_declarations[0].variant_ref');
    }
    for (const id of ['a', 'A1._-x', 'x'.repeat(128)]) {
      accepts({ variants: [{ id }], allergen_declarations: [{ ...allergen, variant_ref: id }] });
    }
  });

  test('allergen declarations, amounts and alternative options take no additional properties', () => {
    refuses({ allergen_declarations: [{ ...allergen, more: 1 }] }, 'allergen_declarations[0].more');
    const at = `${ingredientAt}.quantity`;
    const withOption = (option: object): object => inIngredient({ quantity: { ...term, options: [option] } });
    refuses(inIngredient({ quantity: { kind: 'simple', amount: { value: '1', more: 1 } } }), `${at}.amount.more`);
    refuses(withOption({ ...term, text: 'a cup' }), `${at}.options[0].text`);
    accepts(inIngredient({ quantity: { ...term, text: 'a cup', more: 1 } }));
  });

  test('amounts are whole numbers or fractions without leading zeros, of at most 128 characters', () => {
    const longest = `${'1'.repeat(63)}/${'1'.repeat(64)}`;
    for (const name of ['value', 'min', 'max']) {
      const amount = (text: unknown): object =>
        inIngredient({ quantity: { kind: 'simple', amount: { [name]: text } } });
      const at = `${ingredientAt}.quantity.amount.${name}`;
      for (const text of ['', '01', '-1', '1.5', '1/', '1/0', '/2', '1/02', ' 1', 1, `${longest}1`]) {
        refuses(amount(text), at);
      }
      for (const text of ['0', '12', '1/2', longest, '9'.repeat(128)]) accepts(amount(text));
    }
  });

  test('a quantity is simple or sum, with at most 100 terms and 100 options, its unit a dotted identifier up to 255', () => {
    const at = `${ingredientAt}.quantity`;
    for (const kind of [undefined, 'product', null]) refuses(quantity({ kind }), `${at}.kind`);
    for (const unit of ['cup', 'Us.cup', 'us.', '.cup', 'us.2', `us.${'c'.repeat(253)}`]) {
      refuses(quantity({ unit }), `${at}.unit`);
    }
    for (const unit of ['us.cup', 'a.b.c', `us.${'c'.repeat(252)}`]) accepts(quantity({ unit }));
    accepts(quantity({ kind: 'sum', terms: many(100) }));
    refuses(quantity({ kind: 'sum', terms: many(101) }), `${at}.terms`);
    accepts(quantity({ amount: { value: '1' }, options: [{ kind: 'sum', terms: many(100) }] }));
    refuses(quantity({ options: [{ kind: 'sum', terms: many(101) }] }), `${at}.options[0].terms`);
    refuses(quantity({ options: many(101) }), `${at}.options`);
  });

  test('a step requires a title or text', () => {
    for (const step of [{}, { id: 'a' }, { title: '' }, { text: '' }, { title: '', text: '' }]) {
      refuses(inStep(step), `${stepAt}.title`, `${stepAt}.text`);
    }
    for (const step of [{ title: 'Mix' }, { text: 'Mix.' }, { title: '', text: 'Mix.' }]) accepts(inStep(step));
  });

  test('quantity is required for a quantity basis and absent for an unspecified one', () => {
    refuses(basis({ kind: 'quantity' }), 'nutrition[0].basis.quantity');
    refuses(basis({ kind: 'unspecified', quantity: term }), 'nutrition[0].basis.quantity');
    for (const kind of ['Portion', 'per 100 g', '', null, 5]) refuses(basis({ kind }), 'nutrition[0].basis.kind');
    refuses(basis({}), 'nutrition[0].basis.kind');
    accepts(basis({ kind: 'quantity', quantity: term }));
    accepts(basis({ kind: 'unspecified' }));
    // The contract gives examples of the values and no list.
    for (const kind of ['recipe', 'serving', 'portion', 'package']) {
      accepts(basis({ kind }));
      accepts(basis({ kind, quantity: term }));
    }
  });

  test('the values that the contract names are accepted', () => {
    accepts({
      assets: [{ role: 'image' }],
      authors: [{ kind: 'person', name: 'Ada' }],
      dietary_claims: [{ diet: 'diabetic', suitability: 'suitable' }],
      nutrition: [{ basis: { kind: 'serving' }, nutrients: [{ nutrient: 'energy', unit: 'kcal' }] }],
      times: { assertions: [{ attention: 'active', kind: 'prep', provenance: 'derived' }] },
      translations: [{ relation: 'original' }, { relation: 'translation' }, { relation: 'alternate' }],
      ...inIngredient({
        normalization: { method: 'unresolved', review: 'confirmed' },
        relation: 'or',
        temperature: { purpose: { kind: 'oven' } },
      }),
    });
    for (const method of ['authored', 'extracted', 'unresolved']) accepts(inIngredient({ normalization: { method } }));
  });

  test('what is one of a list is none other', () => {
    refuses({ authors: [{ kind: 'robot', name: 'Ada' }] }, 'authors[0].kind');
    refuses({ translations: [{ relation: 'copy' }] }, 'translations[0].relation');
    refuses(inIngredient({ relation: 'and' }), `${ingredientAt}.relation`);
    refuses(inIngredient({ temperature: { scale: 'kelvin' } }), `${ingredientAt}.temperature.scale`);
    refuses(
      inStep({ text: 'a', temperatures: [{ purpose: { kind: 'pan' } }] }),
      `${stepAt}.temperatures[0].purpose.kind`,
    );
  });

  test('durations are ISO 8601', () => {
    for (const total of [
      '',
      'P',
      'PT',
      'T5M',
      '5 min',
      'PT5',
      'pt5m',
      'PT5M ',
      '-PT5M',
      'P1H',
      `PT${'1'.repeat(63)}M`,
    ]) {
      refuses({ times: { total } }, 'times.total');
    }
    for (const total of ['PT0S', 'PT45M', 'PT1H30M', 'P1D', 'P2W', 'P1Y2M3DT4H5M6S', 'PT1.5H'])
      accepts({ times: { total } });
  });

  test('dates are days, months or years, languages BCP 47, addresses on the web', () => {
    for (const date of ['', '24', '2024-13', '2024-00-01', '2024-02-32', '2024-2-1', '2024-02-01T00:00:00Z']) {
      refuses({ published_on: date }, 'published_on');
    }
    for (const date of ['2024', '2024-02', '2024-02-29']) accepts({ published_on: date, modified_on: date });
    for (const language of ['', 'e', 'en_US', 'english language', '-en', 'en-', 'x']) refuses({ language }, 'language');
    for (const language of ['en', 'de-CH', 'zh-Hant-TW', 'es-419', 'x-klingon', 'i-navajo']) accepts({ language });
    for (const url of [
      '',
      'example.org',
      'javascript:alert(1)',
      'data:text/html,x',
      'https://',
      'https://a b',
      '//a',
    ]) {
      refuses({ source: { url } }, 'source.url');
    }
    accepts({ source: { url: 'https://example.org/soup?x=1#y', canonical_url: 'HTTP://EXAMPLE.ORG' } });
  });

  test('arrays in requests may be null, which means that they are absent', () => {
    accepts({
      authors: null,
      yields: null,
      ingredient_sections: [{ ingredients: null }],
      instruction_sections: [{ steps: null }],
      times: { assertions: null },
      variants: [{ id: 'a', ingredient_sections: null, instruction_sections: null, yields: null }],
      ...inStep({ text: 'a', ingredient_uses: null, temperatures: null, timing_ids: null, asset_ids: null }),
    });
  });

  test('properties that the format does not name are kept wherever it does not forbid them', () => {
    const recipe = {
      title: 'Soup',
      x: { deep: [null] },
      source: { x: 1 },
      authors: [{ name: 'Ada', x: 1 }],
      times: { x: 1, assertions: [{ x: 1 }] },
      nutrition: [{ x: 1, basis: { kind: 'recipe', x: 1 } }],
      ...inIngredient({ x: null }),
      ...inStep({ text: 'a', x: [] }),
    };
    assert.deepEqual(checkRecipe(recipe).recipe, recipe);
  });

  test('no list has more than 1000 items, no line more than 10,000 characters', () => {
    accepts({ keywords: Array.from({ length: 1000 }, (_, index) => `k${index}`) });
    refuses({ keywords: Array.from({ length: 1001 }, (_, index) => `k${index}`) }, 'keywords');
    accepts(inIngredient({ text: 'x'.repeat(10_000) }));
    refuses(inIngredient({ text: 'x'.repeat(10_001) }), `${ingredientAt}.text`);
    accepts({ description: 'x'.repeat(1_000_000) });
    refuses({ description: 'x'.repeat(1_000_001) }, 'description');
  });
});
