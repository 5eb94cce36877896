import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { languages } from '../../units/index.ts';
import { formatDuration } from './format-duration.ts';
import { getExportLabels } from './export-labels.ts';

suite('export labels', () => {
  test('exist in every language under the right keys', () => {
    const names = Object.keys(getExportLabels('en'));
    for (const language of languages) {
      const labels = getExportLabels(language);
      assert.deepEqual(Object.keys(labels), names, language);
      // Checks the last label, because a missing label earlier in the row would have shifted it.
      assert.match(labels.recipe, / /, language);
    }
    assert.equal(getExportLabels('en').contents, 'Contents');
    assert.equal(getExportLabels('de-CH').ingredients, 'Zutaten');
    assert.deepEqual(
      [getExportLabels('ja'), getExportLabels(undefined)],
      [getExportLabels('en'), getExportLabels('en')],
    );
  });

  test('format durations with unit symbols', () => {
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
      assert.equal(formatDuration(duration), text);
    }
  });
});
