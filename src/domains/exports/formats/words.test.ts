import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { languages } from '../../units/index.ts';
import { durationText } from './duration-text.ts';
import { wordsFor } from './words.ts';

suite('the words in exported files', () => {
  test('exist in every language, each in its place', () => {
    const names = Object.keys(wordsFor('en'));
    for (const language of languages) {
      const words = wordsFor(language);
      assert.deepEqual(Object.keys(words), names, language);
      // Checks the last word: a row with a missing word would have shifted it.
      assert.match(words.recipe, / /, language);
    }
    assert.equal(wordsFor('en').contents, 'Contents');
    assert.equal(wordsFor('de-CH').ingredients, 'Zutaten');
    assert.deepEqual([wordsFor('ja'), wordsFor(undefined)], [wordsFor('en'), wordsFor('en')]);
  });

  test('format times with symbols', () => {
    for (const [duration, text] of [
      ['PT45M', '45 min'],
      ['PT1H30M', '1 h 30 min'],
      ['PT90M', '1 h 30 min'],
      ['PT36H', '36 h'],
      ['P3D', '3 d'],
      ['PT0S', '0 min'],
      ['PT30S', '30 s'],
      ['soon', 'soon'],
    ] as const) {
      assert.equal(durationText(duration), text);
    }
  });
});
