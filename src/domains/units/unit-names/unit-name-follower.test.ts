import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { languages } from '../language.ts';
import { units } from '../registry/registry.ts';
import { findUnitsByName } from './find-units.ts';
import { UnitNameFollower } from './unit-name-follower.ts';

const countFollowed = (text: string, language: (typeof languages)[number] | undefined): number => {
  const name = new UnitNameFollower(language);
  const words = text.split(' ');
  const last = words.findIndex((word) => !name.follow(word));
  return last === -1 ? words.length : last;
};

suite('following the name of a unit', () => {
  test('reaches the end of every name that can be found, with and without a qualifier', () => {
    for (const language of languages) {
      const names = units.flatMap(({ labels, aliases }) => [
        labels[language].one,
        labels[language].many,
        ...aliases[language],
      ]);
      for (const name of names) {
        for (const text of [name, `US ${name}`, `${name} US`, `imperial ${name}`, name.toUpperCase()]) {
          // Brackets and digits are no words.
          if (/[^\p{L}\p{M}\s.'’-]/u.test(text) || findUnitsByName(text, language).length === 0) continue;
          const words = text.split(' ').length;
          assert.equal(countFollowed(text, language), words, `${language}: ${text}`);
          assert.equal(countFollowed(text, undefined), words, `any language: ${text}`);
        }
      }
    }
  });

  test('stops where no unit can go on', () => {
    assert.equal(countFollowed('cups plain flour', 'en'), 1);
    assert.equal(countFollowed('onions', 'en'), 0);
    assert.equal(countFollowed('fl oz water', 'en'), 2);
    assert.equal(countFollowed('c. à s. rase de sucre', 'fr'), 3);
    assert.equal(countFollowed('cup of flour', 'de'), 1);
  });
});
