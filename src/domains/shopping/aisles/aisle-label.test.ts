import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { languages } from '../../units/index.ts';
import { aisleLabel } from './aisle-label.ts';
import { aisles } from './aisle.ts';

/** The bound that the contract has for the category of an item. */
const LONGEST_CATEGORY = 100;

suite('the labels of aisles', () => {
  for (const language of languages) {
    test(`every aisle has one of its own in ${language}`, () => {
      const labels = aisles.map((aisle) => aisleLabel(aisle, language));
      assert.equal(new Set(labels).size, aisles.length);
      for (const label of labels) {
        assert.equal(label, label.trim());
        assert.ok(label.length > 0 && label.length <= LONGEST_CATEGORY, label);
      }
    });
  }
});
