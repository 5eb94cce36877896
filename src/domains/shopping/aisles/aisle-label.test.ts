import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { languages } from '../../units/index.ts';
import { aisleLabel } from './aisle-label.ts';
import { aisles } from './aisle.ts';

/** The API's length limit for an item's category. */
const LONGEST_CATEGORY = 100;

suite('aisle labels', () => {
  for (const language of languages) {
    test(`every aisle has a unique label in ${language}`, () => {
      const labels = aisles.map((aisle) => aisleLabel(aisle, language));
      assert.equal(new Set(labels).size, aisles.length);
      for (const label of labels) {
        assert.equal(label, label.trim());
        assert.ok(label.length > 0 && label.length <= LONGEST_CATEGORY, label);
      }
    });
  }
});
