import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { commitInBatches, getBatchSize } from './commit-in-batches.ts';
import type { BatchCommit } from './commit-in-batches.ts';
import type { CommitInput, ImportPreviewItem, PreviewBody } from '../review/review.api.ts';

const item = (id: string, status: ImportPreviewItem['analysis']['status'] = 'new'): ImportPreviewItem => ({
  id,
  already_here: false,
  can_commit: true,
  analysis: { status, matches: [] },
  assets: { discovered: 0, available: 0, deferred: 0, failed: 0, unavailable: 0 },
  diagnostics: [],
  recipe: { title: id, ingredient_count: 0, step_count: 0 },
  source: { format_id: 'paprika', format_name: 'Paprika', can_retain: true },
});

const previewOf = (items: ImportPreviewItem[]): PreviewBody => ({
  id: 'preview',
  expires_at: '',
  preview_revision: 1,
  items,
  resolution_decisions: [],
  resolution_groups: [],
  resolution_profiles: [],
  unanswered: [],
  unit_registry_version: '1',
});

const ids = Array.from({ length: 120 }, (_, number) => `item ${number}`);

const runCommit = async (more: Partial<BatchCommit> = {}) => {
  const sent: CommitInput[] = [];
  let batchCount = 0;
  await commitInBatches({
    resolutions: ids.map((item_id) => ({ item_id, action: 'separate' })),
    retained: new Set(['item 3', 'item 60', 'another']),
    items: ids.map((id) => item(id)),
    commit: async (body) => {
      sent.push(body);
      return { items: [] };
    },
    onBatch: () => (batchCount += 1),
    isStopped: () => false,
    ...more,
  });
  return { sent, batchCount };
};

suite('committing in batches', () => {
  test('uses batches of 50, or a tenth of a large import, up to 500', () => {
    assert.deepEqual([12, 500, 3000, 10_000].map(getBatchSize), [50, 50, 300, 500]);
  });

  test('sends each batch once, with the originals of its own items', async () => {
    const { sent, batchCount } = await runCommit();
    assert.deepEqual(
      sent.map(({ resolutions, retain_source_item_ids }) => [resolutions?.length, retain_source_item_ids]),
      [
        [50, ['item 3']],
        [50, ['item 60']],
        [20, []],
      ],
    );
    assert.equal(batchCount, 3);
  });

  test('stops on request and rejects if a batch fails', async () => {
    let checks = 0;
    const { sent } = await runCommit({ isStopped: () => (checks += 1) > 2 });
    assert.equal(sent.length, 2);
    await assert.rejects(runCommit({ commit: () => Promise.reject(new Error('gone')) }), /gone/);
  });

  test('leaves an item for review if an earlier batch added the same recipe to the library', async () => {
    const sent: CommitInput[] = [];
    await runCommit({
      commit: async (body) => {
        sent.push(body);
        return { items: [], remaining: previewOf([item('item 70', 'definite-match'), item('item 71')]) };
      },
    });
    const second = sent[1]?.resolutions?.map(({ item_id }) => item_id) ?? [];
    assert.deepEqual([second.includes('item 70'), second.includes('item 71')], [false, true]);
  });
});
