import assert from 'node:assert/strict';
import { test } from 'node:test';

import * as fc from 'fast-check';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { newRecipes } from '../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import { arbitraryExpression, arbitraryToken } from './expression.arbitraries.ts';
import { holds } from './expression.ts';
import { countHits, tokensOf } from './hits.store.ts';
import { newestHits } from './newest-hits.store.ts';
import { printExpression } from './print-expression.ts';

const RECIPES = 12;
const FROM_THE_TOP = Number.MAX_SAFE_INTEGER;

onEveryEngine('the index', (engine) => {
  const service = serviceForSuite(engine);

  test('finds what an expression matches, only in its space', async () => {
    await newRecipes(await service.newLibrary(), RECIPES);
    const [library] = await service.rows('select library_id from recipe limit 1');
    const shelf = { library: asId<LibraryId>(String(library?.['library_id'])), state: 'active' } as const;
    const numbers = (await service.rows('select number from recipe_search order by number')).map((row) =>
      Number(row['number']),
    );
    const arbitraryRow = fc.record({
      space: fc.constantFrom('00001a', '00001t', '00002a'),
      tokens: fc.uniqueArray(arbitraryToken, { minLength: 1, maxLength: 8 }),
    });
    const rows = fc.array(arbitraryRow, { minLength: RECIPES, maxLength: RECIPES });
    await fc.assert(
      fc.asyncProperty(rows, fc.array(arbitraryExpression, { maxLength: 10 }), async (held, expressions) => {
        const values = held.map(({ space, tokens }, at) => `(${numbers[at]}, '${space}', '${tokens.join(' ')}')`);
        await service.write(
          `update recipe_search set space = given.column2, words = given.column3
           from (values ${values.join(', ')}) as given where recipe_search.number = given.column1`,
        );
        const { db } = service.database;
        const stored = await tokensOf(db, numbers);
        for (const expression of expressions) {
          const printed = printExpression(db.traits.tokenIndex, expression, '00001a');
          const sought = { kind: 'tokens', expression: printed, books: '[]' } as const;
          const expected = numbers.filter(
            (number, at) => held[at]?.space === '00001a' && holds(expression, stored.get(number) ?? new Set()),
          );
          for (const total of [1, 1_000_000]) {
            const wanted = { ...sought, below: FROM_THE_TOP, rows: RECIPES };
            assert.deepEqual(await newestHits(db, shelf, wanted, total), expected.toReversed(), printed);
          }
          assert.equal(await countHits(db, shelf, sought), expected.length);
          const [newest = 0, ...others] = expected.toReversed();
          const next = { ...sought, below: newest, rows: Math.min(3, others.length) };
          for (const total of [1, 1_000_000]) {
            assert.deepEqual(await newestHits(db, shelf, next, total), others.slice(0, 3), printed);
          }
        }
      }),
      { numRuns: 30 },
    );
  });
});
