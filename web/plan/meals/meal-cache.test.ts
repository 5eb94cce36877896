import assert from 'node:assert/strict';
import { test } from 'node:test';

import { upsertMeal } from './meal-cache.ts';
import type { Meal } from '../meal-time.ts';

const meal = (id: string, date: string, slot: Meal['slot'], revision = 1): Meal => ({
  id,
  date,
  slot,
  name: '',
  notes: '',
  dishes: [],
  revision,
  created_at: `2026-01-01T00:00:0${id}Z`,
  updated_at: '',
  updated_by: '',
});

const week = { from: '2026-11-16', to: '2026-11-22' };
const [first, second] = [meal('1', '2026-11-16', 'dinner'), meal('2', '2026-11-17', 'lunch')];

test('puts a moved or added meal in its place, in the order of the day', () => {
  const moved = meal('2', '2026-11-16', 'breakfast', 2);
  assert.deepEqual(upsertMeal([first, second], week, moved), [moved, first]);
  const beside = meal('3', '2026-11-16', 'dinner');
  assert.deepEqual(upsertMeal([first, second], week, beside), [first, beside, second]);
});

test('removes a meal that was moved to another week', () => {
  assert.deepEqual(upsertMeal([first, second], week, meal('1', '2026-11-23', 'dinner')), [second]);
});
