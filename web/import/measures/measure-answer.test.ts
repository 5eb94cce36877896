import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { ALL_MEASURES, buildAnswer } from './measure-answer.ts';
import type { DecisionBody, ImportPreviewItem } from '../review/review.api.ts';

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

const item = (id: string): ImportPreviewItem => ({
  id,
  already_here: false,
  can_commit: true,
  analysis: { status: 'new', matches: [] },
  assets: { discovered: 0, available: 0, deferred: 0, failed: 0, unavailable: 0 },
  diagnostics: [],
  recipe: { title: id, ingredient_count: 0, step_count: 0 },
  source: { format_id: 'paprika', format_name: 'Paprika', can_retain: true },
});

const questions = {
  items: [item('here')],
  resolution_decisions: [decision('cup'), decision('tablespoon')],
  resolution_profiles: [],
  unanswered: ['cup', 'tablespoon'],
};
const none: ReadonlySet<string> = new Set();

suite('building an answer about measures', () => {
  test('uses the groups of its decision and excludes only recipes that are still in the preview', () => {
    const answer = buildAnswer(
      { decisionId: 'cup', value: 'unit us.cup', excluded: new Set(['here', 'gone']) },
      questions,
    );
    assert.deepEqual(answer, {
      interpretation: { kind: 'canonical-unit', unit_id: 'us.cup' },
      groupIds: ['group of cup'],
      affectedGroupIds: ['group of cup'],
      excludedItemIds: ['here'],
    });
  });

  test('returns undefined for a question that is gone, and for all measures if only one is open', () => {
    assert.equal(buildAnswer({ decisionId: 'stick', value: 'keep', excluded: none }, questions), undefined);
    const all = { decisionId: ALL_MEASURES, value: 'keep', excluded: none };
    assert.deepEqual(buildAnswer(all, questions)?.groupIds, ['group of cup', 'group of tablespoon']);
    assert.equal(buildAnswer(all, { ...questions, unanswered: ['cup'] }), undefined);
  });

  test('remembers a convention for all measures while the library asks for one, and nothing else', () => {
    const options = [
      { id: 'us', label: 'US customary', selects: ['cup-us', 'tablespoon-us'] },
      { id: 'jp', label: 'Japanese', selects: ['cup-us'] },
    ];
    const asking = { ...questions, convention_question: { options, suggested: 'us' as const } };
    const answerTo = (decisionId: string, value: string, from: Parameters<typeof buildAnswer>[1] = asking) =>
      buildAnswer({ decisionId, value, excluded: none }, from);
    assert.equal(answerTo(ALL_MEASURES, 'us')?.isRemembered, true);
    assert.equal(answerTo(ALL_MEASURES, 'us', questions)?.isRemembered, undefined);
    assert.equal(answerTo(ALL_MEASURES, 'keep')?.isRemembered, undefined);
    assert.equal(answerTo('cup', 'unit us.cup')?.isRemembered, undefined);
    assert.ok(answerTo(ALL_MEASURES, 'us', { ...asking, unanswered: ['cup'] }), 'asked for a single measure, too');
  });
});
