import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { assertGrowsLinearly } from '../../../../../test/support/growth.ts';
import type { RecipeDocument } from '../../schema/recipe.schemas.ts';
import { validateRecipe } from '../../validation/validate-recipe.ts';
import { fromJsonLd } from '../from-json-ld.ts';
import { EMBEDDED_DOCUMENT_KEY } from '../schema-org-terms.ts';
import { toJsonLd } from '../to-json-ld.ts';

type Node = Record<string, unknown>;

const serialize = (recipe: RecipeDocument): Node => JSON.parse(JSON.stringify(toJsonLd(recipe))) as Node;

/** The document after editing or removing properties of its node. */
const parseEdited = (recipe: RecipeDocument, edit: Node, ...removed: readonly string[]): RecipeDocument => {
  const node = Object.entries({ ...serialize(recipe), ...edit }).filter(([name]) => !removed.includes(name));
  const back = fromJsonLd(Object.fromEntries(node)) ?? assert.fail('not a recipe');
  assert.deepEqual(validateRecipe(back).violations, undefined);
  return back;
};

const withLines = (...texts: readonly string[]): Node => ({ recipeIngredient: texts });

/** `Title: id line / id line` for each section. */
const formatIngredients = ({ ingredient_sections }: RecipeDocument): readonly string[] =>
  (ingredient_sections ?? []).map(
    ({ title = '', ingredients }) =>
      `${title}: ${(ingredients ?? []).map(({ id = '-', text = '' }) => `${id} ${text}`.trim()).join(' / ')}`,
  );

const getSteps = ({ instruction_sections }: RecipeDocument): readonly unknown[] =>
  (instruction_sections ?? []).flatMap(({ steps }) => steps ?? []);

const createSection = (from: number): object => ({
  ingredients: Array.from({ length: 700 }, (_, index) => ({
    id: `i${from + index}`,
    text: `line ${from + index}`,
  })),
});

/** The embedded document and its node, for a given size. */
type CreateSides = (size: number) => { readonly portable: object; readonly node: object };

const assertReconcilesLinearly = (label: string, size: number, createSides: CreateSides): Promise<void> =>
  assertGrowsLinearly(label, size, createSides, ({ portable, node }) =>
    fromJsonLd({ name: 'Other', ...node, [EMBEDDED_DOCUMENT_KEY]: { title: 'S', ...portable } }),
  );

const SHA = `sha256:${'a'.repeat(64)}`;

const pie: RecipeDocument = {
  title: 'Pie',
  ingredient_sections: [
    {
      id: 'dough',
      title: 'Dough',
      ingredients: [
        { id: 'f', text: 'flour', name: 'flour' },
        { id: 's1', text: 'salt' },
      ],
    },
    {
      id: 'filling',
      title: 'Filling',
      ingredients: [
        { id: 'a', text: 'apples' },
        { id: 's2', text: 'salt' },
      ],
    },
  ],
};

suite('reconciling an edited node with its embedded document', () => {
  test('drops how an old line was shown if the line has changed', () => {
    const shown = { reading: { amount: '2 ', food: 'eggs', rest: '' }, scaling: 'scaled', converted: false } as const;
    const weight = { grams: 100, food_id: '01123', source: 'x', approximate: true };
    const line = { id: 'e', text: '1 egg', ...shown, weight, ambiguous_unit: 'cup' };
    const recipe: RecipeDocument = { title: 'Omelet', ingredient_sections: [{ ingredients: [line] }] };
    const back = parseEdited(recipe, withLines('1 large egg'));
    assert.deepEqual(back.ingredient_sections?.[0]?.ingredients, [{ id: 'e', text: '1 large egg' }]);
  });

  test('keeps an image with an edited caption at its step, with its id, content and alt text', () => {
    const asset = { id: 'p', asset_id: SHA, role: 'image', url: 'https://example.org/a.jpg', alt: 'Pie', x_crop: 1 };
    const recipe = {
      title: 'Pie',
      assets: [{ ...asset, caption: 'old', license: 'by permission' }],
      instruction_sections: [{ steps: [{ text: 'Bake.', asset_ids: ['p'] }] }],
    };
    const back = parseEdited(recipe, { image: [{ '@type': 'ImageObject', url: asset.url, caption: 'new' }] });
    assert.deepEqual(back, { ...recipe, assets: [{ ...asset, caption: 'new', license: 'by permission' }] });
  });

  test('treats an image with another URL as a different image', () => {
    const recipe = { title: 'Pie', assets: [{ id: 'p', asset_id: SHA, role: 'image', url: 'https://example.org/a' }] };
    const [asset] = parseEdited(recipe, { image: ['https://example.org/b'] }).assets ?? [];
    assert.deepEqual([asset?.url, asset?.asset_id], ['https://example.org/b', undefined]);
  });

  test('matches the remaining one of two equal lines by its neighbors', () => {
    assert.deepEqual(formatIngredients(parseEdited(pie, withLines('flour', 'apples', 'salt'))), [
      'Dough: f flour',
      'Filling: a apples / s2 salt',
    ]);
    assert.deepEqual(formatIngredients(parseEdited(pie, withLines('flour', 'salt', 'apples'))), [
      'Dough: f flour / s1 salt',
      'Filling: a apples',
    ]);
  });

  test('matches the remaining one of two equal steps by its neighbors', () => {
    const steps = ['Knead.', 'Wait.', 'Bake.', 'Wait.'].map((text, index) => ({ id: `p${index}`, text }));
    const recipe = { title: 'Pie', instruction_sections: [{ steps }] };
    const back = parseEdited(recipe, { recipeInstructions: ['Knead.', 'Bake.', 'Wait.'] });
    assert.deepEqual(getSteps(back), [steps[0], steps[2], steps[3]]);
  });

  test('keeps everything but the text of a step with a corrected typo', () => {
    const step = {
      id: 'p',
      text: 'Knead teh dough.',
      ingredient_uses: [{ ingredient_id: 'f' }],
      timing_ids: ['t'],
      temperatures: [{ value: { value: '20' }, scale: 'celsius' as const }],
      x_tip: 'long',
      schema_org: { video: 'v', other: 'o' },
    };
    const recipe = {
      ...pie,
      times: { assertions: [{ id: 't', text: 'x' }] },
      instruction_sections: [{ steps: [step] }],
    };
    const node = { '@type': 'HowToStep', text: 'Knead the dough.', video: 'w', other: 'o' };
    assert.deepEqual(getSteps(parseEdited(recipe, { recipeInstructions: [node] })), [
      { ...step, text: 'Knead the dough.', schema_org: { video: 'w', other: 'o' } },
    ]);
  });

  test('keeps the id and uses of a refined line, but not what was parsed from the old one', () => {
    const flour = {
      id: 'f',
      text: 'flour, sifted',
      name: 'flour',
      quantity: { kind: 'simple' as const, amount: { value: '1' } },
      preparation: 'sifted',
      note: 'from the mill',
      normalization: { method: 'extracted' },
      x_shop: 'mill',
    };
    const steps = [{ id: 'p', text: 'Mix.', ingredient_uses: [{ ingredient_id: 'f' }] }];
    const recipe = {
      title: 'Pie',
      ingredient_sections: [{ ingredients: [{ id: 'e', text: 'eggs' }, flour] }],
      instruction_sections: [{ steps }],
    };
    const back = parseEdited(recipe, withLines('milk', 'eggs', '500 g flour'));
    assert.deepEqual(back.ingredient_sections?.[0]?.ingredients, [
      { text: 'milk' },
      { id: 'e', text: 'eggs' },
      { id: 'f', text: '500 g flour', note: 'from the mill', x_shop: 'mill' },
    ]);
    assert.deepEqual(getSteps(back), steps);
  });

  test('matches several changed lines in one place by similarity', () => {
    assert.deepEqual(formatIngredients(parseEdited(pie, withLines('butter', '500 g flour', 'apples', 'salt'))), [
      'Dough: - butter / f 500 g flour',
      'Filling: a apples / s2 salt',
    ]);
  });

  test('keeps a renamed section', () => {
    const section = { id: 'm', title: 'Doug', x_color: 'red', schema_org: { image: 'i' }, steps: [{ text: 'Mix.' }] };
    const recipe = {
      title: 'Pie',
      instruction_sections: [section, { id: 'n', title: 'Bake', steps: [{ text: 'Bake.' }] }],
    };
    const nodes = serialize(recipe)['recipeInstructions'] as object[];
    const back = parseEdited(recipe, { recipeInstructions: [{ ...nodes[0], name: 'Dough' }, nodes[1]] });
    assert.deepEqual(back.instruction_sections, [{ ...section, title: 'Dough' }, recipe.instruction_sections[1]]);
  });

  test('keeps the other nutrients when one changes', () => {
    const recipe = {
      title: 'Pie',
      nutrition: [
        { basis: { kind: 'recipe' as const }, nutrients: [{ nutrient: 'energy', text: '4000 kcal' }] },
        {
          basis: { kind: 'serving' as const, text: '1 slice' },
          nutrients: [
            { nutrient: 'energy', text: '1000 kJ', unit: 'kJ' },
            { nutrient: 'energy', text: '240 kcal', unit: 'kcal', x_from: 'label' },
            { nutrient: 'iron', text: '1 mg' },
            { nutrient: 'fat', text: '9 g' },
          ],
          x_lab: 'yes',
        },
      ],
    };
    const node = serialize(recipe)['nutrition'] as object;
    assert.deepEqual(node, {
      '@type': 'NutritionInformation',
      servingSize: '1 slice',
      calories: '240 kcal',
      fatContent: '9 g',
    });
    const back = parseEdited(recipe, { nutrition: { ...node, calories: '250 kcal' } });
    assert.deepEqual(back.nutrition, [
      recipe.nutrition[0],
      {
        ...recipe.nutrition[1],
        nutrients: [
          { nutrient: 'energy', text: '250 kcal', amount: { value: '250' }, unit: 'kcal', x_from: 'label' },
          { nutrient: 'iron', text: '1 mg' },
          { nutrient: 'fat', text: '9 g' },
        ],
      },
    ]);
    assert.deepEqual(parseEdited(recipe, {}, 'nutrition').nutrition, [recipe.nutrition[0]]);
  });

  test('does not bring back a changed or removed total time', () => {
    const recipe = {
      title: 'Pie',
      times: {
        active: 'PT5M',
        total: 'PT3H',
        assertions: [
          { id: 't', kind: 'total', duration: 'PT3H', x_note: 'n' },
          { kind: 'prep', duration: 'PT1H' },
          { kind: 'prep', duration: 'PT2H' },
          { kind: 'total', text: 'an afternoon' },
        ],
      },
    };
    const preps = recipe.times.assertions.slice(1, 3);
    assert.deepEqual(parseEdited(recipe, {}, 'totalTime').times, { active: 'PT5M', assertions: preps });
    assert.deepEqual(parseEdited(recipe, { totalTime: 'PT4H' }).times, {
      active: 'PT5M',
      total: 'PT4H',
      assertions: [{ id: 't', kind: 'total', duration: 'PT4H', x_note: 'n' }, ...preps],
    });
    const words = parseEdited(recipe, { totalTime: 'all day' });
    assert.deepEqual([words.times?.total, words.times?.assertions?.[0]?.text], [undefined, 'all day']);
    // The visible one stands for all of its kind, so none is left when it is removed.
    assert.deepEqual(
      parseEdited(recipe, {}, 'prepTime').times?.assertions?.map(({ kind }) => kind),
      ['total', 'total'],
    );
  });

  test('does not bring back a changed or removed URL', () => {
    const [url, canonical_url, other] = ['a', 'b', 'c'].map((name) => `https://example.org/${name}`);
    const recipe = { title: 'Pie', source: { name: 'Book', ...(canonical_url && { canonical_url }) } };
    assert.deepEqual(parseEdited(recipe, { mainEntityOfPage: other }).source, { name: 'Book', url: other });
    assert.deepEqual(parseEdited(recipe, {}, 'mainEntityOfPage').source, { name: 'Book' });
    const both = { title: 'Pie', source: { ...recipe.source, ...(url && { url }) } };
    assert.deepEqual(parseEdited(both, {}, 'url').source, { name: 'Book', url: canonical_url });
    assert.deepEqual(parseEdited(both, {}, 'mainEntityOfPage').source, { name: 'Book', url });
    assert.deepEqual(parseEdited(both, { url: canonical_url }).source, { name: 'Book', url: canonical_url });
  });

  test('keeps the other unknown properties when one changes', () => {
    const large = 'x'.repeat(99_000);
    const recipe = { title: 'Pie', schema_org: { first: 1, second: { a: 2 }, large, tooLarge: `${large}${large}` } };
    assert.deepEqual(parseEdited(recipe, { first: 5 }).schema_org, { ...recipe.schema_org, first: 5 });
    const { first: _, ...rest } = recipe.schema_org;
    assert.deepEqual(parseEdited(recipe, {}, 'first').schema_org, rest);
  });

  test('takes only the conflicting property from the node if the merge is invalid', () => {
    // The id that parsing assigns to the new image equals that of a hidden file.
    const image = 'https://example.org/new.jpg';
    const id = fromJsonLd({ name: 'x', image })?.assets?.[0]?.id ?? assert.fail('expected an id');
    const recipe = {
      ...pie,
      notes: 'Hidden.',
      x_rating: 5,
      assets: [{ id, role: 'document', caption: 'Scan' }],
      variants: [{ id: 'v', title: 'With pears' }],
    };
    const back = parseEdited(recipe, { image: [image], name: 'Tart' });
    assert.deepEqual(back, { ...recipe, title: 'Tart', assets: [{ id, role: 'image', url: image }] });
  });

  test('keeps hidden ingredients and sections in place', () => {
    const recipe = {
      title: 'Pie',
      ingredient_sections: [
        { id: 'none', title: 'Before' },
        {
          ingredients: [
            { id: 'x' },
            { id: 'a', text: 'apples' },
            { id: 'y', optional: true },
            { id: 'b', text: 'eggs' },
          ],
        },
        { id: 'empty', title: 'To serve', ingredients: [] },
        { ingredients: [{ id: 'c', recipe_ref: { recipe_id: 'r', title: 'Custard' } }] },
      ],
      instruction_sections: [
        { id: 'm', title: 'Bake', steps: [{ text: 'Bake.' }] },
        { id: 'n', title: 'Serve', steps: [] },
      ],
    };
    const node = serialize(recipe);
    assert.deepEqual(node['recipeIngredient'], ['apples', 'eggs', 'Custard']);
    assert.deepEqual((node['recipeInstructions'] as object[]).length, 1);
    const back = parseEdited(recipe, { ...withLines('3 apples', 'milk', 'Custard'), recipeInstructions: ['Bake it.'] });
    assert.deepEqual(formatIngredients(back), ['Before: ', ': x / a 3 apples / y / b milk', 'To serve: ', ': c']);
    assert.deepEqual(
      back.instruction_sections?.map(({ id, steps }) => [id, steps]),
      [
        ['m', [{ text: 'Bake it.' }]],
        ['n', []],
      ],
    );
  });

  test('does not change yields and lines when only the language changes', () => {
    const quantity = { kind: 'simple' as const, amount: { value: '2' }, unit: 'count.clove' };
    const recipe = {
      title: 'Pie',
      language: 'de',
      yields: [
        { text: '1.500 ml', x_jar: 3 },
        { quantity, x_pot: 1 },
      ],
      ingredient_sections: [{ ingredients: [{ id: 'm', name: 'Knoblauch', quantity, x_fresh: true }] }],
    };
    const back = parseEdited(recipe, { inLanguage: 'en' });
    assert.deepEqual(back, {
      title: 'Pie',
      language: 'en',
      // Text composed in German stays German.
      yields: [recipe.yields[0], { ...recipe.yields[1], text: '2 Zehen' }],
      ingredient_sections: [
        { ingredients: [{ ...recipe.ingredient_sections[0]?.ingredients[0], text: '2 Zehen Knoblauch' }] },
      ],
    });
  });

  test('keeps thousands of other lines when one is edited', () => {
    const recipe: RecipeDocument = {
      title: 'Pie',
      ingredient_sections: [createSection(0), createSection(700), createSection(1400)],
    };
    const texts = (serialize(recipe)['recipeIngredient'] as string[]).map((text) =>
      text === 'line 5' || text === 'line 1500' ? `${text} more` : text,
    );
    const all = parseEdited(recipe, { recipeIngredient: texts }).ingredient_sections?.flatMap(
      ({ ingredients }) => ingredients ?? [],
    );
    assert.deepEqual([all?.length, all?.[5], all?.[1500]?.id], [2100, { id: 'i5', text: 'line 5 more' }, 'i1500']);
  });

  test('reconciles a large embedded list of which most was removed', () => {
    const ingredients = Array.from({ length: 1000 }, (_, index) => ({ text: `line ${index}` }));
    const recipe = { title: 'Pie', ingredient_sections: Array.from({ length: 30 }, () => ({ ingredients })) };
    const back = parseEdited(recipe, withLines('line 1', 'new'));
    assert.deepEqual(formatIngredients(back), [': - line 1 / - new']);
  });
});

suite('reconciliation time', () => {
  test('is linear for a long caption of an image used in many steps', () =>
    assertReconcilesLinearly('steps', 400, (size) => ({
      portable: {
        assets: [{ id: 'a', url: 'https://example.org/a.jpg', role: 'image', caption: 'long '.repeat(size * 450) }],
        instruction_sections: [
          { steps: Array.from({ length: size }, (_, index) => ({ text: `t${index}`, asset_ids: ['a'] })) },
        ],
      },
      node: { recipeInstructions: ['x'] },
    })));

  test('is linear for many images per step, many similar lines and long lines', async () => {
    const assets = Array.from({ length: 100 }, (_, index) => ({
      id: `a${index}`,
      role: 'image',
      url: `https://example.org/${index}/${'x'.repeat(4000)}`,
    }));
    const asset_ids = assets.map(({ id }) => id);
    await assertReconcilesLinearly('many images per step', 1000, (size) => ({
      portable: {
        assets,
        instruction_sections: [
          { steps: Array.from({ length: size }, (_, index) => ({ text: `Stir ${index}.`, asset_ids })) },
        ],
      },
      node: { recipeInstructions: ['Stir.', 'Stir 5.'] },
    }));
    await assertReconcilesLinearly('similar lines', 20, (size) => ({
      portable: {
        ingredient_sections: Array.from({ length: size }, () => ({
          ingredients: Array.from({ length: 1000 }, (_, index) => ({ text: `${index % 7} flour` })),
        })),
      },
      node: { recipeIngredient: Array.from({ length: size * 450 }, (_, n) => `${n % 11} flour`) },
    }));
    await assertReconcilesLinearly('long lines', 100, (size) => {
      const long = Array.from({ length: size }, (_, index) => ({ text: `${index} ${'.'.repeat(9000)}` }));
      return {
        portable: { ingredient_sections: [{ ingredients: long }] },
        node: { recipeIngredient: long.map(({ text }) => `${text}!`) },
      };
    });
  });
});
