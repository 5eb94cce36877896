import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { assertGrowsLinearly } from '../../../../test/support/growth.ts';
import { checkRecipe } from '../check/check-recipe.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import { fromJsonLd } from './from-json-ld.ts';
import { PORTABLE_KEY } from './names.ts';
import { toJsonLd } from './to-json-ld.ts';

type Node = Record<string, unknown>;

const written = (recipe: RecipeDocument): Node => JSON.parse(JSON.stringify(toJsonLd(recipe))) as Node;

/** The document after somebody wrote other values into the node, or took some away. */
const edited = (recipe: RecipeDocument, edit: Node, ...removed: readonly string[]): RecipeDocument => {
  const node = Object.entries({ ...written(recipe), ...edit }).filter(([name]) => !removed.includes(name));
  const back = fromJsonLd(Object.fromEntries(node)) ?? assert.fail('That is a recipe.');
  assert.deepEqual(checkRecipe(back).faults, undefined);
  return back;
};

const lines = (...texts: readonly string[]): Node => ({ recipeIngredient: texts });

/** `Title: id line / id line` for each section. */
const ingredientsIn = ({ ingredient_sections }: RecipeDocument): readonly string[] =>
  (ingredient_sections ?? []).map(
    ({ title = '', ingredients }) =>
      `${title}: ${(ingredients ?? []).map(({ id = '-', text = '' }) => `${id} ${text}`.trim()).join(' / ')}`,
  );

const stepsIn = ({ instruction_sections }: RecipeDocument): readonly unknown[] =>
  (instruction_sections ?? []).flatMap(({ steps }) => steps ?? []);

const numberedSection = (from: number): object => ({
  ingredients: Array.from({ length: 700 }, (_, index) => ({
    id: `i${from + index}`,
    text: `line ${from + index}`,
  })),
});

/** The hidden document and the node around it, for a document of this size. */
type SidesOf = (size: number) => { readonly portable: object; readonly node: object };

const assertReconcilesLinearly = (what: string, size: number, sidesOf: SidesOf): Promise<void> =>
  assertGrowsLinearly(what, size, sidesOf, ({ portable, node }) =>
    fromJsonLd({ name: 'Other', ...node, [PORTABLE_KEY]: { title: 'S', ...portable } }),
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

suite('what stays of a part that somebody edited', () => {
  test('a picture whose caption was edited stays at its step, with its id, content and alternative text', () => {
    const asset = { id: 'p', asset_id: SHA, role: 'image', url: 'https://example.org/a.jpg', alt: 'Pie', x_crop: 1 };
    const recipe = {
      title: 'Pie',
      assets: [{ ...asset, caption: 'old', license: 'by permission' }],
      instruction_sections: [{ steps: [{ text: 'Bake.', asset_ids: ['p'] }] }],
    };
    const back = edited(recipe, { image: [{ '@type': 'ImageObject', url: asset.url, caption: 'new' }] });
    assert.deepEqual(back, { ...recipe, assets: [{ ...asset, caption: 'new', license: 'by permission' }] });
  });

  test('a picture at another address is another picture', () => {
    const recipe = { title: 'Pie', assets: [{ id: 'p', asset_id: SHA, role: 'image', url: 'https://example.org/a' }] };
    const [asset] = edited(recipe, { image: ['https://example.org/b'] }).assets ?? [];
    assert.deepEqual([asset?.url, asset?.asset_id], ['https://example.org/b', undefined]);
  });

  test('a line that stood twice and stands once now is the one whose neighbours are still there', () => {
    assert.deepEqual(ingredientsIn(edited(pie, lines('flour', 'apples', 'salt'))), [
      'Dough: f flour',
      'Filling: a apples / s2 salt',
    ]);
    assert.deepEqual(ingredientsIn(edited(pie, lines('flour', 'salt', 'apples'))), [
      'Dough: f flour / s1 salt',
      'Filling: a apples',
    ]);
  });

  test('the same for steps', () => {
    const steps = ['Knead.', 'Wait.', 'Bake.', 'Wait.'].map((text, index) => ({ id: `p${index}`, text }));
    const recipe = { title: 'Pie', instruction_sections: [{ steps }] };
    const back = edited(recipe, { recipeInstructions: ['Knead.', 'Bake.', 'Wait.'] });
    assert.deepEqual(stepsIn(back), [steps[0], steps[2], steps[3]]);
  });

  test('a step in which somebody corrected a word keeps all that does not stand in its words', () => {
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
    assert.deepEqual(stepsIn(edited(recipe, { recipeInstructions: [node] })), [
      { ...step, text: 'Knead the dough.', schema_org: { video: 'w', other: 'o' } },
    ]);
  });

  test('a line that was made more exact keeps its id and its uses, and loses what was found in the old one', () => {
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
    const back = edited(recipe, lines('milk', 'eggs', '500 g flour'));
    assert.deepEqual(back.ingredient_sections?.[0]?.ingredients, [
      { text: 'milk' },
      { id: 'e', text: 'eggs' },
      { id: 'f', text: '500 g flour', note: 'from the mill', x_shop: 'mill' },
    ]);
    assert.deepEqual(stepsIn(back), steps);
  });

  test('of several lines in one place each becomes the one that it is like', () => {
    assert.deepEqual(ingredientsIn(edited(pie, lines('butter', '500 g flour', 'apples', 'salt'))), [
      'Dough: - butter / f 500 g flour',
      'Filling: a apples / s2 salt',
    ]);
  });

  test('a section that was given another title is the same section', () => {
    const section = { id: 'm', title: 'Doug', x_color: 'red', schema_org: { image: 'i' }, steps: [{ text: 'Mix.' }] };
    const recipe = {
      title: 'Pie',
      instruction_sections: [section, { id: 'n', title: 'Bake', steps: [{ text: 'Bake.' }] }],
    };
    const nodes = written(recipe)['recipeInstructions'] as object[];
    const back = edited(recipe, { recipeInstructions: [{ ...nodes[0], name: 'Dough' }, nodes[1]] });
    assert.deepEqual(back.instruction_sections, [{ ...section, title: 'Dough' }, recipe.instruction_sections[1]]);
  });

  test('one nutrient that was changed leaves the others', () => {
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
    const node = written(recipe)['nutrition'] as object;
    assert.deepEqual(node, {
      '@type': 'NutritionInformation',
      servingSize: '1 slice',
      calories: '240 kcal',
      fatContent: '9 g',
    });
    const back = edited(recipe, { nutrition: { ...node, calories: '250 kcal' } });
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
    assert.deepEqual(edited(recipe, {}, 'nutrition').nutrition, [recipe.nutrition[0]]);
  });

  test('a total that was changed or taken away does not come back', () => {
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
    assert.deepEqual(edited(recipe, {}, 'totalTime').times, { active: 'PT5M', assertions: preps });
    assert.deepEqual(edited(recipe, { totalTime: 'PT4H' }).times, {
      active: 'PT5M',
      total: 'PT4H',
      assertions: [{ id: 't', kind: 'total', duration: 'PT4H', x_note: 'n' }, ...preps],
    });
    const words = edited(recipe, { totalTime: 'all day' });
    assert.deepEqual([words.times?.total, words.times?.assertions?.[0]?.text], [undefined, 'all day']);
    // One of several of another kind stands for them, so that none of them is left when it goes.
    assert.deepEqual(
      edited(recipe, {}, 'prepTime').times?.assertions?.map(({ kind }) => kind),
      ['total', 'total'],
    );
  });

  test('an address that was changed or taken away does not come back', () => {
    const [url, canonical_url, other] = ['a', 'b', 'c'].map((name) => `https://example.org/${name}`);
    const recipe = { title: 'Pie', source: { name: 'Book', ...(canonical_url && { canonical_url }) } };
    assert.deepEqual(edited(recipe, { mainEntityOfPage: other }).source, { name: 'Book', url: other });
    assert.deepEqual(edited(recipe, {}, 'mainEntityOfPage').source, { name: 'Book' });
    const both = { title: 'Pie', source: { ...recipe.source, ...(url && { url }) } };
    assert.deepEqual(edited(both, {}, 'url').source, { name: 'Book', url: canonical_url });
    assert.deepEqual(edited(both, {}, 'mainEntityOfPage').source, { name: 'Book', url });
    assert.deepEqual(edited(both, { url: canonical_url }).source, { name: 'Book', url: canonical_url });
  });

  test('one unknown property that was changed leaves the others', () => {
    const large = 'x'.repeat(99_000);
    const recipe = { title: 'Pie', schema_org: { first: 1, second: { a: 2 }, large, tooLarge: `${large}${large}` } };
    assert.deepEqual(edited(recipe, { first: 5 }).schema_org, { ...recipe.schema_org, first: 5 });
    const { first: _, ...rest } = recipe.schema_org;
    assert.deepEqual(edited(recipe, {}, 'first').schema_org, rest);
  });

  test('where both together cannot be kept, only that property is taken as it is read', () => {
    // The id that reading gives the new picture is the one of a hidden file.
    const image = 'https://example.org/new.jpg';
    const id = fromJsonLd({ name: 'x', image })?.assets?.[0]?.id ?? assert.fail('It has an id.');
    const recipe = {
      ...pie,
      notes: 'Hidden.',
      x_rating: 5,
      assets: [{ id, role: 'document', caption: 'Scan' }],
      variants: [{ id: 'v', title: 'With pears' }],
    };
    const back = edited(recipe, { image: [image], name: 'Tart' });
    assert.deepEqual(back, { ...recipe, title: 'Tart', assets: [{ id, role: 'image', url: image }] });
  });

  test('ingredients and sections that nobody can see stay where they were', () => {
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
    const node = written(recipe);
    assert.deepEqual(node['recipeIngredient'], ['apples', 'eggs', 'Custard']);
    assert.deepEqual((node['recipeInstructions'] as object[]).length, 1);
    const back = edited(recipe, { ...lines('3 apples', 'milk', 'Custard'), recipeInstructions: ['Bake it.'] });
    assert.deepEqual(ingredientsIn(back), ['Before: ', ': x / a 3 apples / y / b milk', 'To serve: ', ': c']);
    assert.deepEqual(
      back.instruction_sections?.map(({ id, steps }) => [id, steps]),
      [
        ['m', [{ text: 'Bake it.' }]],
        ['n', []],
      ],
    );
  });

  test('another language alone changes nothing of the yields and the lines', () => {
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
    const back = edited(recipe, { inLanguage: 'en' });
    assert.deepEqual(back, {
      title: 'Pie',
      language: 'en',
      // What was written in German still is.
      yields: [recipe.yields[0], { ...recipe.yields[1], text: '2 Zehen' }],
      ingredient_sections: [
        { ingredients: [{ ...recipe.ingredient_sections[0]?.ingredients[0], text: '2 Zehen Knoblauch' }] },
      ],
    });
  });

  test('a line edited among thousands leaves the others', () => {
    const recipe: RecipeDocument = {
      title: 'Pie',
      ingredient_sections: [numberedSection(0), numberedSection(700), numberedSection(1400)],
    };
    const texts = (written(recipe)['recipeIngredient'] as string[]).map((text) =>
      text === 'line 5' || text === 'line 1500' ? `${text} more` : text,
    );
    const all = edited(recipe, { recipeIngredient: texts }).ingredient_sections?.flatMap(
      ({ ingredients }) => ingredients ?? [],
    );
    assert.deepEqual([all?.length, all?.[5], all?.[1500]?.id], [2100, { id: 'i5', text: 'line 5 more' }, 'i1500']);
  });

  test('a hidden part that is much larger than what is left of it takes no long search', () => {
    const ingredients = Array.from({ length: 1000 }, (_, index) => ({ text: `line ${index}` }));
    const recipe = { title: 'Pie', ingredient_sections: Array.from({ length: 30 }, () => ({ ingredients })) };
    const back = edited(recipe, lines('line 1', 'new'));
    assert.deepEqual(ingredientsIn(back), [': - line 1 / - new']);
  });
});

suite('how long bringing a document up to date takes', () => {
  test('a long caption of a picture of many steps is looked at once', () =>
    assertReconcilesLinearly('steps', 400, (size) => ({
      portable: {
        assets: [{ id: 'a', url: 'https://example.org/a.jpg', role: 'image', caption: 'long '.repeat(size * 450) }],
        instruction_sections: [
          { steps: Array.from({ length: size }, (_, index) => ({ text: `t${index}`, asset_ids: ['a'] })) },
        ],
      },
      node: { recipeInstructions: ['x'] },
    })));

  test('neither many pictures of every step, nor many like lines, nor long ones', async () => {
    const assets = Array.from({ length: 100 }, (_, index) => ({
      id: `a${index}`,
      role: 'image',
      url: `https://example.org/${index}/${'x'.repeat(4000)}`,
    }));
    const asset_ids = assets.map(({ id }) => id);
    await assertReconcilesLinearly('pictures of every step', 1000, (size) => ({
      portable: {
        assets,
        instruction_sections: [
          { steps: Array.from({ length: size }, (_, index) => ({ text: `Stir ${index}.`, asset_ids })) },
        ],
      },
      node: { recipeInstructions: ['Stir.', 'Stir 5.'] },
    }));
    await assertReconcilesLinearly('like lines', 20, (size) => ({
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
