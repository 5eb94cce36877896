import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';

import { formatRational, isNegative, isZero } from '../units/index.ts';
import { getFood } from './food-table.ts';
import { FOOD_SOURCE } from './food.ts';

const text = readFileSync(new URL('food-table.txt', import.meta.url), 'utf8');
const ids = text.split('\n').flatMap((line) => /^(\d+)\t/.exec(line)?.[1] ?? []);

const list = (id: string) =>
  getFood(id)?.measures.map(({ unit, qualifier, grams }) => `${unit}|${qualifier}|${formatRational(grams)}`);

suite('the food table', () => {
  test('has no food for an unknown id', () => {
    for (const id of ['', '0', '00000', '#', '=cup', 'constructor']) assert.equal(getFood(id), undefined, id);
  });

  test('names its source and is small enough to ship', () => {
    assert.ok(text.startsWith(`# ${FOOD_SOURCE}\n`));
    assert.ok(Buffer.byteLength(text) < 600_000);
  });

  test('has all foods of the source', () => {
    assert.equal(ids.length, 8789);
    assert.equal(new Set(ids).size, ids.length);
  });

  test('reads every food with its group, its full name and positive weights', () => {
    for (const id of ids) {
      const food = getFood(id);
      assert.ok(food !== undefined && food.id === id && food.name !== '' && food.group !== '', id);
      for (const { unit, grams } of food.measures) {
        assert.ok(unit !== '' && !isNegative(grams) && !isZero(grams), `${id} ${unit}`);
      }
    }
    assert.equal(getFood('01145')?.name, 'Butter, without salt');
    assert.equal(getFood('01145')?.group, 'Dairy and Egg Products');
  });

  test('gives weights per one of a measure', () => {
    assert.deepEqual(list('11215'), ['cup||136', 'tsp||14/5', 'clove||3']);
    assert.deepEqual(list('02045'), ['cup|sprigs|89/10', 'sprig||1/5']);
  });
});
