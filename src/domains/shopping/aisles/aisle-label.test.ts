import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { languages } from '../../units/index.ts';
import { getAisleLabel } from './aisle-label.ts';
import { aisles } from './aisle.ts';

/** The API's length limit for an item's category. */
const MAX_CATEGORY_LENGTH = 100;

suite('aisle labels', () => {
  for (const language of languages) {
    test(`are unique, trimmed and short enough for a category in ${language}`, () => {
      const labels = aisles.map((aisle) => getAisleLabel(aisle, language));
      assert.equal(new Set(labels).size, aisles.length);
      for (const label of labels) {
        assert.equal(label, label.trim());
        assert.ok(label.length > 0 && label.length <= MAX_CATEGORY_LENGTH, label);
      }
    });
  }
});
