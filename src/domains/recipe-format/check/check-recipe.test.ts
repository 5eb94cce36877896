import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { arbitraryJson, arbitraryRecipe } from '../recipe.arbitraries.ts';
import { checkRecipe } from './check-recipe.ts';

const nested = (depth: number): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

const timed = (work: () => void): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

const badKeywords = (count: number): unknown => ({ title: 'Soup', keywords: Array.from({ length: count }, () => 1) });

const firstLocation = (value: unknown): string | undefined => checkRecipe(value).faults?.[0]?.location;

/** Everything that refers to something, many times over. */
const large = (count: number): unknown => {
  const ingredients = Array.from({ length: 100 }, (_, index) => ({ id: `i${index}`, text: 'flour' }));
  const steps = Array.from({ length: 20 }, (_, index) => ({
    text: 'mix',
    ingredient_uses: [{ ingredient_id: `i${index}` }],
  }));
  const ingredient_sections = [{ ingredients }];
  const variants = Array.from({ length: count }, (_, index) => ({
    id: `v${index}`,
    ingredient_sections,
    instruction_sections: [{ steps }],
  }));
  return { title: 'Soup', ingredient_sections, instruction_sections: [{ steps }], variants };
};

suite('whether a value is a recipe', () => {
  test('faults tell where they are, what is wrong and with which value', () => {
    const { faults } = checkRecipe({
      title: 'Soup',
      ingredient_sections: [{ ingredients: [{}, {}, { quantity: { kind: 'simple', amount: { value: '1.5' } } }] }],
    });
    assert.deepEqual(
      faults?.map(({ location, code, value }) => ({ location, code, value })),
      [
        {
          location: 'body.recipe.ingredient_sections[0].ingredients[2].quantity.amount.value',
          code: 'pattern',
          value: '1.5',
        },
      ],
    );
    assert.equal(checkRecipe({}, 'bundle[3]').faults?.[0]?.location, 'bundle[3].title');
    const blank = checkRecipe({ title: ' ' }).faults?.[0];
    assert.equal(blank?.message, 'must be text on one line with something to see in it');
  });

  test('there are at most 50 of them, and one for a document of more than 20,000 values', () => {
    assert.equal(checkRecipe(badKeywords(500)).faults?.length, 50);
    assert.equal(checkRecipe(badKeywords(30_000)).faults?.length, 1);
  });

  test('no text may hold U+0000 or half of a surrogate pair, no name be __proto__, also where nobody looks', () => {
    assert.equal(firstLocation({ title: 'a', x: [{ y: 'b\u0000' }] }), 'body.recipe.x[0].y');
    assert.equal(firstLocation({ title: 'a', x: '\ud800' }), 'body.recipe.x');
    assert.equal(firstLocation({ title: 'a', x: { '\u0000': 1 } }), String.raw`body.recipe.x.\u0000`);
    assert.equal(firstLocation(JSON.parse('{"title": "a", "x": {"__proto__": {}}}')), 'body.recipe.x.__proto__');
  });

  test('nothing is nested deeper than a request could carry it, and nothing is too deep to be refused', () => {
    assert.equal(checkRecipe({ title: 'a', x: nested(62) }).faults, undefined);
    for (const depth of [63, 1000, 200_000]) {
      assert.equal(checkRecipe({ title: 'a', x: nested(depth) }).faults?.[0]?.code, 'depth', String(depth));
    }
    assert.equal(checkRecipe(nested(200_000)).faults?.[0]?.code, 'depth');
  });

  test('it never throws, whatever JSON it is given', () => {
    fc.assert(
      fc.property(arbitraryJson, (value) => {
        const { recipe, faults } = checkRecipe(value);
        assert.notEqual(recipe === undefined, faults === undefined);
        for (const { location, code, message } of faults ?? []) {
          assert.match(location, /^body\.recipe/);
          assert.ok(code && message);
        }
      }),
    );
  });

  test('documents are accepted as they are', () => {
    fc.assert(
      fc.property(arbitraryRecipe, (recipe) => {
        const checked = checkRecipe(recipe);
        assert.deepEqual(checked.faults, undefined);
        assert.equal(checked.recipe, recipe);
      }),
    );
  });

  test('the time it takes grows with the size of the document and not faster', () => {
    const [small, big] = [large(20), large(640)];
    const run = (value: unknown): number => timed(() => assert.equal(checkRecipe(value).faults, undefined));
    run(small);
    run(big);
    const [little, much] = [small, big].map((value) => Math.min(...[1, 2, 3].map(() => run(value))));
    assert.ok((much ?? 0) < Math.max(50, (little ?? 0) * 32 * 4), `${little} ms became ${much} ms`);
    assert.ok(timed(() => checkRecipe(badKeywords(1_000_000))) < 5000);
  });
});
