import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { validateRecipe } from '../validation/validate-recipe.ts';

const findLocations = (parts: object): readonly string[] =>
  (validateRecipe({ title: 'Soup', ...parts }).violations ?? []).map(({ location }) => location);

const accepts = (parts: object): void =>
  assert.deepEqual(validateRecipe({ title: 'Soup', ...parts }).violations, undefined);

const rejects = (parts: object, ...locations: readonly [string, ...string[]]): void => {
  const found = findLocations(parts);
  for (const location of locations) {
    assert.ok(
      found.includes(`body.recipe.${location}`),
      `${location} is not among ${found.join(', ') || 'no violations'}`,
    );
  }
};

const withIngredient = (ingredient: object): object => ({ ingredient_sections: [{ ingredients: [ingredient] }] });
const withStep = (step: object): object => ({ instruction_sections: [{ steps: [step] }] });
const ingredientAt = 'ingredient_sections[0].ingredients[0]';
const stepAt = 'instruction_sections[0].steps[0]';

const allergen = { text: 'Contains nuts.', substance: 'nuts', presence: 'contains' };
const term = { kind: 'simple', amount: { value: '1' }, unit: 'us.cup' };

const withQuantity = (change: object): object => withIngredient({ quantity: { kind: 'simple', ...change } });
const repeatTerm = (count: number): object[] => Array.from({ length: count }, () => term);
const withBasis = (change: object): object => ({ nutrition: [{ basis: change, nutrients: [] }] });

suite('the recipe schema', () => {
  test('requires a title of 1 to 500 characters', () => {
    for (const title of [undefined, null, 5, '', ' ', 'two\nlines', 'x'.repeat(501)]) rejects({ title }, 'title');
    for (const title of ['x', 'x'.repeat(500), '🍲'.repeat(500)]) accepts({ title });
  });

  test('rejects anything but an object', () => {
    for (const value of [null, undefined, 'Soup', 1, true, [], [{ title: 'Soup' }]]) {
      assert.ok(validateRecipe(value).violations, JSON.stringify(value));
    }
  });

  test('accepts only the format tureen.recipe/1', () => {
    for (const format of ['tureen.recipe/2', '', 1, null]) rejects({ format }, 'format');
    accepts({ format: 'tureen.recipe/1' });
  });

  test('limits allergen declarations: text to 1–1,000,000 characters, substance to 1–1000, condition to 1,000,000', () => {
    const rejectsWith = (change: object, name: string): void =>
      rejects({ allergen_declarations: [{ ...allergen, ...change }] }, `allergen_declarations[0].${name}`);
    for (const [name, longest] of Object.entries({ text: 1_000_000, substance: 1000 })) {
      for (const value of [undefined, null, '', 'x'.repeat(longest + 1)]) rejectsWith({ [name]: value }, name);
      accepts({ allergen_declarations: [{ ...allergen, [name]: 'x'.repeat(longest) }] });
    }
    rejectsWith({ condition: 'x'.repeat(1_000_001) }, 'condition');
    accepts({ allergen_declarations: [{ ...allergen, condition: 'x'.repeat(1_000_000) }] });
  });

  test('requires presence to be contains, may_contain or free_from', () => {
    for (const presence of [undefined, 'maybe', 'Contains']) {
      rejects({ allergen_declarations: [{ ...allergen, presence }] }, 'allergen_declarations[0].presence');
    }
    for (const presence of ['contains', 'may_contain', 'free_from']) {
      accepts({ allergen_declarations: [{ ...allergen, presence }] });
    }
  });

  test('requires variant_ref to match ^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$', () => {
    for (const variant_ref of ['', '-a', '.a', 'a b', 'é', 'x'.repeat(129)]) {
      rejects({ allergen_declarations: [{ ...allergen, variant_ref }] }, 'allergen_declarations[0].variant_ref');
    }
    for (const id of ['a', 'A1._-x', 'x'.repeat(128)]) {
      accepts({ variants: [{ id }], allergen_declarations: [{ ...allergen, variant_ref: id }] });
    }
  });

  test('rejects unknown properties of allergen declarations, amounts and options', () => {
    rejects({ allergen_declarations: [{ ...allergen, more: 1 }] }, 'allergen_declarations[0].more');
    const at = `${ingredientAt}.quantity`;
    const withOption = (option: object): object => withIngredient({ quantity: { ...term, options: [option] } });
    rejects(withIngredient({ quantity: { kind: 'simple', amount: { value: '1', more: 1 } } }), `${at}.amount.more`);
    rejects(withOption({ ...term, text: 'a cup' }), `${at}.options[0].text`);
    accepts(withIngredient({ quantity: { ...term, text: 'a cup', more: 1 } }));
  });

  test('accepts amounts that are integers or fractions without leading zeros, up to 128 characters', () => {
    const longest = `${'1'.repeat(63)}/${'1'.repeat(64)}`;
    for (const name of ['value', 'min', 'max']) {
      const amount = (text: unknown): object =>
        withIngredient({ quantity: { kind: 'simple', amount: { [name]: text } } });
      const at = `${ingredientAt}.quantity.amount.${name}`;
      for (const text of ['', '01', '-1', '1.5', '1/', '1/0', '/2', '1/02', ' 1', 1, `${longest}1`]) {
        rejects(amount(text), at);
      }
      for (const text of ['0', '12', '1/2', longest, '9'.repeat(128)]) accepts(amount(text));
    }
  });

  test('accepts simple quantities and sums with up to 100 terms and options, and a dotted unit id up to 255 characters', () => {
    const at = `${ingredientAt}.quantity`;
    for (const kind of [undefined, 'product', null]) rejects(withQuantity({ kind }), `${at}.kind`);
    for (const unit of ['cup', 'Us.cup', 'us.', '.cup', 'us.2', `us.${'c'.repeat(253)}`]) {
      rejects(withQuantity({ unit }), `${at}.unit`);
    }
    for (const unit of ['us.cup', 'a.b.c', `us.${'c'.repeat(252)}`]) accepts(withQuantity({ unit }));
    accepts(withQuantity({ kind: 'sum', terms: repeatTerm(100) }));
    rejects(withQuantity({ kind: 'sum', terms: repeatTerm(101) }), `${at}.terms`);
    accepts(withQuantity({ amount: { value: '1' }, options: [{ kind: 'sum', terms: repeatTerm(100) }] }));
    rejects(withQuantity({ options: [{ kind: 'sum', terms: repeatTerm(101) }] }), `${at}.options[0].terms`);
    rejects(withQuantity({ options: repeatTerm(101) }), `${at}.options`);
  });

  test('requires a title or text for a step', () => {
    for (const step of [{}, { id: 'a' }, { title: '' }, { text: '' }, { title: '', text: '' }]) {
      rejects(withStep(step), `${stepAt}.title`, `${stepAt}.text`);
    }
    for (const step of [{ title: 'Mix' }, { text: 'Mix.' }, { title: '', text: 'Mix.' }]) accepts(withStep(step));
  });

  test('requires the quantity of a quantity basis and forbids it for an unspecified one', () => {
    rejects(withBasis({ kind: 'quantity' }), 'nutrition[0].basis.quantity');
    rejects(withBasis({ kind: 'unspecified', quantity: term }), 'nutrition[0].basis.quantity');
    for (const kind of ['Portion', 'per 100 g', '', null, 5]) rejects(withBasis({ kind }), 'nutrition[0].basis.kind');
    rejects(withBasis({}), 'nutrition[0].basis.kind');
    accepts(withBasis({ kind: 'quantity', quantity: term }));
    accepts(withBasis({ kind: 'unspecified' }));
    // The contract gives examples of the values, not a list.
    for (const kind of ['recipe', 'serving', 'portion', 'package']) {
      accepts(withBasis({ kind }));
      accepts(withBasis({ kind, quantity: term }));
    }
  });

  test('accepts the values named in the contract', () => {
    accepts({
      assets: [{ role: 'image' }],
      authors: [{ kind: 'person', name: 'Ada' }],
      dietary_claims: [{ diet: 'diabetic', suitability: 'suitable' }],
      nutrition: [{ basis: { kind: 'serving' }, nutrients: [{ nutrient: 'energy', unit: 'kcal' }] }],
      times: { assertions: [{ attention: 'active', kind: 'prep', provenance: 'derived' }] },
      translations: [{ relation: 'original' }, { relation: 'translation' }, { relation: 'alternate' }],
      ...withIngredient({
        normalization: { method: 'unresolved', review: 'confirmed' },
        relation: 'or',
        temperature: { purpose: { kind: 'oven' } },
      }),
    });
    for (const method of ['authored', 'extracted', 'unresolved'])
      accepts(withIngredient({ normalization: { method } }));
  });

  test('rejects values outside a closed list', () => {
    rejects({ authors: [{ kind: 'robot', name: 'Ada' }] }, 'authors[0].kind');
    rejects({ translations: [{ relation: 'copy' }] }, 'translations[0].relation');
    rejects(withIngredient({ relation: 'and' }), `${ingredientAt}.relation`);
    rejects(withIngredient({ temperature: { scale: 'kelvin' } }), `${ingredientAt}.temperature.scale`);
    rejects(
      withStep({ text: 'a', temperatures: [{ purpose: { kind: 'pan' } }] }),
      `${stepAt}.temperatures[0].purpose.kind`,
    );
  });

  test('requires ISO 8601 durations', () => {
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
      rejects({ times: { total } }, 'times.total');
    }
    for (const total of ['PT0S', 'PT45M', 'PT1H30M', 'P1D', 'P2W', 'P1Y2M3DT4H5M6S', 'PT1.5H'])
      accepts({ times: { total } });
  });

  test('requires dates to be days, months or years, languages to be BCP 47 and URLs to be http or https', () => {
    for (const date of ['', '24', '2024-13', '2024-00-01', '2024-02-32', '2024-2-1', '2024-02-01T00:00:00Z']) {
      rejects({ published_on: date }, 'published_on');
    }
    for (const date of ['2024', '2024-02', '2024-02-29']) accepts({ published_on: date, modified_on: date });
    for (const language of ['', 'e', 'en_US', 'english language', '-en', 'en-', 'x']) rejects({ language }, 'language');
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
      rejects({ source: { url } }, 'source.url');
    }
    accepts({ source: { url: 'https://example.org/soup?x=1#y', canonical_url: 'HTTP://EXAMPLE.ORG' } });
  });

  test('accepts null for absent lists', () => {
    accepts({
      authors: null,
      yields: null,
      ingredient_sections: [{ ingredients: null }],
      instruction_sections: [{ steps: null }],
      times: { assertions: null },
      variants: [{ id: 'a', ingredient_sections: null, instruction_sections: null, yields: null }],
      ...withStep({ text: 'a', ingredient_uses: null, temperatures: null, timing_ids: null, asset_ids: null }),
    });
  });

  test('keeps unknown properties wherever they are allowed', () => {
    const recipe = {
      title: 'Soup',
      x: { deep: [null] },
      source: { x: 1 },
      authors: [{ name: 'Ada', x: 1 }],
      times: { x: 1, assertions: [{ x: 1 }] },
      nutrition: [{ x: 1, basis: { kind: 'recipe', x: 1 } }],
      ...withIngredient({ x: null }),
      ...withStep({ text: 'a', x: [] }),
    };
    assert.deepEqual(validateRecipe(recipe).recipe, recipe);
  });

  test('limits lists to 1000 items and lines to 10,000 characters', () => {
    accepts({ keywords: Array.from({ length: 1000 }, (_, index) => `k${index}`) });
    rejects({ keywords: Array.from({ length: 1001 }, (_, index) => `k${index}`) }, 'keywords');
    accepts(withIngredient({ text: 'x'.repeat(10_000) }));
    rejects(withIngredient({ text: 'x'.repeat(10_001) }), `${ingredientAt}.text`);
    accepts({ description: 'x'.repeat(1_000_000) });
    rejects({ description: 'x'.repeat(1_000_001) }, 'description');
  });
});
