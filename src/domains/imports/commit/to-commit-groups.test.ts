import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { asId } from '../../../platform/ids/ids.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import type { RecipeDocument } from '../../recipe-format/index.ts';
import type { ItemId } from '../previews/preview.schemas.ts';
import { StagedFiles } from './stage-item-files.ts';
import { toCommitGroups } from './to-commit-groups.ts';
import type { HashedItem } from './to-commit-groups.ts';

let made = 0;

const newItem = (document: Partial<RecipeDocument> = {}, more: Partial<HashedItem> = {}, length = 100): HashedItem => {
  const id = `${(made += 1)}`;
  return {
    item: {
      id: asId<ItemId>(id),
      position: made,
      source: 0,
      formatId: 'schema-org',
      formatName: 'schema.org',
      title: id,
      shown: '',
      remarks: [],
      occurrences: [],
      photos: [],
      path: [],
      extractedText: null,
      document: '.'.repeat(length),
      outcome: null,
    },
    document: { title: id, ...document },
    action: { kind: 'create' },
    files: new StagedFiles(),
    skipIfExists: true,
    contentHash: id,
    ...more,
  };
};

const sizesOf = (items: readonly HashedItem[]): readonly number[] =>
  [...toCommitGroups(items)].map(({ length }) => length);

const withFile = (id: string): StagedFiles => {
  const files = new StagedFiles();
  files.pictures.set('photo', {
    id: asId(id),
    blob: '',
    mediaType: 'image/jpeg',
    size: undefined,
    bytes: 1,
    name: '',
  });
  return files;
};

const naming = (asset_id: string) => ({ assets: [{ id: 'photo', asset_id }] });

suite('items that are committed together', () => {
  test('are at most sixteen, in the same order', () => {
    const items = Array.from({ length: 40 }, () => newItem());
    assert.deepEqual(sizesOf(items), [16, 16, 8]);
    assert.deepEqual([...toCommitGroups(items)].flat(), items);
    assert.deepEqual(sizesOf([]), []);
  });

  test('have at most 64 KiB, unless it is a single one', () => {
    const sizes = [30_000, 30_000, 30_000, 100_000, 100_000, 10];
    assert.deepEqual(sizesOf(sizes.map((size) => newItem({}, {}, size))), [2, 1, 1, 1, 1]);
  });

  test('are never the same recipe by id, source, address and title, or content', () => {
    assert.deepEqual(sizesOf([newItem({ id: 'a' }), newItem({ id: 'b' }), newItem({ id: 'a' })]), [2, 1]);
    const source = { identifier: '7', publisher: 'Mill' };
    assert.deepEqual(sizesOf([newItem({ source }), newItem({ source })]), [1, 1]);
    const page = { source: { url: 'https://example.org/cakes' } };
    assert.deepEqual(sizesOf([newItem({ title: 'Cake', ...page }), newItem({ title: 'Icing', ...page })]), [2]);
    assert.deepEqual(sizesOf([newItem({ title: 'Cake', ...page }), newItem({ title: 'cake', ...page })]), [1, 1]);
    assert.deepEqual(
      sizesOf([newItem({}, { contentHash: 'x' }), newItem(), newItem({}, { contentHash: 'x' })]),
      [2, 1],
    );
  });

  test('are new recipes only: a new revision is committed alone', () => {
    const revision = newItem({}, { action: { kind: 'replace', entry: asId<EntryId>('entry') } });
    assert.deepEqual(sizesOf([newItem(), revision, newItem(), newItem()]), [1, 1, 2]);
  });

  test('do not refer to a file that an earlier one brings', () => {
    assert.deepEqual(sizesOf([newItem(naming('a'), { files: withFile('a') }), newItem(naming('a'))]), [1, 1]);
    assert.deepEqual(sizesOf([newItem(naming('a'), { files: withFile('a') }), newItem(naming('b'))]), [2]);
  });
});
