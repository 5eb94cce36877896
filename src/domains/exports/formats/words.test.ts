import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { languages } from '../../units/index.ts';
import { durationText } from './duration-text.ts';
import { wordsFor } from './words.ts';

suite('the words of a file', () => {
  test('are there in every language, each in its place', () => {
    const names = Object.keys(wordsFor('en'));
    for (const language of languages) {
      const words = wordsFor(language);
      assert.deepEqual(Object.keys(words), names, language);
      // The last of all: a row that is short of a word would have moved it.
      assert.match(words.recipe, / /, language);
    }
    assert.equal(wordsFor('en').contents, 'Contents');
    assert.equal(wordsFor('de-CH').ingredients, 'Zutaten');
    assert.deepEqual([wordsFor('ja'), wordsFor(undefined)], [wordsFor('en'), wordsFor('en')]);
  });

  test('tell times in signs', () => {
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
