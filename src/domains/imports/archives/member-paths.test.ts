import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { archiveOf } from '../../../../test/support/import-files.ts';
import { MemberFinder, baseName, getFolder, isImagePath, titleFromPath } from './member-paths.ts';

suite('archive member paths', () => {
  test('derives the base name, folder and title, and recognizes images by extension', () => {
    assert.deepEqual(
      ['a/b/Old_soup.v2.json', 'soup', '.hidden'].map((path) => [baseName(path), getFolder(path), titleFromPath(path)]),
      [
        ['Old_soup.v2.json', 'a/b/', 'Old soup.v2'],
        ['soup', '', 'soup'],
        ['.hidden', '', '.hidden'],
      ],
    );
    assert.deepEqual(['a/B.JPG', 'b.webp', 'jpg', 'a.jpg/b.txt'].map(isImagePath), [true, true, false, false]);
  });

  test('resolves the URLs in a page to members', async () => {
    const finder = new MemberFinder(
      await archiveOf({ 'x/Images/a b.jpg': '1', 'images/c.jpg': '2', 'x/100%.jpg': '3' }),
    );
    const urls = [
      'images/a b.jpg',
      './images/a%20b.jpg',
      'images/c.jpg',
      '100%.jpg',
      'images/d.jpg',
      '../../etc/passwd',
    ];
    assert.deepEqual(
      urls.map((url) => finder.resolve('x/recipes.html', url)),
      ['x/Images/a b.jpg', 'x/Images/a b.jpg', 'images/c.jpg', 'x/100%.jpg', undefined, undefined],
    );
  });
});
