import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { getExportResult, getPreviewId } from './job-result.ts';

suite('what came of a job', () => {
  const made = { format: 'markdown', recipes: 12, bytes: 3400, file: 'exports/x' };

  test('a finished export tells its format, its recipes and its size', () => {
    const exported = getExportResult({ kind: 'export', state: 'succeeded', result: made });
    assert.deepEqual(exported, { format: 'markdown', recipes: 12, bytes: 3400 });
  });

  test('one that goes on, another kind and a format of a later version tell nothing', () => {
    assert.equal(getExportResult({ kind: 'export', state: 'running', result: null }), undefined);
    assert.equal(getExportResult({ kind: 'bulk-tags', state: 'succeeded', result: made }), undefined);
    assert.equal(
      getExportResult({ kind: 'export', state: 'succeeded', result: { ...made, format: 'epub' } }),
      undefined,
    );
  });

  test('an import leads to its preview', () => {
    assert.equal(getPreviewId({ kind: 'import-preview', result: { preview_id: 'p', committed: 0 } }), 'p');
    assert.equal(getPreviewId({ kind: 'import-preview', result: null }), undefined);
    assert.equal(getPreviewId({ kind: 'export', result: { preview_id: 'p' } }), undefined);
  });
});
