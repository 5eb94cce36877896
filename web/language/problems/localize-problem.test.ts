import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { locales } from '../catalog.ts';
import { localizeProblem } from './localize-problem.ts';
import { problemWords } from './problem.words.ts';

const told = { title: 'The title', detail: 'The detail.' };

const tooLong = {
  ...told,
  code: 'validation-failed',
  errors: [{ location: 'body.name', message: 'must NOT have more than 100 characters' }],
  violations: [{ location: 'body.name', code: 'maxLength', params: { limit: 100 } }],
};

suite('problems in words for people', () => {
  for (const locale of locales) {
    test(`none speaks of requests, headers or addresses of the API: ${locale}`, () => {
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

  test('the title tells what happened, the detail what to do', () => {
    const { title, detail } = localizeProblem({ ...told, code: 'recipe-trashed' }, 'de');
    assert.deepEqual([title, detail], ['Das Rezept liegt im Papierkorb', 'Hol es erst zurück.']);
  });

  test('a fault of a field tells its limit', () => {
    const messages = locales.map((locale) => localizeProblem(tooLong, locale).errors[0]?.message);
    assert.deepEqual(messages, ['At most 100 characters.', 'Höchstens 100 Zeichen.']);
  });

  test('what there are no words for stays as the service told it', () => {
    const later = { ...tooLong, code: 'of-a-later-version', violations: [{ location: 'body.name', code: 'rhymes' }] };
    const { title, detail, errors } = localizeProblem(later, 'de');
    assert.deepEqual([title, detail, errors], [told.title, told.detail, tooLong.errors]);
  });
});
