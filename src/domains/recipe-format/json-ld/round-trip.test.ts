import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { checkRecipe } from '../check/check-recipe.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import { arbitraryRecipe } from '../recipe.arbitraries.ts';
import { fromJsonLd } from './from-json-ld.ts';
import { KNOWN_PROPERTIES, PORTABLE_KEY } from './names.ts';
import { toJsonLd } from './to-json-ld.ts';
import { writeTimes } from './write-times.ts';
import { lineOf } from './write-visible.ts';

type Node = Record<string, unknown>;

/** As it travels: as text. */
const written = (recipe: RecipeDocument): Node => JSON.parse(JSON.stringify(toJsonLd(recipe))) as Node;

const readBack = (node: unknown): RecipeDocument => fromJsonLd(node) ?? assert.fail('That is a recipe.');

const linesOf = ({ ingredient_sections, language }: RecipeDocument): readonly string[] =>
  (ingredient_sections ?? []).flatMap(({ ingredients }) => (ingredients ?? []).map((one) => lineOf(one, language)));

/** Every object in the document, however deep. */
const partsOf = (value: unknown): readonly object[] => {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(partsOf)];
};

/** The properties that nobody knows, of all parts that have an id, by it. */
const unknownIn = (recipe: RecipeDocument): ReadonlyMap<string, object> =>
  new Map(
    partsOf(recipe).flatMap((part) => {
      const { id, ...rest } = { id: undefined, ...part };
      const unknown = Object.entries(rest).filter(([name]) => name.startsWith('x_'));
      return typeof id === 'string' ? [[id, Object.fromEntries(unknown)]] : [];
    }),
  );

const collapsed = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

const stepsOf = ({ instruction_sections }: RecipeDocument): readonly unknown[] =>
  (instruction_sections ?? []).map(({ title = '', steps }) => [
    title,
    (steps ?? []).map(({ title: name, text }) => [name, text]),
  ]);

const undotted = (text = ''): string => text.replaceAll(/[.…]+$/g, '');

/** A title that only says the text again is none to a reader of schema.org: many sites write every step that way. */
const withoutEchoes = (recipe: RecipeDocument): RecipeDocument => ({
  ...recipe,
  instruction_sections: (recipe.instruction_sections ?? []).map((section) => ({
    ...section,
    steps: (section.steps ?? []).map(({ title, ...step }) =>
      title === undefined || undotted(title) === undotted(step.text) ? step : { ...step, title },
    ),
  })),
});

const addresses = ({ assets }: RecipeDocument): readonly (string | undefined)[] => (assets ?? []).map(({ url }) => url);

/** The longest that the first assertion of a kind states. */
const longest = (times: RecipeDocument['times'], wanted: string): string | undefined =>
  (times?.assertions ?? []).flatMap(({ kind, max, duration, min }) =>
    kind === wanted ? (max ?? duration ?? min ?? []) : [],
  )[0];

const addressOf = (image: unknown): unknown =>
  typeof image === 'object' && image !== null && 'url' in image ? image.url : image;

/** The pictures with another caption each. */
const captioned = (image: unknown): unknown =>
  Array.isArray(image) ? image.map((one: unknown) => ({ url: addressOf(one), caption: 'Edited.' })) : image;

const bread: RecipeDocument = {
  format: 'tureen.recipe/1',
  id: 'bread-1',
  title: 'Bread',
  language: 'en',
  source: { url: 'https://example.org/bread', page: '12' },
  authors: [{ kind: 'person', name: 'Ada', x_mail: 'ada@example.org' } as { name: string }],
  yields: [{ text: '2 loaves', quantity: { kind: 'simple', amount: { value: '2' } } }],
  times: {
    active: 'PT20M',
    total: 'PT3H',
    assertions: [
      { id: 't1', kind: 'prep', attention: 'active', duration: 'PT20M' },
      { id: 't2', kind: 'rise', duration: 'PT2H' },
    ],
  },
  ingredient_sections: [
    {
      id: 's1',
      title: 'Dough',
      ingredients: [
        {
          id: 'i1',
          text: '500 g flour',
          name: 'flour',
          quantity: { kind: 'simple', amount: { value: '500' }, unit: 'metric.gram' },
        },
        { id: 'i2', text: '10 g salt', name: 'salt' },
      ],
    },
    { id: 's2', title: 'Glaze', ingredients: [{ id: 'i3', text: '1 egg', name: 'egg' }] },
  ],
  instruction_sections: [
    {
      id: 'm1',
      steps: [
        {
          id: 'p1',
          text: 'Knead.',
          ingredient_uses: [{ ingredient_id: 'i1' }, { ingredient_id: 'i2' }],
          timing_ids: ['t1'],
        },
        { id: 'p2', text: 'Brush.', ingredient_uses: [{ ingredient_id: 'i3' }], asset_ids: ['a1'] },
      ],
    },
  ],
  assets: [
    { id: 'a1', role: 'image', url: 'https://example.org/bread.jpg', alt: 'A loaf' },
    { id: 'a2', role: 'document', caption: 'Scan' },
  ],
  variants: [{ id: 'rye', title: 'Rye' }],
  schema_org: { aggregateRating: { ratingValue: 5 } },
};

suite('document → JSON-LD → document', () => {
  test('everything survives, unknown properties too', () => {
    fc.assert(
      fc.property(arbitraryRecipe, (recipe) => {
        assert.deepEqual(readBack(written(recipe)), recipe);
      }),
    );
  });

  test('title, lines, steps, times and yields survive a reader that knows schema.org alone', () => {
    fc.assert(
      fc.property(arbitraryRecipe, (recipe) => {
        const { [PORTABLE_KEY]: _, ...plain } = written(recipe);
        const back = readBack(plain);
        assert.equal(back.title, recipe.title);
        assert.equal(back.description, recipe.description);
        assert.deepEqual(linesOf(back), linesOf(recipe).map(collapsed).filter(Boolean));
        assert.deepEqual(stepsOf(back), stepsOf(withoutEchoes(recipe)));
        assert.deepEqual(
          back.yields?.map(({ text }) => text),
          recipe.yields?.map(({ text }) => text),
        );
        assert.equal(back.times?.total, recipe.times?.total ?? longest(recipe.times, 'total'));
        for (const kind of ['prep', 'cook', 'perform']) {
          assert.equal(longest(back.times, kind), longest(recipe.times, kind), kind);
        }
        for (const name of [
          'categories',
          'cuisines',
          'cooking_methods',
          'keywords',
          'published_on',
          'schema_org',
        ] as const) {
          assert.deepEqual(back[name] ?? {}, recipe[name] ?? {}, name);
        }
        assert.deepEqual(checkRecipe(back).faults, undefined);
      }),
    );
  });

  test('what is written uses the words of schema.org and one key of our own', () => {
    fc.assert(
      fc.property(arbitraryRecipe, (recipe) => {
        const found = recipe.schema_org ?? {};
        const node = written(recipe);
        assert.deepEqual([node['@context'], node['@type']], ['https://schema.org', 'Recipe']);
        assert.deepEqual(node[PORTABLE_KEY], { '@type': '@json', '@value': recipe });
        for (const name of Object.keys(node)) assert.ok(KNOWN_PROPERTIES.has(name) || name in found, name);
      }),
    );
  });

  test('what another program rewrites without changing it makes no difference', () => {
    const { recipeIngredient, author, image, ...rest } = written(bread);
    const node = {
      ...rest,
      author: [author],
      image: { '@type': 'ImageObject', url: image },
      recipeIngredient: { '@list': recipeIngredient },
    };
    assert.deepEqual(readBack(node), bread);
  });
});

suite('an edit of the visible part wins over the hidden one', () => {
  test('a property that was changed or taken away, with all else as it was', () => {
    const node = written(bread);
    assert.deepEqual(readBack({ ...node, name: 'Loaf' }), { ...bread, title: 'Loaf' });
    assert.deepEqual(readBack({ ...node, description: 'New' }), { ...bread, description: 'New' });
    assert.deepEqual(readBack({ ...node, aggregateRating: { ratingValue: 4 } }), {
      ...bread,
      schema_org: { aggregateRating: { ratingValue: 4 } },
    });
    const { recipeYield: _, ...without } = node;
    const { yields: _y, ...rest } = bread;
    assert.deepEqual(readBack(without), rest);
    assert.deepEqual(readBack({ ...node, url: 'https://example.com/' }).source, {
      url: 'https://example.com/',
      page: '12',
    });
  });

  test('a line that was changed keeps its ingredient, but not what was found in the line', () => {
    const back = readBack({ ...written(bread), recipeIngredient: ['500 g flour', '12 g salt', '1 egg', 'seeds'] });
    assert.deepEqual(back.ingredient_sections, [
      {
        ...bread.ingredient_sections?.[0],
        ingredients: [bread.ingredient_sections?.[0]?.ingredients?.[0], { id: 'i2', text: '12 g salt' }],
      },
      {
        ...bread.ingredient_sections?.[1],
        ingredients: [bread.ingredient_sections?.[1]?.ingredients?.[0], { text: 'seeds' }],
      },
    ]);
    assert.deepEqual(back.instruction_sections, bread.instruction_sections);
    assert.deepEqual(checkRecipe(back).faults, undefined);
  });

  test('lines stand in the order in which they are now, sections that are divided by it twice', () => {
    const back = readBack({ ...written(bread), recipeIngredient: ['500 g flour', '1 egg', '10 g salt'] });
    assert.deepEqual(linesOf(back), ['500 g flour', '1 egg', '10 g salt']);
    assert.deepEqual(
      back.ingredient_sections?.map(({ id, title }) => [id, title]),
      [
        ['s1', 'Dough'],
        ['s2', 'Glaze'],
        [undefined, 'Dough'],
      ],
    );
    assert.deepEqual(checkRecipe(back).faults, undefined);
  });

  test('a step that was added, a time that was changed, a picture that was replaced', () => {
    const node = written(bread);
    const steps = node['recipeInstructions'] as object[];
    const more = readBack({ ...node, recipeInstructions: [...steps, { '@type': 'HowToStep', text: 'Bake.' }] });
    assert.deepEqual(more.instruction_sections, [
      { id: 'm1', steps: [...(bread.instruction_sections?.[0]?.steps ?? []), { text: 'Bake.' }] },
    ]);
    const longer = readBack({ ...node, prepTime: 'PT30M' });
    assert.deepEqual(longer.times, {
      active: 'PT20M',
      total: 'PT3H',
      assertions: [
        { id: 't1', kind: 'prep', attention: 'active', duration: 'PT30M' },
        { id: 't2', kind: 'rise', duration: 'PT2H' },
      ],
    });
    assert.deepEqual(longer.instruction_sections?.[0]?.steps?.[0]?.timing_ids, ['t1']);
    const other = readBack({
      ...node,
      image: ['https://example.org/new.jpg'],
      recipeInstructions: [{ '@type': 'HowToStep', text: 'Knead.' }],
    });
    assert.deepEqual(
      other.assets?.map(({ url, caption }) => url ?? caption),
      ['https://example.org/new.jpg', 'Scan'],
    );
    assert.deepEqual(
      other.instruction_sections?.[0]?.steps?.map(({ id }) => id),
      ['p1'],
    );
  });

  test('whatever is edited or taken away, what is visible is what is read, and the rest stays', () => {
    const edits = fc.record(
      {
        name: fc.constantFrom('Other', 'Title'),
        description: fc.constant('Edited.'),
        inLanguage: fc.constantFrom('fr', 'en', 'Klingon'),
        url: fc.constantFrom('https://example.com/x', 'https://example.com/y'),
        mainEntityOfPage: fc.constantFrom('https://example.com/x', { '@id': 'https://example.com/z#page' }),
        recipeIngredient: fc.subarray(['500 g flour', '10 g salt', '1 egg', 'new']),
        recipeInstructions: fc.subarray(['Knead.', 'Brush.', 'New.']),
        recipeYield: fc.constantFrom(3, '3 loaves', ['1', '2']),
        totalTime: fc.constantFrom('PT1H', 'long', 'PT0M', '20-25 minutes'),
        prepTime: fc.constantFrom('PT1H', 'long'),
        cookTime: fc.constant('PT5M'),
        image: fc.subarray(['https://example.org/1', 'https://example.org/2']),
        author: fc.constantFrom('Bo', { '@type': 'Person', name: 'Ada' }),
        nutrition: fc.constant({ calories: '1 kcal' }),
        keywords: fc.constant('a, b'),
      },
      { requiredKeys: [] },
    );
    const removals = fc.subarray([...KNOWN_PROPERTIES].filter((name) => !['name', PORTABLE_KEY].includes(name)));
    fc.assert(
      fc.property(
        fc.oneof(fc.constant(bread), arbitraryRecipe),
        edits,
        fc.oneof(fc.constant([]), removals),
        fc.boolean(),
        (recipe, edit, removed, isCaptioned) => {
          const all: Node = { ...written(recipe), ...edit };
          const [node, plain] = [[], [PORTABLE_KEY]].map((names: string[]): Node => {
            const left = Object.entries(all).filter(([name]) => ![...removed, ...names].includes(name));
            return Object.fromEntries(
              left.map(([name, value]) => [name, name === 'image' && isCaptioned ? captioned(value) : value]),
            );
          });
          const [back, seen] = [readBack(node), readBack(plain)];
          assert.deepEqual(checkRecipe(back).faults, undefined);
          // Written once more, it says what the edited one says.
          const { [PORTABLE_KEY]: _p, ...again } = written(back);
          const shown = readBack(again);
          assert.equal(shown.title, seen.title);
          assert.deepEqual(linesOf(shown), linesOf(seen));
          assert.deepEqual(stepsOf(shown), stepsOf(seen));
          assert.deepEqual(writeTimes(shown.times), writeTimes(seen.times));
          for (const name of ['yields', 'source', 'language', 'description', 'keywords', 'schema_org'] as const) {
            assert.deepEqual(shown[name], seen[name], name);
          }
          assert.deepEqual(addresses(shown), addresses(seen));
          // What nobody can see is still there, on the whole and on every part that is.
          const [before, after] = [unknownIn({ ...recipe, id: 'r' }), unknownIn({ ...back, id: 'r' })];
          for (const [id, unknown] of after) assert.deepEqual(unknown, before.get(id) ?? {}, id);
        },
      ),
      { numRuns: 300 },
    );
  });
});
