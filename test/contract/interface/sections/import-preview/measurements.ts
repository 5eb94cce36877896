// The last paragraphs of "Import preview": ambiguous measures.
import assert from 'node:assert/strict';

import type { DecisionBody, GroupBody } from '../../../../../src/domains/imports/measurements/measurement.schemas.ts';
import type { PreviewBody } from '../../../../../src/domains/imports/previews/preview.schemas.ts';
import type { TestClient } from '../../../../support/client.ts';
import { PREVIEWS, previewOf, recipeNode } from '../../../../support/imports.ts';
import type { PlanAnswer } from '../../../../support/imports.ts';
import { proves } from '../../sentence.ts';
import type { Sentence } from '../../sentence.ts';

const CUP_IDS = ['au.cup', 'ca.cup', 'imperial.cup', 'jp.cup', 'metric.cup', 'us.cup'];

/** Four amounts in cups, spelled two ways, in two recipes. */
const files = {
  'cake.json': recipeNode('Cake', { recipeIngredient: ['2 cups flour', '1 cup sugar', '3 cups milk'] }),
  'pie.json': recipeNode('Pie', { recipeIngredient: ['2 cups apples'] }),
};

const cupsIn = ({ resolution_groups: groups }: PreviewBody): GroupBody =>
  groups.find(({ authored_form }) => authored_form === 'cups') ?? assert.fail('no group "cups"');

const cupsGroup = async (client: TestClient): Promise<GroupBody> => cupsIn(await previewOf(client, files));

const cupsDecision = async (client: TestClient): Promise<DecisionBody> =>
  (await previewOf(client, files)).resolution_decisions[0] ?? assert.fail('no decision');

/** The label of the source, if all occurrences are in one file, and if they are in two. */
const sourceLabels = async (
  client: TestClient,
  labelOf: (preview: PreviewBody) => string | undefined,
): Promise<readonly (string | undefined)[]> => [
  labelOf(await previewOf(client, { 'cake.json': files['cake.json'] })),
  labelOf(await previewOf(client, files)),
];

export const measurementSentences: readonly Sentence[] = [
  proves(
    'Resolution group: `id`, `kind` (value `unit_alias`), `authored_form`, `candidate_unit_ids`, `choices`, `examples`,',
    async ({ client }) => {
      const preview = await previewOf(client, files);
      const { id, kind, authored_form, candidate_unit_ids, choices, examples } = cupsIn(preview);
      assert.deepEqual([kind, authored_form], ['unit_alias', 'cups']);
      assert.deepEqual(candidate_unit_ids.toSorted(), CUP_IDS);
      assert.deepEqual(choices.map(({ unit_id }) => unit_id).toSorted(), CUP_IDS);
      assert.ok(examples.length > 0);
      const plan = await client.post<PlanAnswer>(`${PREVIEWS}/${preview.id}/measurement-resolution-plans`, {
        expected_preview_revision: 1,
        interpretation: { kind: 'canonical-unit', unit_id: 'us.cup' },
        resolution_group_ids: [id],
      });
      assert.deepEqual(
        plan.body.plan.effects.map(({ resolution_group_id, occurrences }) => [resolution_group_id, occurrences]),
        [[id, 3]],
      );
    },
  ),
  proves('`ingredients` (integer), `occurrences` (integer, min 1), `recipes` (integer, min 1),', async ({ client }) => {
    const { ingredients, occurrences, recipes } = await cupsGroup(client);
    assert.deepEqual([ingredients, occurrences, recipes], [3, 3, 2]);
  }),
  proves('`source_label` (optional),', async ({ client }) => {
    const labels = await sourceLabels(client, (preview) => cupsIn(preview).source_label);
    assert.deepEqual(labels, ['cake.json', undefined]);
  }),
  proves('`subgroups` (array of `{occurrences, recipes, source_text}`).', async ({ client }) => {
    assert.deepEqual((await cupsGroup(client)).subgroups, [
      { source_text: '2 cups', occurrences: 2, recipes: 2 },
      { source_text: '3 cups', occurrences: 1, recipes: 1 },
    ]);
  }),
  proves('Choice in a group: `unit_id`, `label`, `convention` (strings, req),', async ({ client }) => {
    const { choices } = await cupsGroup(client);
    assert.deepEqual(
      choices.map(({ unit_id, label, convention }) => [unit_id, label, convention]),
      choices.map(({ unit_id }) => [unit_id, 'cup', unit_id.split('.')[0]]),
    );
    assert.equal(choices.length, CUP_IDS.length);
  }),
  proves('`convention_label`, `magnitude` (optional strings).', async ({ client }) => {
    const { choices } = await cupsGroup(client);
    const us = choices.find(({ unit_id }) => unit_id === 'us.cup');
    assert.deepEqual([us?.convention_label, us?.magnitude], ['US', '≈ 236.59 ml']);
  }),
  proves('Example in a group: `before`, `source_text`, `recipe_title` (req strings),', async ({ client }) => {
    const [example] = (await cupsGroup(client)).examples;
    assert.deepEqual(
      [example?.before, example?.source_text, example?.recipe_title],
      ['2 cups', '2 cups flour', 'Cake'],
    );
  }),
  proves('`after` (optional string).', async ({ client }) => {
    const preview = await previewOf(client, files);
    assert.equal(cupsIn(preview).examples[0]?.after, undefined);
    const planned = await client.post<PlanAnswer>(`${PREVIEWS}/${preview.id}/measurement-resolution-plans`, {
      expected_preview_revision: 1,
      interpretation: { kind: 'convention', convention: 'metric' },
    });
    assert.equal(cupsIn(planned.body.preview).examples[0]?.after, '2 cups (Metric, 500 ml)');
  }),
  proves(
    'Resolution decision: `id`, `authored_forms`, `candidate_unit_ids`, `choices` (same shape as group choices), `examples`, `group_ids`,',
    async ({ client }) => {
      const { resolution_decisions, resolution_groups, unanswered } = await previewOf(client, files);
      const [decision] = resolution_decisions;
      const group = resolution_groups[0];
      assert.ok(decision && group);
      assert.deepEqual([decision.id], unanswered);
      assert.deepEqual(decision.authored_forms.toSorted(), ['cup', 'cups']);
      assert.deepEqual(decision.candidate_unit_ids.toSorted(), CUP_IDS);
      assert.deepEqual(decision.choices, group.choices);
      assert.equal(decision.examples[0]?.recipe_title, 'Cake');
      assert.deepEqual(decision.group_ids.toSorted(), resolution_groups.map(({ id }) => id).toSorted());
    },
  ),
  proves('`ingredients`, `measure_label`, `occurrences` (min 1), `recipes` (min 1),', async ({ client }) => {
    const { ingredients, measure_label, occurrences, recipes } = await cupsDecision(client);
    assert.deepEqual([ingredients, measure_label, occurrences, recipes], [4, 'cup', 4, 2]);
  }),
  proves('`source_label` (optional).', async ({ client }) => {
    const labels = await sourceLabels(client, (preview) => preview.resolution_decisions[0]?.source_label);
    assert.deepEqual(labels, ['cake.json', undefined]);
  }),
];
