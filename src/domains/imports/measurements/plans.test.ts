// interface.md, "Resolution group", "Resolution decision" and the measurement plans.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { TestClient } from '../../../../test/support/client.ts';
import { onEveryEngine } from '../../../../test/support/engines.ts';
import { PREVIEWS, commit, itemOf, previewOf, recipeNode } from '../../../../test/support/imports.ts';
import type { PlanAnswer } from '../../../../test/support/imports.ts';
import type { EntryBody } from '../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import type { ProblemBody } from '../../../platform/problem/problem-body.ts';
import type { RecipeDocument } from '../../recipe-format/index.ts';
import { registryVersion } from '../../units/index.ts';
import type { PreviewBody } from '../previews/preview.schemas.ts';

const MISSING = '00000000-0000-7000-8000-000000000000';

/** Four amounts in cups, spelled two ways, and one in tablespoons. */
const files = {
  'cake.json': recipeNode('Cake', {
    recipeIngredient: ['2 cups flour', '1 cup sugar', '1 tbsp butter', '200 g chocolate'],
  }),
  'pie.json': recipeNode('Pie', { recipeIngredient: ['1 cup flour', '2 cups apples'] }),
};

const groupOf = (preview: PreviewBody, form: string) => {
  const group = preview.resolution_groups.find(({ authored_form }) => authored_form === form);
  assert.ok(group, `no group "${form}"`);
  return group;
};

const plan = (client: TestClient, preview: PreviewBody, body: object) =>
  client.post<PlanAnswer & ProblemBody>(`${PREVIEWS}/${preview.id}/measurement-resolution-plans`, {
    expected_preview_revision: preview.preview_revision,
    ...body,
  });

const apply = (client: TestClient, { preview, plan: { id } }: PlanAnswer, expected = preview.preview_revision) =>
  client.post<PlanAnswer & ProblemBody>(`${PREVIEWS}/${preview.id}/measurement-resolution-plans/${id}/apply`, {
    expected_preview_revision: expected,
  });

const cupsAre = (unit_id: string) => ({ interpretation: { kind: 'canonical-unit', unit_id } });

const both = (unit_id: string, convention: string) => ({
  interpretation: { kind: 'canonical-unit', unit_id, convention },
});

onEveryEngine('ambiguous measures', (engine) => {
  const service = serviceForSuite(engine);

  test('groups occurrences by wording and by measure, and reports them in their items', async () => {
    const client = await service.newLibrary();
    const preview = await previewOf(client, files);
    assert.equal(preview.unit_registry_version, registryVersion);
    const [cups, cup] = [groupOf(preview, 'cups'), groupOf(preview, 'cup')];
    assert.deepEqual([cups.kind, cups.occurrences, cups.ingredients, cups.recipes], ['unit_alias', 2, 2, 2]);
    assert.deepEqual(cups.subgroups, [{ source_text: '2 cups', occurrences: 2, recipes: 2 }]);
    assert.ok(cups.candidate_unit_ids.includes('us.cup') && cups.candidate_unit_ids.includes('metric.cup'));
    const choice = cups.choices.find(({ unit_id }) => unit_id === 'us.cup');
    assert.deepEqual([choice?.convention, choice?.convention_label, choice?.magnitude], ['us', 'US', '≈ 236.59 ml']);
    assert.deepEqual(cups.examples[0], { recipe_title: 'Cake', source_text: '2 cups flour', before: '2 cups' });

    const decision = preview.resolution_decisions.find(({ group_ids }) => group_ids.includes(cups.id));
    assert.deepEqual(new Set(decision?.group_ids), new Set([cups.id, cup.id]));
    assert.deepEqual(new Set(decision?.authored_forms), new Set(['cup', 'cups']));
    assert.deepEqual([decision?.measure_label, decision?.occurrences, decision?.recipes], ['cup', 4, 2]);
    assert.equal(preview.resolution_decisions.length, 2);
    assert.deepEqual(
      preview.unanswered,
      preview.resolution_decisions.map(({ id }) => id),
    );

    const diagnostic = itemOf(preview, 'Cake').diagnostics.find(({ code }) => code === 'unit-ambiguous');
    assert.deepEqual([diagnostic?.class, diagnostic?.severity, diagnostic?.count], ['actionable', 'warning', 3]);
    const [target] = diagnostic?.targets ?? [];
    assert.deepEqual(
      [target?.evidence, target?.preserved, target?.field],
      ['2 cups', '2 cups flour', 'ingredient_sections[0].ingredients[0]'],
    );
    assert.deepEqual(
      [target?.resolution?.resolution_key, target?.resolution?.source_start, target?.resolution?.source_end],
      [cups.id, 2, 6],
    );
    assert.equal(itemOf(preview, 'Cake').can_commit, true);
  });

  test('offers profiles for whole conventions: US customary, Imperial, Metric, Australian', async () => {
    const client = await service.newLibrary();
    const { resolution_profiles: profiles } = await previewOf(client, files);
    assert.deepEqual(
      profiles.map(({ label }) => label),
      ['US customary', 'Imperial', 'Metric', 'Australian'],
    );
    assert.deepEqual(
      profiles.map(({ selects }) => [...selects].sort()),
      [
        ['us.cup', 'us.tablespoon'],
        ['imperial.cup', 'metric.tablespoon'],
        ['metric.cup', 'metric.tablespoon'],
        ['au.cup', 'au.tablespoon'],
      ],
    );
  });

  test('shows the effects of a plan without changing anything', async () => {
    const client = await service.newLibrary();
    const preview = await previewOf(client, files);
    const { status, body } = await plan(client, preview, cupsAre('us.cup'));
    assert.equal(status, 200, JSON.stringify(body));
    assert.deepEqual(
      body.plan.effects.map(({ unit_id, items, occurrences }) => [unit_id, items, occurrences]),
      [
        ['us.cup', 2, 2],
        ['us.cup', 2, 2],
      ],
    );
    assert.deepEqual(groupOf(body.preview, 'cups').examples[0]?.after, '2 cups (US, ≈ 473.18 ml)');
    assert.equal(body.preview.unanswered.length, 1);
    assert.equal(body.preview.preview_revision, preview.preview_revision);
    const { body: unchanged } = await client.get<PreviewBody>(`${PREVIEWS}/${preview.id}`);
    assert.deepEqual(unchanged, preview);
  });

  test('leaves excluded items and occurrences unchanged', async () => {
    const client = await service.newLibrary();
    const preview = await previewOf(client, files);
    const pie = itemOf(preview, 'Pie');
    const cake = itemOf(preview, 'Cake').diagnostics.flatMap(({ targets = [] }) => targets);
    const flour = String(cake[0]?.resolution?.id);
    const { body } = await plan(client, preview, {
      ...cupsAre('us.cup'),
      excluded_item_ids: [pie.id],
      excluded_occurrence_ids: [flour],
    });
    const occurrences = body.plan.effects.reduce((sum, effect) => sum + effect.occurrences, 0);
    assert.equal(occurrences, 1);
    const { body: applied } = await apply(client, body);
    const left = applied.preview.items.flatMap(({ diagnostics }) => diagnostics).map(({ count }) => count);
    assert.deepEqual(left, [2, 2]);
    assert.equal(applied.preview.unanswered.length, 2);
  });

  test('applies a plan to all recipes at once, and gives the preview a new revision', async () => {
    const client = await service.newLibrary();
    const preview = await previewOf(client, files);
    const planned = await plan(client, preview, { interpretation: { kind: 'convention', convention: 'us' } });
    const { status, body } = await apply(client, planned.body);
    assert.equal(status, 200, JSON.stringify(body));
    assert.deepEqual(body.plan, planned.body.plan);
    assert.deepEqual([body.preview.preview_revision, body.preview.unanswered], [2, []]);
    assert.deepEqual(itemOf(body.preview, 'Cake').diagnostics, []);
    const { body: committed } = await commit(client, preview.id, { item_ids: [itemOf(preview, 'Cake').id] });
    const { body: entry } = await client.get<EntryBody>(`/api/v1/recipes/${committed.items[0]?.library_entry_id}`);
    const recipe = entry.recipe as RecipeDocument;
    const lines = recipe.ingredient_sections?.[0]?.ingredients ?? [];
    assert.deepEqual(
      lines.map(({ text, quantity, normalization }) => [text, quantity?.unit, normalization?.review]),
      [
        ['2 cups flour', 'us.cup', 'confirmed'],
        ['1 cup sugar', 'us.cup', 'confirmed'],
        ['1 tbsp butter', 'us.tablespoon', 'confirmed'],
        ['200 g chocolate', 'metric.gram', undefined],
      ],
    );
    assert.deepEqual(committed.items[0]?.warnings, []);
  });

  test('accepts keeping the text as an answer that can be changed later', async () => {
    const client = await service.newLibrary();
    const preview = await previewOf(client, files);
    const kept = await apply(client, (await plan(client, preview, { interpretation: { kind: 'keep-authored' } })).body);
    assert.deepEqual(kept.body.preview.unanswered, []);
    assert.equal(groupOf(kept.body.preview, 'cups').examples[0]?.after, '2 cups');
    const cups = groupOf(preview, 'cups').id;
    const again = await plan(client, kept.body.preview, { ...cupsAre('metric.cup'), resolution_group_ids: [cups] });
    const { body } = await apply(client, again.body);
    assert.equal(groupOf(body.preview, 'cups').examples[0]?.after, '2 cups (Metric, 500 ml)');
    assert.equal(groupOf(body.preview, 'cup').examples[0]?.after, '1 cup');
  });

  test('answers 409 preview-revision-conflict for a wrong expected_preview_revision or a plan of an older revision', async () => {
    const client = await service.newLibrary();
    const preview = await previewOf(client, files);
    const wrong = await plan(client, { ...preview, preview_revision: 7 }, cupsAre('us.cup'));
    assert.deepEqual([wrong.status, wrong.body.code], [409, 'preview-revision-conflict']);
    assert.equal(wrong.body.params?.['current_preview_revision'], 1);
    const [first, second] = [
      await plan(client, preview, cupsAre('us.cup')),
      await plan(client, preview, cupsAre('metric.cup')),
    ];
    assert.equal((await apply(client, first.body)).status, 200);
    for (const expected of [1, 2]) {
      const { status, body } = await apply(client, second.body, expected);
      assert.deepEqual([status, body.code], [409, 'preview-revision-conflict']);
    }
    const { body } = await client.get<PreviewBody>(`${PREVIEWS}/${preview.id}`);
    assert.match(String(groupOf(body, 'cups').examples[0]?.after), /US/);
  });

  test('rejects an invalid plan with 422 and its location, and an unknown plan with 404', async () => {
    const client = await service.newLibrary();
    const preview = await previewOf(client, files);
    const spoon = groupOf(preview, 'tbsp').id;
    const rejects = async (body: object, location: string) => {
      const answer = await plan(client, preview, body);
      assert.deepEqual(
        [answer.status, answer.body.code, answer.body.errors?.[0]?.location],
        [422, 'validation-failed', location],
        JSON.stringify(body),
      );
    };
    await rejects({}, 'body.interpretation');
    await rejects({ interpretation: { kind: 'guess' } }, 'body.interpretation.kind');
    await rejects({ interpretation: { kind: 'canonical-unit' } }, 'body.interpretation.unit_id');
    await rejects({ interpretation: { kind: 'convention', convention: 'roman' } }, 'body.interpretation.convention');
    await rejects({ ...cupsAre('us.cup'), resolution_group_ids: [spoon] }, 'body.interpretation.unit_id');
    await rejects(cupsAre('metric.gram'), 'body.interpretation');
    await rejects({ ...cupsAre('us.cup'), resolution_group_ids: [] }, 'body.resolution_group_ids');
    await rejects(both('us.cup', 'metric'), 'body.interpretation.convention');
    await rejects(both('us.cup', 'nowhere'), 'body.interpretation.convention');
    assert.equal((await plan(client, preview, both('us.cup', 'us'))).status, 200);
    assert.equal((await plan(client, preview, { ...cupsAre('us.cup'), resolution_group_ids: null })).status, 200);
    await rejects({ ...cupsAre('us.cup'), resolution_group_ids: ['unit-x'] }, 'body.resolution_group_ids[0]');
    await rejects({ ...cupsAre('us.cup'), excluded_item_ids: [MISSING] }, 'body.excluded_item_ids[0]');
    await rejects({ ...cupsAre('us.cup'), excluded_occurrence_ids: ['x'] }, 'body.excluded_occurrence_ids[0]');
    const missing = await apply(client, { preview, plan: { id: MISSING, expires_at: '', effects: [] } });
    assert.deepEqual([missing.status, missing.body.code], [404, 'measurement-plan-not-found']);
  });
});
