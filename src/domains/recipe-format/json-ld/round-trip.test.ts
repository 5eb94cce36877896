import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { arbitraryRecipe } from '../arbitraries/recipe.arbitraries.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import { validateRecipe } from '../validation/validate-recipe.ts';
import { fromJsonLd } from './from-json-ld.ts';
import { EMBEDDED_DOCUMENT_KEY, KNOWN_PROPERTIES } from './schema-org-terms.ts';
import { formatIngredientLine } from './serialize/serialize-schema-org.ts';
import { serializeTimes } from './serialize/serialize-times.ts';
import { toJsonLd } from './to-json-ld.ts';

type Node = Record<string, unknown>;

/** Serialized to text and back. */
const serialize = (recipe: RecipeDocument): Node => JSON.parse(JSON.stringify(toJsonLd(recipe))) as Node;

const parse = (node: unknown): RecipeDocument => fromJsonLd(node) ?? assert.fail('not a recipe');

const getLines = ({ ingredient_sections, language }: RecipeDocument): readonly string[] =>
  (ingredient_sections ?? []).flatMap(({ ingredients }) =>
    (ingredients ?? []).map((one) => formatIngredientLine(one, language)),
  );

/** Every object in the document, at any depth. */
const collectObjects = (value: unknown): readonly object[] => {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(collectObjects)];
};

/** The unknown properties of all parts that have an id, by id. */
const collectUnknown = (recipe: RecipeDocument): ReadonlyMap<string, object> =>
  new Map(
    collectObjects(recipe).flatMap((part) => {
      const { id, ...rest } = { id: undefined, ...part };
      const unknown = Object.entries(rest).filter(([name]) => name.startsWith('x_'));
      return typeof id === 'string' ? [[id, Object.fromEntries(unknown)]] : [];
    }),
  );

const collapse = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

const getSteps = ({ instruction_sections }: RecipeDocument): readonly unknown[] =>
  (instruction_sections ?? []).map(({ title = '', steps }) => [
    title,
    (steps ?? []).map(({ title: name, text }) => [name, text]),
  ]);

const trimDots = (text = ''): string => text.replaceAll(/[.…]+$/g, '');

/** A title that repeats the text is dropped when parsing schema.org: many sites write every step that way. */
const withoutRepeatedTitles = (recipe: RecipeDocument): RecipeDocument => ({
  ...recipe,
  instruction_sections: (recipe.instruction_sections ?? []).map((section) => ({
    ...section,
    steps: (section.steps ?? []).map(({ title, ...step }) =>
      title === undefined || trimDots(title) === trimDots(step.text) ? step : { ...step, title },
    ),
  })),
});

const getImageUrls = ({ assets }: RecipeDocument): readonly (string | undefined)[] =>
  (assets ?? []).map(({ url }) => url);

/** The maximum that the first assertion of a kind states. */
const getMaxTime = (times: RecipeDocument['times'], wanted: string): string | undefined =>
  (times?.assertions ?? []).flatMap(({ kind, max, duration, min }) =>
    kind === wanted ? (max ?? duration ?? min ?? []) : [],
  )[0];

const getUrl = (image: unknown): unknown =>
  typeof image === 'object' && image !== null && 'url' in image ? image.url : image;

/** Gives each image another caption. */
const withCaptions = (image: unknown): unknown =>
  Array.isArray(image) ? image.map((one: unknown) => ({ url: getUrl(one), caption: 'Edited.' })) : image;

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
  test('keeps everything, including unknown properties', () => {
    fc.assert(
      fc.property(arbitraryRecipe, (recipe) => {
        assert.deepEqual(parse(serialize(recipe)), recipe);
      }),
    );
  });

  test('keeps title, lines, steps, times and yields for readers that know only schema.org', () => {
    fc.assert(
      fc.property(arbitraryRecipe, (recipe) => {
        const { [EMBEDDED_DOCUMENT_KEY]: _, ...plain } = serialize(recipe);
        const back = parse(plain);
        assert.equal(back.title, recipe.title);
        assert.equal(back.description, recipe.description);
        assert.deepEqual(getLines(back), getLines(recipe).map(collapse).filter(Boolean));
        assert.deepEqual(getSteps(back), getSteps(withoutRepeatedTitles(recipe)));
        assert.deepEqual(
          back.yields?.map(({ text }) => text),
          recipe.yields?.map(({ text }) => text),
        );
        assert.equal(back.times?.total, recipe.times?.total ?? getMaxTime(recipe.times, 'total'));
        for (const kind of ['prep', 'cook', 'perform']) {
          assert.equal(getMaxTime(back.times, kind), getMaxTime(recipe.times, kind), kind);
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
        assert.deepEqual(validateRecipe(back).violations, undefined);
      }),
    );
  });

  test('writes only schema.org properties and one key of our own', () => {
    fc.assert(
      fc.property(arbitraryRecipe, (recipe) => {
        const found = recipe.schema_org ?? {};
        const node = serialize(recipe);
        assert.deepEqual([node['@context'], node['@type']], ['https://schema.org', 'Recipe']);
        assert.deepEqual(node[EMBEDDED_DOCUMENT_KEY], { '@type': '@json', '@value': recipe });
        for (const name of Object.keys(node)) assert.ok(KNOWN_PROPERTIES.has(name) || name in found, name);
      }),
    );
  });

  test('ignores a different notation of the same values', () => {
    const { recipeIngredient, author, image, ...rest } = serialize(bread);
    const node = {
      ...rest,
      author: [author],
      image: { '@type': 'ImageObject', url: image },
      recipeIngredient: { '@list': recipeIngredient },
    };
    assert.deepEqual(parse(node), bread);
  });
});

suite('edits of schema.org properties win over the embedded document', () => {
  test('applies a changed or removed property and keeps everything else', () => {
    const node = serialize(bread);
    assert.deepEqual(parse({ ...node, name: 'Loaf' }), { ...bread, title: 'Loaf' });
    assert.deepEqual(parse({ ...node, description: 'New' }), { ...bread, description: 'New' });
    assert.deepEqual(parse({ ...node, aggregateRating: { ratingValue: 4 } }), {
      ...bread,
      schema_org: { aggregateRating: { ratingValue: 4 } },
    });
    const { recipeYield: _, ...without } = node;
    const { yields: _y, ...rest } = bread;
    assert.deepEqual(parse(without), rest);
    assert.deepEqual(parse({ ...node, url: 'https://example.com/' }).source, {
      url: 'https://example.com/',
      page: '12',
    });
  });

  test('keeps the ingredient of a changed line, but not what was parsed from the old line', () => {
    const back = parse({ ...serialize(bread), recipeIngredient: ['500 g flour', '12 g salt', '1 egg', 'seeds'] });
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
    assert.deepEqual(validateRecipe(back).violations, undefined);
  });

  test('follows the new order of lines, splitting sections if necessary', () => {
    const back = parse({ ...serialize(bread), recipeIngredient: ['500 g flour', '1 egg', '10 g salt'] });
    assert.deepEqual(getLines(back), ['500 g flour', '1 egg', '10 g salt']);
    assert.deepEqual(
      back.ingredient_sections?.map(({ id, title }) => [id, title]),
      [
        ['s1', 'Dough'],
        ['s2', 'Glaze'],
        [undefined, 'Dough'],
      ],
    );
    assert.deepEqual(validateRecipe(back).violations, undefined);
  });

  test('applies an added step, a changed time and a replaced image', () => {
    const node = serialize(bread);
    const steps = node['recipeInstructions'] as object[];
    const more = parse({ ...node, recipeInstructions: [...steps, { '@type': 'HowToStep', text: 'Bake.' }] });
    assert.deepEqual(more.instruction_sections, [
      { id: 'm1', steps: [...(bread.instruction_sections?.[0]?.steps ?? []), { text: 'Bake.' }] },
    ]);
    const longer = parse({ ...node, prepTime: 'PT30M' });
    assert.deepEqual(longer.times, {
      active: 'PT20M',
      total: 'PT3H',
      assertions: [
        { id: 't1', kind: 'prep', attention: 'active', duration: 'PT30M' },
        { id: 't2', kind: 'rise', duration: 'PT2H' },
      ],
    });
    assert.deepEqual(longer.instruction_sections?.[0]?.steps?.[0]?.timing_ids, ['t1']);
    const other = parse({
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

  test('matches the edited node after any edit and keeps the rest', () => {
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
    const removals = fc.subarray(
      [...KNOWN_PROPERTIES].filter((name) => !['name', EMBEDDED_DOCUMENT_KEY].includes(name)),
    );
    fc.assert(
      fc.property(
        fc.oneof(fc.constant(bread), arbitraryRecipe),
        edits,
        fc.oneof(fc.constant([]), removals),
        fc.boolean(),
        (recipe, edit, removed, isCaptioned) => {
          const all: Node = { ...serialize(recipe), ...edit };
          const [node, plain] = [[], [EMBEDDED_DOCUMENT_KEY]].map((names: string[]): Node => {
            const left = Object.entries(all).filter(([name]) => ![...removed, ...names].includes(name));
            return Object.fromEntries(
              left.map(([name, value]) => [name, name === 'image' && isCaptioned ? withCaptions(value) : value]),
            );
          });
          const [back, seen] = [parse(node), parse(plain)];
          assert.deepEqual(validateRecipe(back).violations, undefined);
          // Serialized again, it matches the edited node.
          const { [EMBEDDED_DOCUMENT_KEY]: _p, ...again } = serialize(back);
          const shown = parse(again);
          assert.equal(shown.title, seen.title);
          assert.deepEqual(getLines(shown), getLines(seen));
          assert.deepEqual(getSteps(shown), getSteps(seen));
          assert.deepEqual(serializeTimes(shown.times), serializeTimes(seen.times));
          for (const name of ['yields', 'source', 'language', 'description', 'keywords', 'schema_org'] as const) {
            assert.deepEqual(shown[name], seen[name], name);
          }
          assert.deepEqual(getImageUrls(shown), getImageUrls(seen));
          // Hidden properties are still there, on the document and on every remaining part.
          const [before, after] = [collectUnknown({ ...recipe, id: 'r' }), collectUnknown({ ...back, id: 'r' })];
          for (const [id, unknown] of after) assert.deepEqual(unknown, before.get(id) ?? {}, id);
        },
      ),
      { numRuns: 300 },
    );
  });
});
