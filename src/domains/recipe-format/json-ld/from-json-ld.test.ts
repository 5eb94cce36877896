import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import { validateRecipe } from '../validation/validate-recipe.ts';
import { fromJsonLd } from './from-json-ld.ts';
import { EMBEDDED_DOCUMENT_KEY, KNOWN_PROPERTIES } from './schema-org-terms.ts';

const parse = (node: object, ...more: readonly [Parameters<typeof fromJsonLd>[1]?]): RecipeDocument =>
  fromJsonLd({ '@type': 'Recipe', name: 'Soup', ...node }, ...more) ?? assert.fail('not a recipe');

const parseLines = (node: object): readonly (string | undefined)[] =>
  (parse(node).ingredient_sections ?? []).flatMap(({ ingredients }) => (ingredients ?? []).map(({ text }) => text));

/** `Title: step / step` for each section. */
const parseSteps = (recipeInstructions: unknown): readonly string[] =>
  (parse({ recipeInstructions }).instruction_sections ?? []).map(
    ({ title = '', steps }) =>
      `${title}: ${(steps ?? []).map((step) => [step.title, step.text].filter(Boolean).join(' | ')).join(' / ')}`,
  );

const createStep = (text: string, more: object = {}): object => ({ '@type': 'HowToStep', text, ...more });

const createNested = (depth: number): unknown => {
  let value: unknown = 'end';
  for (let level = 0; level < depth; level += 1) {
    value = level % 3 === 0 ? [value] : { '@type': 'HowToSection', name: value, itemListElement: [value] };
  }
  return value;
};

const parseYields = (recipeYield: unknown): readonly (string | undefined)[] =>
  (parse({ recipeYield }).yields ?? []).map(({ text, quantity }) =>
    [text, quantity?.amount?.value, quantity?.unit].filter(Boolean).join(' | '),
  );

const parseAuthors = (author: unknown): unknown =>
  parse({ author }, { nodeById: (id) => ({ '@type': 'Person', name: id }) }).authors;

suite('parsing a schema.org Recipe', () => {
  test('rejects values that are not objects or have no name', () => {
    for (const node of [
      null,
      undefined,
      'Soup',
      5,
      true,
      [],
      [{ name: 'Soup' }],
      {},
      { name: '' },
      { name: '\u200b' },
    ]) {
      assert.equal(fromJsonLd(node), undefined, JSON.stringify(node));
    }
    assert.equal(fromJsonLd({ name: ' ' }, { title: ' A  page ' })?.title, 'A page');
    assert.equal(fromJsonLd({ headline: 'Soup\n of the day' })?.title, 'Soup of the day');
    assert.equal(fromJsonLd({ name: ['Soup', 'Other'] })?.title, 'Soup');
  });

  test('never throws, and returns a valid document for any JSON', () => {
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 5, stringUnit: 'binary' }),
      fc.constantFrom<unknown>('PT1H', '4 servings', '\u0000', '\ud800', 'https://a b', 1e308, -0, '__proto__'),
    );
    const node = fc
      .dictionary(fc.oneof(fc.constantFrom(...KNOWN_PROPERTIES), fc.string()), value, { noNullPrototype: true })
      .map((properties) => ({ name: 'Soup', ...properties }));
    fc.assert(
      fc.property(fc.oneof(node, value), (json) => {
        const recipe = fromJsonLd(json);
        if (recipe !== undefined) assert.deepEqual(validateRecipe(recipe).violations, undefined);
      }),
      { numRuns: 400 },
    );
  });

  test('never throws for any kind of node in any place', () => {
    const leaf = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null), fc.constantFrom('PT5M', 'Vegan'));
    const keys = [
      ...KNOWN_PROPERTIES,
      '@id',
      '@value',
      '@list',
      'text',
      'itemListElement',
      'item',
      'minValue',
      'value',
      'url',
    ];
    const types = fc.constantFrom('HowToStep', 'HowToSection', 'ItemList', 'ListItem', 'Person', ['Recipe', 'x'], 5);
    const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        leaf,
        fc.array(tie('tree'), { maxLength: 4 }),
        fc
          .tuple(types, fc.dictionary(fc.constantFrom(...keys), tie('tree'), { maxKeys: 5, noNullPrototype: true }))
          .map(([type, node]) => ({ '@type': type, ...node })),
      ),
    }));
    fc.assert(
      fc.property(tree, fc.dictionary(fc.constantFrom(...keys), tree, { noNullPrototype: true }), (one, node) => {
        const recipe = fromJsonLd({ name: 'Soup', ...node }, { nodeById: () => one, baseUrl: 'https://example.org' });
        assert.deepEqual(recipe && validateRecipe(recipe).violations, undefined);
      }),
      { numRuns: 400 },
    );
  });

  test('bounds the result for any depth and size', () => {
    for (const depth of [20, 1000, 50_000]) {
      const value = createNested(depth);
      const node = Object.fromEntries([...KNOWN_PROPERTIES, 'other'].map((name) => [name, value]));
      const recipe = parse({ ...node, name: 'Soup' });
      assert.equal(validateRecipe(recipe).violations, undefined);
    }
    const many = Array.from({ length: 200_000 }, (_, index) => `line ${index}`);
    const long = 'x'.repeat(3_000_000);
    const recipe = parse({
      recipeIngredient: many,
      recipeInstructions: many,
      keywords: many,
      review: many,
      description: long,
    });
    assert.equal(validateRecipe(recipe).violations, undefined);
    assert.equal(recipe.ingredient_sections?.[0]?.ingredients?.length, 1000);
    assert.ok(JSON.stringify(recipe).length < 2_000_000);
  });

  test('terminates for circular references and repeated references to large nodes', () => {
    const large = Object.fromEntries(
      Array.from({ length: 50_000 }, (_, index) => [`x${index}`, { y: 'z'.repeat(20) }]),
    );
    const again = { '@id': 'again' };
    const round = {
      ...large,
      '@type': 'HowToSection',
      name: again,
      text: again,
      value: again,
      url: again,
      itemListElement: Array.from({ length: 50 }, () => again),
    };
    const largeStep = { ...large, '@type': 'HowToStep', text: 'Stir.' };
    const many = Array.from({ length: 5000 }, (_, index) => ({ '@id': index % 2 === 0 ? 'again' : 'step' }));
    const node = Object.fromEntries([...KNOWN_PROPERTIES].map((name) => [name, many]));
    const type = `${'a'.repeat(1_000_000)}/`;
    const recipe = parse(
      { ...node, '@type': type, name: 'Soup' },
      { nodeById: (id) => (id === 'step' ? largeStep : round) },
    );
    assert.equal(validateRecipe(recipe).violations, undefined);
    assert.ok(JSON.stringify(recipe).length < 2_000_000);
  });

  test('removes unstorable characters and extra whitespace from text', () => {
    const recipe = parse({ name: ' Bœuf\u00a0 &amp; <b>x</b>\u0000\t', description: 'One\r\n\r\n\r\n two  three ' });
    assert.deepEqual([recipe.title, recipe.description], ['Bœuf &amp; <b>x</b>', 'One\n\ntwo three']);
    const plain = parse({ name: 'a &amp; b' }, { plainText: (text) => text.replaceAll('&amp;', '&') });
    assert.equal(plain.title, 'a & b');
  });

  test('accepts ingredients as a list, as multi-line text, under their older name or as named nodes', () => {
    assert.deepEqual(parseLines({ recipeIngredient: ['1 egg', ' 2\n cups  milk ', '', null] }), [
      '1 egg',
      '2 cups milk',
    ]);
    assert.deepEqual(parseLines({ recipeIngredient: '1 egg\n2 cups milk\n\n' }), ['1 egg', '2 cups milk']);
    assert.deepEqual(parseLines({ ingredients: [['1 egg'], [{ name: 'milk' }]] }), ['1 egg', 'milk']);
    assert.deepEqual(parseLines({ recipeIngredient: { '@list': [{ '@value': '1 egg' }, 'milk'] } }), ['1 egg', 'milk']);
    assert.deepEqual(parseLines({ recipeIngredient: 'salt' }), ['salt']);
  });

  test('accepts instructions as text, lists of texts, steps, sections, item lists and mixtures', () => {
    assert.deepEqual(parseSteps('Mix.\n\nBake.'), [': Mix. / Bake.']);
    assert.deepEqual(parseSteps(['Mix.', 'Bake.']), [': Mix. / Bake.']);
    assert.deepEqual(parseSteps([createStep('Mix.'), 'Bake.']), [': Mix. / Bake.']);
    const section = { '@type': 'HowToSection', name: 'Sauce', itemListElement: [createStep('Stir.')] };
    assert.deepEqual(parseSteps([createStep('Mix.'), section, createStep('Serve.')]), [
      ': Mix.',
      'Sauce: Stir.',
      ': Serve.',
    ]);
    const list = {
      '@type': 'ItemList',
      itemListElement: [{ '@type': 'ListItem', item: createStep('Mix.') }, createStep('Bake.')],
    };
    assert.deepEqual(parseSteps(list), [': Mix. / Bake.']);
    assert.deepEqual(parseSteps([[createStep('Mix.')], [[createStep('Bake.')]]]), [': Mix. / Bake.']);
    const directions = { '@type': 'HowToStep', name: 'Dough', itemListElement: [{ text: 'Mix.' }, { text: 'Knead.' }] };
    assert.deepEqual(parseSteps([directions]), [': Dough | Mix.\nKnead.']);
  });

  test('does not use a name that repeats the start of the text as a title', () => {
    assert.deepEqual(parseSteps([createStep('Mix it all.', { name: 'Mix it all.' })]), [': Mix it all.']);
    assert.deepEqual(parseSteps([createStep('Mix it all.', { name: 'Mix it…' })]), [': Mix it all.']);
    assert.deepEqual(parseSteps([createStep('Mix it all.', { name: ',' })]), [': Mix it all.']);
    assert.deepEqual(parseSteps([createStep('Stir.', { name: 'Sauce' })]), [': Sauce | Stir.']);
    assert.deepEqual(parseSteps([{ '@type': 'HowToStep', name: 'Bake.' }]), [': Bake.']);
  });

  test('parses ISO 8601 times, common variations and ranges', () => {
    const total = (totalTime: unknown): string | undefined => parse({ totalTime }).times?.total;
    for (const [text, expected] of [
      ['PT45M', 'PT45M'],
      ['P0DT0H30M', 'PT30M'],
      ['P0Y0M0DT1H5M0.000S', 'PT1H5M'],
      ['PT1H30', 'PT1H30M'],
      ['pt 45 m', 'PT45M'],
      ['30 minutes', 'PT30M'],
      ['1 hour 15 mins', 'PT75M'],
      ['1 Std. 15 Min.', 'PT75M'],
      ['90', 'PT90M'],
      [90, 'PT90M'],
      ['P1DT2H', 'P1DT2H'],
    ] as const) {
      assert.equal(total(text), expected, String(text));
    }
    for (const none of ['PT0S', 'PT0M', '', null, 'P0D']) assert.equal(total(none), undefined, String(none));
    assert.deepEqual(parse({ totalTime: 'overnight' }).times, { assertions: [{ kind: 'total', text: 'overnight' }] });
    assert.deepEqual(
      parse({ prepTime: 'PT5M', cookTime: '20 min', performTime: { minValue: 'PT1H', maxValue: 'PT2H' } }).times,
      {
        assertions: [
          { kind: 'prep', duration: 'PT5M' },
          { kind: 'cook', duration: 'PT20M', text: '20 min' },
          { kind: 'perform', min: 'PT1H', max: 'PT2H' },
        ],
      },
    );
    assert.deepEqual(parse({ totalTime: { '@type': 'Duration', minValue: 'PT1H', maxValue: 'PT2H' } }).times, {
      total: 'PT2H',
      assertions: [{ kind: 'total', min: 'PT1H', max: 'PT2H' }],
    });
  });

  test('accepts yields as text, a number, a list or a value with a unit', () => {
    assert.deepEqual(parseYields('4 servings'), ['4 servings | 4 | count.serving']);
    assert.deepEqual(parseYields(4), ['4 | 4']);
    assert.deepEqual(parseYields(['4', '4 servings']), ['4 servings | 4 | count.serving']);
    assert.deepEqual(parseYields(['12 muffins', '1 tart']), ['12 muffins | 12', '1 tart | 1']);
    assert.deepEqual(parseYields({ '@type': 'QuantitativeValue', value: 6, unitText: 'servings' }), [
      '6 servings | 6 | count.serving',
    ]);
    assert.deepEqual(parseYields({ minValue: 4, maxValue: 6, unitText: 'servings' }), ['4–6 servings | count.serving']);
    assert.deepEqual(parseYields('enough'), ['enough']);
  });

  test('accepts authors as people, organizations, names, lists or references', () => {
    assert.deepEqual(parseAuthors('Ada'), [{ name: 'Ada' }]);
    assert.deepEqual(parseAuthors([{ '@type': 'Person', name: 'Ada', url: '/ada' }, 'Bo']), [
      { kind: 'person', name: 'Ada' },
      { name: 'Bo' },
    ]);
    assert.deepEqual(parseAuthors({ '@type': 'https://schema.org/NewsMediaOrganization', name: 'Paper' }), [
      { kind: 'organization', name: 'Paper' },
    ]);
    assert.deepEqual(parseAuthors({ '@id': '#ada' }), [{ kind: 'person', name: '#ada' }]);
    assert.deepEqual(parseAuthors({ '@type': 'Person', name: ['Ada', 'Bo'] }), [
      { kind: 'person', name: 'Ada' },
      { kind: 'person', name: 'Bo' },
    ]);
    assert.deepEqual(parseAuthors({ '@type': 'Person' }), undefined);
  });

  test('parses source, dates and language', () => {
    const recipe = parse(
      {
        url: '/soup?utm=1',
        mainEntityOfPage: { '@id': 'https://example.org/soup/#webpage' },
        publisher: { name: 'Paper' },
        identifier: { value: 'x-1' },
        creditText: 'From Paper',
        datePublished: '2024-02-29T08:00:00+01:00',
        dateModified: '2024-03',
        inLanguage: 'en_GB',
      },
      { baseUrl: 'https://example.org/a/' },
    );
    assert.deepEqual(recipe.source, {
      url: 'https://example.org/soup?utm=1',
      canonical_url: 'https://example.org/soup/',
      publisher: 'Paper',
      identifier: 'x-1',
      attribution: 'From Paper',
    });
    assert.deepEqual([recipe.published_on, recipe.modified_on, recipe.language], ['2024-02-29', '2024-03', 'en-GB']);
    assert.equal(parse({ inLanguage: { '@type': 'Language', name: 'German', alternateName: 'de' } }).language, 'de');
    assert.equal(parse({ datePublished: 'yesterday' }).published_on, undefined);
    assert.equal(parse({ url: 'javascript:alert(1)' }).source, undefined);
  });

  test('accepts keywords as comma-separated text or a list', () => {
    assert.deepEqual(parse({ keywords: 'soup, winter ,soup,' }).keywords, ['soup', 'winter']);
    assert.deepEqual(parse({ keywords: ['soup', 'salt, sea', { name: 'winter' }] }).keywords, [
      'soup',
      'salt, sea',
      'winter',
    ]);
    assert.deepEqual(parse({ recipeCategory: 'Soups, Stews' }).categories, ['Soups, Stews']);
  });

  test('parses nutrition text into exact amounts and units', () => {
    const { nutrition } = parse({
      nutrition: {
        servingSize: '100 g',
        calories: '240 kcal',
        fatContent: '12.5 grams',
        sodiumContent: '1,250 mg',
        sugarContent: 3,
        proteinContent: 'a lot',
        carbohydrateContent: '10-12 g',
        fiberContent: '0,5g',
        more: 'x',
      },
    });
    assert.deepEqual(nutrition?.[0]?.basis, {
      kind: 'serving',
      text: '100 g',
      quantity: { kind: 'simple', amount: { value: '100' }, unit: 'metric.gram' },
    });
    assert.deepEqual(
      nutrition?.[0]?.nutrients?.map(({ nutrient, amount, unit, text }) => [nutrient, amount, unit, text]),
      [
        ['energy', { value: '240' }, 'kcal', '240 kcal'],
        ['carbohydrate', { min: '10', max: '12' }, 'g', '10-12 g'],
        ['fat', { value: '25/2' }, 'g', '12.5 grams'],
        ['fiber', { value: '1/2' }, 'g', '0,5g'],
        ['protein', undefined, undefined, 'a lot'],
        ['sodium', { value: '1250' }, 'mg', '1,250 mg'],
        ['sugar', { value: '3' }, undefined, '3'],
      ],
    );
    assert.deepEqual(parse({ nutrition: { calories: 240 } }).nutrition?.[0], {
      basis: { kind: 'unspecified' },
      nutrients: [{ nutrient: 'energy', text: '240', amount: { value: '240' }, unit: 'kcal' }],
    });
  });

  test('collects images of the recipe and its steps once each, from URLs or nodes', () => {
    const { assets, instruction_sections } = parse({
      image: [
        'https://example.org/a.jpg',
        { url: 'https://example.org/b c.jpg', caption: 'Soup', author: { name: 'Ada' } },
        'data:x',
      ],
      recipeInstructions: [
        createStep('Mix.', { image: 'https://example.org/a.jpg' }),
        createStep('Bake.', { image: ['https://example.org/d.jpg'] }),
      ],
    });
    assert.deepEqual(
      assets?.map(({ role, url, caption, creator_credit }) => [role, url, caption, creator_credit]),
      [
        ['image', 'https://example.org/a.jpg', undefined, undefined],
        ['image', 'https://example.org/b%20c.jpg', 'Soup', 'Ada'],
        ['image', 'https://example.org/d.jpg', undefined, undefined],
      ],
    );
    const ids = instruction_sections?.[0]?.steps?.map(({ asset_ids }) => asset_ids?.[0]);
    assert.deepEqual(ids, [assets?.[0]?.id, assets?.[2]?.id]);
  });

  test('parses diets and tools', () => {
    const recipe = parse({
      suitableForDiet: ['https://schema.org/VeganDiet', 'GlutenFreeDiet', 'my diet'],
      tool: [{ name: 'whisk' }, 'bowl'],
    });
    assert.deepEqual(
      recipe.dietary_claims?.map(({ diet }) => diet),
      ['vegan', 'gluten-free'],
    );
    assert.deepEqual(recipe.equipment, [{ description: 'whisk' }, { description: 'bowl' }]);
  });

  test('preserves unknown schema.org properties, each completely or not at all', () => {
    const rating = { '@type': 'AggregateRating', ratingValue: 4.5 };
    const recipe = parse({
      '@type': ['Recipe', 'NewsArticle'],
      '@id': '#r',
      aggregateRating: rating,
      review: ['x'.repeat(200_000)],
      video: null,
    });
    assert.deepEqual(recipe.schema_org, { '@type': ['Recipe', 'NewsArticle'], '@id': '#r', aggregateRating: rating });
  });

  test('ignores an invalid embedded document', () => {
    for (const portable of [null, 5, {}, { title: '' }, { '@value': 'x' }, { '@value': { title: 'y', yields: 5 } }]) {
      assert.deepEqual(parse({ [EMBEDDED_DOCUMENT_KEY]: portable }), { title: 'Soup' }, JSON.stringify(portable));
    }
  });
});
