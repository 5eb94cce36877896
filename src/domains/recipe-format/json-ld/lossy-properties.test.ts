import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import { fromJsonLd } from './from-json-ld.ts';
import { EMBEDDED_DOCUMENT_KEY } from './schema-org-terms.ts';
import { toJsonLd } from './to-json-ld.ts';

type Node = Record<string, unknown>;

const parse = (node: object): RecipeDocument => fromJsonLd({ name: 'Soup', ...node }) ?? assert.fail('not a recipe');

/** The serialized properties except those that are always there. */
const serialize = (recipe: Partial<RecipeDocument>): Node => {
  const {
    '@context': _c,
    '@type': _t,
    name: _n,
    [EMBEDDED_DOCUMENT_KEY]: _,
    ...rest
  } = toJsonLd({ title: 'Soup', ...recipe });
  return JSON.parse(JSON.stringify(rest)) as Node;
};

const serializeEnergy = (...units: readonly string[]): unknown => {
  const nutrients = units.map((unit) => ({ nutrient: 'energy', amount: { value: '5' }, unit }));
  return serialize({ nutrition: [{ nutrients }] })['nutrition'];
};

suite('known properties with more detail than a document can hold', () => {
  const node = {
    headline: 'The best soup',
    inLanguage: 'Elvish tongue',
    publisher: { '@type': 'Organization', name: 'Paper', logo: { '@type': 'ImageObject', url: 'https://e.org/l.png' } },
    identifier: ['x-1', 'isbn 2'],
    datePublished: 'February 3, 2020',
    dateModified: 'yesterday',
    nutrition: '240 kcal',
    suitableForDiet: [{ '@id': 'https://schema.org/VeganDiet' }, 'mostly raw'],
  };

  test('are preserved unchanged next to what was parsed from them', () => {
    const recipe = parse(node);
    assert.deepEqual(recipe.schema_org, node);
    assert.deepEqual(recipe.source, { publisher: 'Paper', identifier: 'x-1' });
    assert.deepEqual(recipe.dietary_claims, [{ diet: 'vegan', suitability: 'suitable' }]);
  });

  test('are serialized again as long as the document still matches them', () => {
    const recipe = parse(node);
    const { [EMBEDDED_DOCUMENT_KEY]: _, ...plain } = toJsonLd(recipe);
    assert.deepEqual(parse(plain), recipe);
    assert.deepEqual(Object.fromEntries(Object.keys(node).map((name) => [name, plain[name]])), node);
    const changed = toJsonLd({ ...recipe, published_on: '2020-02-03', source: { publisher: 'Other' } });
    assert.equal(changed['datePublished'], '2020-02-03');
    assert.deepEqual(changed['publisher'], { '@type': 'Organization', name: 'Other' });
    assert.equal(changed['identifier'], undefined);
  });

  test('are not preserved if they have no more detail', () => {
    const plain = {
      headline: 'Soup',
      inLanguage: 'en',
      publisher: { '@type': 'Organization', name: 'Paper' },
      identifier: { '@type': 'PropertyValue', value: 'x-1' },
      datePublished: '2020-02-03T00:00:00Z',
      suitableForDiet: 'http://schema.org/VeganDiet',
    };
    assert.equal(parse(plain).schema_org, undefined);
  });
});

suite('serializing preserved properties', () => {
  test('leaves out JSON-LD keywords other than @id, and known names, everywhere', () => {
    const words = {
      '@id': '#x',
      '@context': { name: 'https://evil.example/' },
      '@graph': [{ '@type': 'Recipe', name: 'Other' }],
      '@reverse': { a: 1 },
      'schema:name': 'Other',
      name: 'Other',
      text: 'Other',
      calories: '1 kcal',
      [EMBEDDED_DOCUMENT_KEY]: { title: 'Other' },
    };
    const recipe = {
      title: 'Soup',
      schema_org: words,
      instruction_sections: [{ title: 'Part', schema_org: words, steps: [{ text: 'Stir.', schema_org: words }] }],
      nutrition: [{ nutrients: [{ nutrient: 'fat', text: '1 g' }], schema_org: words }],
    };
    const { [EMBEDDED_DOCUMENT_KEY]: _, ...plain } = toJsonLd(recipe);
    assert.deepEqual(JSON.parse(JSON.stringify(plain)), {
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      name: 'Soup',
      '@id': '#x',
      text: 'Other',
      calories: '1 kcal',
      recipeInstructions: [
        {
          '@type': 'HowToSection',
          name: 'Part',
          text: 'Other',
          calories: '1 kcal',
          itemListElement: [{ '@type': 'HowToStep', text: 'Stir.', calories: '1 kcal' }],
        },
      ],
      nutrition: {
        '@type': 'NutritionInformation',
        '@id': '#x',
        name: 'Other',
        'schema:name': 'Other',
        text: 'Other',
        fatContent: '1 g',
      },
    });
    const again = parse({ '@graph': [1], '@reverse': {}, '@included': [], other: 1 });
    assert.deepEqual(again.schema_org, { other: 1 });
  });
});

suite('serializing', () => {
  test('leaves out empty values', () => {
    assert.deepEqual(
      serialize({
        categories: ['', ' '],
        keywords: [''],
        nutrition: [{ basis: { kind: 'unspecified' }, nutrients: [{ nutrient: 'iron', text: '1 mg' }] }],
        instruction_sections: [{ title: 'Empty' }, { steps: [] }],
        times: { total: 'PT0S', assertions: [{ kind: 'prep', duration: 'PT0M' }] },
      }),
      {},
    );
  });

  test('writes the maximum of a time range as a duration, and no text', () => {
    assert.deepEqual(
      serialize({
        times: {
          assertions: [
            { kind: 'prep', text: 'a while' },
            { kind: 'prep', min: 'PT10M', max: 'PT20M' },
            { kind: 'cook', text: 'overnight' },
            { kind: 'total', min: 'PT1H' },
          ],
        },
      }),
      { prepTime: 'PT20M', totalTime: 'PT1H' },
    );
  });

  test('leaves out a license that is not a URL, and does not use the origin page as a license page', () => {
    const image = { role: 'image', url: 'https://e.org/a', origin_page: 'https://e.org/' };
    assert.deepEqual(serialize({ assets: [{ ...image, license: 'by permission' }] }), { image: ['https://e.org/a'] });
    const license = 'https://creativecommons.org/licenses/by/4.0/';
    assert.deepEqual(serialize({ assets: [{ ...image, license }] }), {
      image: [{ '@type': 'ImageObject', url: 'https://e.org/a', license }],
    });
  });

  test('prefers kilocalories if energy is stated twice, else the first', () => {
    assert.deepEqual(serializeEnergy('kJ', 'kcal', 'kJ'), { '@type': 'NutritionInformation', calories: '5 kcal' });
    assert.deepEqual(serializeEnergy('kJ', 'J'), { '@type': 'NutritionInformation', calories: '5 kJ' });
  });

  test('writes only the URL of an image in a step', () => {
    const assets = [{ id: 'a', role: 'image', url: 'https://e.org/a', caption: 'long' }];
    const { recipeInstructions } = serialize({
      assets,
      instruction_sections: [{ steps: [{ text: 'Stir.', asset_ids: ['a'] }] }],
    });
    assert.deepEqual(recipeInstructions, [{ '@type': 'HowToStep', text: 'Stir.', image: 'https://e.org/a' }]);
  });
});
