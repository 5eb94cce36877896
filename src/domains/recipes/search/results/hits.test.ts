import assert from 'node:assert/strict';
import { test } from 'node:test';

import * as fc from 'fast-check';

import { onEveryEngine } from '../../../../../test/support/engines.ts';
import { newRecipes } from '../../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../../test/support/test-service.ts';
import { asId } from '../../../../platform/ids/ids.ts';
import type { LibraryId } from '../../../../platform/ids/ids.ts';
import { arbitraryExpression, arbitraryToken } from '../query/expression.arbitraries.ts';
import { matchesExpression } from '../query/expression.ts';
import { countHits, findTokens } from './hits.store.ts';
import { findNewestHits } from './newest-hits.store.ts';
import { printExpression } from '../query/print-expression.ts';

const RECIPES = 12;
const FROM_THE_TOP = Number.MAX_SAFE_INTEGER;

onEveryEngine('token index', (engine) => {
  const service = serviceForSuite(engine);

  test('finds exactly the recipes in the space that match an expression', async () => {
    await newRecipes(await service.newLibrary(), RECIPES);
    const [library] = await service.rows('select library_id from recipe limit 1');
    const target = { library: asId<LibraryId>(String(library?.['library_id'])), state: 'active' } as const;
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
        const stored = await findTokens(db, numbers);
        for (const expression of expressions) {
          const printed = printExpression(db.features.tokenIndex, expression, '00001a');
          const hitQuery = { source: 'tokens', cookable: 'any', expression: printed, books: '[]' } as const;
          const expected = numbers.filter(
            (number, at) =>
              held[at]?.space === '00001a' && matchesExpression(expression, stored.get(number) ?? new Set()),
          );
          for (const total of [1, 1_000_000]) {
            const wanted = { ...hitQuery, below: FROM_THE_TOP, rows: RECIPES };
            assert.deepEqual(await findNewestHits(db, target, wanted, total), expected.toReversed(), printed);
          }
          assert.equal(await countHits(db, target, hitQuery, RECIPES), expected.length);
          assert.equal(await countHits(db, target, hitQuery, 2), Math.min(2, expected.length));
          const [newest = 0, ...others] = expected.toReversed();
          const next = { ...hitQuery, below: newest, rows: Math.min(3, others.length) };
          for (const total of [1, 1_000_000]) {
            assert.deepEqual(await findNewestHits(db, target, next, total), others.slice(0, 3), printed);
          }
        }
      }),
      { numRuns: 30 },
    );
  });
});
