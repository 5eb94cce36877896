import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { ALL_MEASURES, buildAnswer } from './measure-answer.ts';
import type { DecisionBody, ItemBody } from '../review/review.api.ts';

const decision = (id: string): DecisionBody => ({
  id,
  measure_label: id,
  ingredients: 1,
  authored_forms: [id],
  candidate_unit_ids: [`us.${id}`, `metric.${id}`],
  choices: [],
  examples: [],
  group_ids: [`group of ${id}`],
  occurrences: 1,
  recipes: 1,
});

const item = (id: string): ItemBody => ({
  id,
  already_here: false,
  can_commit: true,
  analysis: { status: 'new', matches: [] },
  assets: { discovered: 0, available: 0, deferred: 0, failed: 0, unavailable: 0 },
  diagnostics: [],
  recipe: { title: id, ingredient_count: 0, step_count: 0 },
  source: { format_id: 'paprika', format_name: 'Paprika', can_retain: true },
});

const asked = {
  items: [item('here')],
  resolution_decisions: [decision('cup'), decision('tablespoon')],
  resolution_profiles: [],
  unanswered: ['cup', 'tablespoon'],
};
const nobody: ReadonlySet<string> = new Set();

suite('an answer about measures that is tried', () => {
  test('is for its own question, and not for recipes that were left out and are still here', () => {
    const answer = buildAnswer({ decisionId: 'cup', value: 'unit us.cup', excluded: new Set(['here', 'gone']) }, asked);
    assert.deepEqual(answer, {
      interpretation: { kind: 'canonical-unit', unit_id: 'us.cup' },
      groupIds: ['group of cup'],
      affectedGroupIds: ['group of cup'],
      excludedItemIds: ['here'],
    });
  });

  test('is none where nobody asks any more', () => {
    assert.equal(buildAnswer({ decisionId: 'stick', value: 'keep', excluded: nobody }, asked), undefined);
    const all = { decisionId: ALL_MEASURES, value: 'keep', excluded: nobody };
    assert.deepEqual(buildAnswer(all, asked)?.groupIds, ['group of cup', 'group of tablespoon']);
    assert.equal(buildAnswer(all, { ...asked, unanswered: ['cup'] }), undefined);
  });
});
