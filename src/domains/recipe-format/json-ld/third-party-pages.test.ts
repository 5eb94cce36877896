import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { validateRecipe } from '../validation/validate-recipe.ts';
import { fromJsonLd } from './from-json-ld.ts';
import { toJsonLd } from './to-json-ld.ts';

const [SHA, OTHER_SHA] = ['a', 'b'].map((letter) => `sha256:${letter.repeat(64)}`);

const parseAmounts = (inLanguage: string | undefined, nutrition: object): unknown =>
  fromJsonLd({ name: 'Soup', inLanguage, nutrition })?.nutrition?.[0]?.nutrients?.map(({ amount }) => amount?.value);

suite('JSON-LD from third-party pages', () => {
  const steps = [{ id: 's', text: 'Stir.', asset_ids: [SHA ?? '', OTHER_SHA ?? ''] }];
  const recipe = {
    id: 'mine',
    title: 'Soup',
    ingredient_sections: [{ ingredients: [{ id: 'i', text: 'salt' }] }],
    instruction_sections: [{ steps }],
    assets: [
      { id: 'a', ...(SHA && { asset_id: SHA }) },
      { ...(OTHER_SHA && { asset_id: OTHER_SHA }), alt: 'b' },
    ],
    variants: [{ id: 'v', instruction_sections: [{ steps }] }],
  };

  test('uses a trusted embedded document unchanged', () => {
    assert.deepEqual(fromJsonLd(toJsonLd(recipe)), recipe);
    assert.deepEqual(fromJsonLd(toJsonLd(recipe), { trusted: true }), recipe);
  });

  test('strips the id and content ids of an untrusted embedded document', () => {
    const back = fromJsonLd(toJsonLd(recipe), { trusted: false }) ?? assert.fail('not a recipe');
    const { id: _, ...rest } = recipe;
    const named = `file-${'b'.repeat(32)}`;
    const renamed = [{ steps: [{ id: 's', text: 'Stir.', asset_ids: ['a', named] }] }];
    assert.deepEqual(back, {
      ...rest,
      instruction_sections: renamed,
      assets: [{ id: 'a' }, { id: named, alt: 'b' }],
      variants: [{ id: 'v', instruction_sections: renamed }],
    });
    assert.deepEqual(validateRecipe(back).violations, undefined);
  });

  test('rejects nodes of another type and accepts nodes without a type', () => {
    for (const type of ['Article', ['NewsArticle', 'WebPage'], 'https://schema.org/HowTo']) {
      assert.equal(fromJsonLd({ '@type': type, name: 'Soup' }), undefined, JSON.stringify(type));
    }
    for (const type of [undefined, 'recipe', ['Thing', 'schema:Recipe']]) {
      assert.equal(fromJsonLd({ '@type': type, name: 'Soup' })?.title, 'Soup', JSON.stringify(type));
    }
  });

  test('does not use the @id of an image as its URL', () => {
    const image = { '@id': 'https://example.org/#primaryimage' };
    assert.equal(fromJsonLd({ name: 'Soup', image })?.assets, undefined);
    assert.equal(
      fromJsonLd({ name: 'Soup', image }, { nodeById: () => ({ url: 'https://example.org/a.jpg' }) })?.assets?.[0]?.url,
      'https://example.org/a.jpg',
    );
  });

  test('parses thousands separators by language, and always for energy', () => {
    const nutrition = { calories: '1.250 kJ', fatContent: '1.250 mg', sodiumContent: '1,250 mg' };
    assert.deepEqual(parseAmounts('de', nutrition), ['1250', '1250', '5/4']);
    assert.deepEqual(parseAmounts('en', nutrition), ['1250', '5/4', '1250']);
    assert.deepEqual(parseAmounts(undefined, nutrition), ['1250', '5/4', '1250']);
  });

  test('keeps contradictory values as text only', () => {
    const recipe = fromJsonLd({ name: 'Soup', datePublished: '2024-02-31', nutrition: { fatContent: '12-10 g' } });
    assert.deepEqual(recipe, {
      title: 'Soup',
      nutrition: [{ basis: { kind: 'unspecified' }, nutrients: [{ nutrient: 'fat', text: '12-10 g' }] }],
      schema_org: { datePublished: '2024-02-31' },
    });
    assert.deepEqual(validateRecipe(recipe).violations, undefined);
  });
});
