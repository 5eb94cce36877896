import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { getExportResult, getPreviewId } from './job-result.ts';

suite('job results', () => {
  const made = { format: 'markdown', recipes: 12, bytes: 3400, file: 'exports/x' };

  test('include format, recipe count and size of a finished export', () => {
    const exported = getExportResult({ kind: 'export', state: 'succeeded', result: made });
    assert.deepEqual(exported, { format: 'markdown', recipes: 12, bytes: 3400 });
  });

  test('are undefined for a running export, another kind of job or an unknown format', () => {
    assert.equal(getExportResult({ kind: 'export', state: 'running', result: null }), undefined);
    assert.equal(getExportResult({ kind: 'bulk-tags', state: 'succeeded', result: made }), undefined);
    assert.equal(
      getExportResult({ kind: 'export', state: 'succeeded', result: { ...made, format: 'epub' } }),
      undefined,
    );
  });

  test('include the preview id of an import', () => {
    assert.equal(getPreviewId({ kind: 'import-preview', result: { preview_id: 'p', committed: 0 } }), 'p');
    assert.equal(getPreviewId({ kind: 'import-preview', result: null }), undefined);
    assert.equal(getPreviewId({ kind: 'export', result: { preview_id: 'p' } }), undefined);
  });
});
