import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { locales } from '../catalog.ts';
import { localizeProblem } from './localize-problem.ts';
import { problemWords } from './problem.words.ts';

const original = { title: 'The title', detail: 'The detail.' };

const tooLong = {
  ...original,
  code: 'validation-failed',
  errors: [{ location: 'body.name', message: 'must NOT have more than 100 characters' }],
  violations: [{ location: 'body.name', code: 'maxLength', params: { limit: 100 } }],
};

suite('localized problems', () => {
  for (const locale of locales) {
    test(`avoid API terms and punctuate hints but not titles: ${locale}`, () => {
      for (const [code, { title, hint }] of Object.entries(problemWords)) {
        assert.doesNotMatch(
          `${title[locale]} ${hint[locale]}`,
          /\b(?:API|GET|POST|PUT|HTTP|ETag|If-Match|header|JSON)\b/,
          code,
        );
        assert.match(hint[locale], /[.!]$/, code);
        assert.doesNotMatch(title[locale], /\.$/, code);
      }
    });
  }

  test('say what happened in the title and what to do in the detail', () => {
    const { title, detail } = localizeProblem({ ...original, code: 'recipe-trashed' }, 'de');
    assert.deepEqual([title, detail], ['Das Rezept liegt im Papierkorb', 'Hol es erst zurück.']);
  });

  test('name the limit in the message of a field error', () => {
    const messages = locales.map((locale) => localizeProblem(tooLong, locale).errors[0]?.message);
    assert.deepEqual(messages, ['At most 100 characters.', 'Höchstens 100 Zeichen.']);
  });

  test('keep the text of the service for unknown codes', () => {
    const later = { ...tooLong, code: 'of-a-later-version', violations: [{ location: 'body.name', code: 'rhymes' }] };
    const { title, detail, errors } = localizeProblem(later, 'de');
    assert.deepEqual([title, detail, errors], [original.title, original.detail, tooLong.errors]);
  });
});
