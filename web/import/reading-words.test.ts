import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { wordsIn } from '../language/catalogue.ts';
import { importWords } from './import.words.ts';
import { readingWords } from './reading-words.ts';

const rest = { formatId: '', key: 'key' };
const file = new File(['x'], 'soup.pdf');

suite('what is said while something is read', () => {
  test('it is called what it is', () => {
    const words = wordsIn(importWords, 'de');
    assert.equal(readingWords({ files: [file], ...rest }, words), 'Die Datei wird gelesen …');
    assert.equal(readingWords({ files: [file, file], ...rest }, words), 'Die Dateien werden gelesen …');
    assert.equal(readingWords({ pasted: { kind: 'text', text: 'Soup' }, ...rest }, words), 'Der Text wird gelesen …');
    const page = { kind: 'url' as const, url: 'https://example.org/' };
    assert.equal(readingWords({ pasted: page, ...rest }, words), 'Die Seite wird geholt und gelesen …');
  });
});
