import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { archiveOf, fileOf } from '../../../../../test/support/import-files.ts';
import { format } from './format.ts';

suite('web page detection', () => {
  const pages = [
    '<!DOCTYPE html><html><body></body></html>',
    '\ufeff\n<!-- saved from somewhere -->\n<html lang="en"><head></head></html>',
    '<?xml version="1.0"?><!DOCTYPE html PUBLIC "x"><html></html>',
    '<div><h1>Soup</h1><ul><li>2 leeks</li></ul></div>',
    '<script type="application/ld+json">{}</script>',
  ];
  for (const text of pages)
    test(`detects ${text}`, async () => assert.equal(await format.detect(fileOf(text)), 'likely'));

  const others = [
    '',
    'Soup\n\n2 leeks <fresh>\n',
    '{"@type":"Recipe","text":"<html>"}'.replace('<html>', 'a < b'),
    '<?xml version="1.0"?><recipeml><recipe></recipe></recipeml>',
    '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  ];
  for (const text of others)
    test(`rejects ${JSON.stringify(text)}`, async () => assert.equal(await format.detect(fileOf(text)), 'no'));

  test('rejects an archive', async () => {
    const archive = await archiveOf({ 'a.html': '<html></html>' });
    assert.equal(await format.detect(archive), 'no');
  });
});
