import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { languages } from '../language.ts';
import { units } from '../registry/registry.ts';
import { findUnitsByName } from './find-units.ts';
import { UnitNameMatcher } from './unit-name-matcher.ts';

const countAccepted = (text: string, language: (typeof languages)[number] | undefined): number => {
  const matcher = new UnitNameMatcher(language);
  const words = text.split(' ');
  const last = words.findIndex((word) => !matcher.accept(word));
  return last === -1 ? words.length : last;
};

suite('matching the name of a unit word by word', () => {
  test('reaches the end of every name that can be found, with and without a qualifier', () => {
    for (const language of languages) {
      const names = units.flatMap(({ labels, aliases }) => [
        labels[language].one,
        labels[language].many,
        ...aliases[language],
      ]);
      for (const name of names) {
        for (const text of [name, `US ${name}`, `${name} US`, `imperial ${name}`, name.toUpperCase()]) {
          // Brackets and digits are not part of a word.
          if (/[^\p{L}\p{M}\s.'’-]/u.test(text) || findUnitsByName(text, language).length === 0) continue;
          const words = text.split(' ').length;
          assert.equal(countAccepted(text, language), words, `${language}: ${text}`);
          assert.equal(countAccepted(text, undefined), words, `any language: ${text}`);
        }
      }
    }
  });

  test('stops when no unit name can continue', () => {
    assert.equal(countAccepted('cups plain flour', 'en'), 1);
    assert.equal(countAccepted('onions', 'en'), 0);
    assert.equal(countAccepted('fl oz water', 'en'), 2);
    assert.equal(countAccepted('c. à s. rase de sucre', 'fr'), 3);
    assert.equal(countAccepted('cup of flour', 'de'), 1);
  });
});
