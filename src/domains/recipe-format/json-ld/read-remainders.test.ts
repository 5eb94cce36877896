import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import { fromJsonLd } from './from-json-ld.ts';
import { PORTABLE_KEY } from './names.ts';
import { toJsonLd } from './to-json-ld.ts';

type Node = Record<string, unknown>;

const read = (node: object): RecipeDocument => fromJsonLd({ name: 'Soup', ...node }) ?? assert.fail('It is a recipe.');

/** What is written beside what always is. */
const write = (recipe: Partial<RecipeDocument>): Node => {
  const { '@context': _c, '@type': _t, name: _n, [PORTABLE_KEY]: _, ...rest } = toJsonLd({ title: 'Soup', ...recipe });
  return JSON.parse(JSON.stringify(rest)) as Node;
};

const energy = (...units: readonly string[]): unknown => {
  const nutrients = units.map((unit) => ({ nutrient: 'energy', amount: { value: '5' }, unit }));
  return write({ nutrition: [{ nutrients }] })['nutrition'];
};

suite('known properties that say more than a document has a place for', () => {
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

  test('are kept as they are, beside what was read of them', () => {
    const recipe = read(node);
    assert.deepEqual(recipe.schema_org, node);
    assert.deepEqual(recipe.source, { publisher: 'Paper', identifier: 'x-1' });
    assert.deepEqual(recipe.dietary_claims, [{ diet: 'vegan', suitability: 'suitable' }]);
  });

  test('and written again, as long as the document still says what was read of them', () => {
    const recipe = read(node);
    const { [PORTABLE_KEY]: _, ...plain } = toJsonLd(recipe);
    assert.deepEqual(read(plain), recipe);
    assert.deepEqual(Object.fromEntries(Object.keys(node).map((name) => [name, plain[name]])), node);
    const changed = toJsonLd({ ...recipe, published_on: '2020-02-03', source: { publisher: 'Other' } });
    assert.equal(changed['datePublished'], '2020-02-03');
    assert.deepEqual(changed['publisher'], { '@type': 'Organization', name: 'Other' });
    assert.equal(changed['identifier'], undefined);
  });

  test('what says no more is not kept twice', () => {
    const plain = {
      headline: 'Soup',
      inLanguage: 'en',
      publisher: { '@type': 'Organization', name: 'Paper' },
      identifier: { '@type': 'PropertyValue', value: 'x-1' },
      datePublished: '2020-02-03T00:00:00Z',
      suitableForDiet: 'http://schema.org/VeganDiet',
    };
    assert.equal(read(plain).schema_org, undefined);
  });
});

suite('what is kept and written again means nothing else', () => {
  test('no word of JSON-LD but an id, no known name, at no place', () => {
    const words = {
      '@id': '#x',
      '@context': { name: 'https://evil.example/' },
      '@graph': [{ '@type': 'Recipe', name: 'Other' }],
      '@reverse': { a: 1 },
      'schema:name': 'Other',
      name: 'Other',
      text: 'Other',
      calories: '1 kcal',
      [PORTABLE_KEY]: { title: 'Other' },
    };
    const recipe = {
      title: 'Soup',
      schema_org: words,
      instruction_sections: [{ title: 'Part', schema_org: words, steps: [{ text: 'Stir.', schema_org: words }] }],
      nutrition: [{ nutrients: [{ nutrient: 'fat', text: '1 g' }], schema_org: words }],
    };
    const { [PORTABLE_KEY]: _, ...plain } = toJsonLd(recipe);
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
    const again = read({ '@graph': [1], '@reverse': {}, '@included': [], other: 1 });
    assert.deepEqual(again.schema_org, { other: 1 });
  });
});

suite('what is not written', () => {
  test('nothing that has nothing in it', () => {
    assert.deepEqual(
      write({
        categories: ['', ' '],
        keywords: [''],
        nutrition: [{ basis: { kind: 'unspecified' }, nutrients: [{ nutrient: 'iron', text: '1 mg' }] }],
        instruction_sections: [{ title: 'Empty' }, { steps: [] }],
        times: { total: 'PT0S', assertions: [{ kind: 'prep', duration: 'PT0M' }] },
      }),
      {},
    );
  });

  test('no range and no words for a time: the longest of it as a duration', () => {
    assert.deepEqual(
      write({
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

  test('no license in words, and no page of origin as one where a license is sold', () => {
    const image = { role: 'image', url: 'https://e.org/a', origin_page: 'https://e.org/' };
    assert.deepEqual(write({ assets: [{ ...image, license: 'by permission' }] }), { image: ['https://e.org/a'] });
    const license = 'https://creativecommons.org/licenses/by/4.0/';
    assert.deepEqual(write({ assets: [{ ...image, license }] }), {
      image: [{ '@type': 'ImageObject', url: 'https://e.org/a', license }],
    });
  });

  test('of energy that is stated twice, the kilocalories, or else the first', () => {
    assert.deepEqual(energy('kJ', 'kcal', 'kJ'), { '@type': 'NutritionInformation', calories: '5 kcal' });
    assert.deepEqual(energy('kJ', 'J'), { '@type': 'NutritionInformation', calories: '5 kJ' });
  });

  test('of a picture at a step, more than its address', () => {
    const assets = [{ id: 'a', role: 'image', url: 'https://e.org/a', caption: 'long' }];
    const { recipeInstructions } = write({
      assets,
      instruction_sections: [{ steps: [{ text: 'Stir.', asset_ids: ['a'] }] }],
    });
    assert.deepEqual(recipeInstructions, [{ '@type': 'HowToStep', text: 'Stir.', image: 'https://e.org/a' }]);
  });
});
