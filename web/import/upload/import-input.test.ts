import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { detectKind, parsePasted, getReadingLabel } from './import-input.ts';
import { getWords } from '../../language/catalog.ts';
import { importWords } from './import.words.ts';

suite('pasted input', () => {
  test('is recognized as a URL with or without a scheme', () => {
    for (const typed of [
      'https://example.org/soup',
      ' http://127.0.0.1:8080/cake \n',
      'example.org',
      'www.chefkoch.de/rezepte/1?x=2',
      'küche.example/suppe',
    ]) {
      assert.equal(detectKind(typed), 'url', typed);
    }
  });

  test('is text if it is not just a URL', () => {
    for (const typed of ['Leek soup', '2 cups flour\nhttps://example.org', 'Soup.', 'See https://example.org', '1.5']) {
      assert.equal(detectKind(typed), 'text', typed);
    }
    assert.equal(detectKind('  \n'), undefined);
  });

  test('is sent with a scheme and without spaces as a URL, and unchanged as text', () => {
    assert.deepEqual(parsePasted(' example.org/a ', 'url'), { kind: 'url', url: 'https://example.org/a' });
    assert.deepEqual(parsePasted('http://a.example', 'url'), { kind: 'url', url: 'http://a.example' });
    assert.deepEqual(parsePasted(' Soup\n', 'text'), { kind: 'text', text: ' Soup\n' });
    assert.deepEqual(parsePasted('nowhere', 'url'), { kind: 'url', url: 'nowhere' });
  });
});

const rest = { formatId: '', idempotencyKey: 'key' };
const file = new File(['x'], 'soup.pdf');

suite('progress label of an import', () => {
  test('names the kind of input', () => {
    const words = getWords(importWords, 'de');
    assert.equal(getReadingLabel({ files: [file], ...rest }, words), 'Die Datei wird gelesen …');
    assert.equal(getReadingLabel({ files: [file, file], ...rest }, words), 'Die Dateien werden gelesen …');
    assert.equal(
      getReadingLabel({ pasted: { kind: 'text', text: 'Soup' }, ...rest }, words),
      'Der Text wird gelesen …',
    );
    const page = { kind: 'url' as const, url: 'https://example.org/' };
    assert.equal(getReadingLabel({ pasted: page, ...rest }, words), 'Die Seite wird geholt und gelesen …');
  });
});
