import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { archiveOf } from '../../../../../../test/support/import-files.ts';
import { MemberFinder, baseName, folderOf, isPicturePath, titleFromPath } from './member-paths.ts';

suite('member paths', () => {
  test('have a base name, a folder and a title', () => {
    assert.deepEqual(
      ['a/b/Old_soup.v2.json', 'soup', '.hidden'].map((path) => [baseName(path), folderOf(path), titleFromPath(path)]),
      [
        ['Old_soup.v2.json', 'a/b/', 'Old soup.v2'],
        ['soup', '', 'soup'],
        ['.hidden', '', '.hidden'],
      ],
    );
    assert.deepEqual(['a/B.JPG', 'b.webp', 'jpg', 'a.jpg/b.txt'].map(isPicturePath), [true, true, false, false]);
  });

  test('are resolved from the URLs in a page', async () => {
    const finder = new MemberFinder(
      await archiveOf({ 'x/Images/a b.jpg': '1', 'images/c.jpg': '2', 'x/100%.jpg': '3' }),
    );
    const found = [
      'images/a b.jpg',
      './images/a%20b.jpg',
      'images/c.jpg',
      '100%.jpg',
      'images/d.jpg',
      '../../etc/passwd',
    ];
    assert.deepEqual(
      found.map((address) => finder.from('x/recipes.html', address)),
      ['x/Images/a b.jpg', 'x/Images/a b.jpg', 'images/c.jpg', 'x/100%.jpg', undefined, undefined],
    );
  });
});
