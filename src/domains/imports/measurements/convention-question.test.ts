// decisions-2.md, section 2: the import review offers the choice of a convention once, and remembers it.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { TestClient } from '../../../../test/support/client.ts';
import { onEveryEngine } from '../../../../test/support/engines.ts';
import { PREVIEWS, previewOf, recipeNode } from '../../../../test/support/imports.ts';
import type { PlanAnswer } from '../../../../test/support/imports.ts';
import { statusAndCode } from '../../../../test/support/people.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import type { ProblemBody } from '../../../platform/problem/problem-body.ts';
import type { Library } from '../../libraries/index.ts';
import type { PreviewBody } from '../previews/preview.schemas.ts';

const MISSING = '00000000-0000-7000-8000-000000000000';

const british = {
  'pie.json': recipeNode('Pie', { recipeIngredient: ['2 cups flour', '1 tbsp butter'], inLanguage: 'en-GB' }),
};
const clear = { 'soup.json': recipeNode('Soup', { recipeIngredient: ['200 g leek'] }) };

const plansOf = ({ id }: PreviewBody): string => `${PREVIEWS}/${id}/measurement-resolution-plans`;

const createPlan = async (client: TestClient, preview: PreviewBody, interpretation: object): Promise<PlanAnswer> => {
  const input = { expected_preview_revision: preview.preview_revision, interpretation };
  const { status, body, text } = await client.post<PlanAnswer>(plansOf(preview), input);
  assert.equal(status, 200, text);
  return body;
};

const apply = (client: TestClient, { plan, preview }: PlanAnswer, remember: unknown) =>
  client.post<PlanAnswer & ProblemBody>(`${plansOf(preview)}/${plan.id}/apply`, {
    expected_preview_revision: preview.preview_revision,
    remember_convention: remember,
  });

onEveryEngine('the question about the convention', (engine) => {
  const service = serviceForSuite(engine);

  /** The client's library, and a client in it. */
  const newLibrary = async () => {
    const { body } = await service.client.post<Library>('/api/v1/libraries', { name: 'Kitchen' });
    const path = `/api/v1/libraries/${body.id}`;
    const client = service.client.with({ 'x-service-library': body.id });
    return { client, path, read: async () => (await client.get<Library>(path)).body };
  };

  test('refuses to remember anything but a convention of a plan that exists', async () => {
    const { client, read } = await newLibrary();
    const preview = await previewOf(client, british);
    for (const interpretation of [
      { kind: 'canonical-unit', unit_id: 'us.cup' },
      { kind: 'canonical-unit', unit_id: 'us.cup', convention: 'us' },
      { kind: 'keep-authored' },
    ]) {
      const refused = await apply(client, await createPlan(client, preview, interpretation), true);
      assert.deepEqual(statusAndCode(refused), [422, 'validation-failed']);
      assert.equal(refused.body.violations?.[0]?.location, 'body.remember_convention');
    }
    const planned = await createPlan(client, preview, { kind: 'convention', convention: 'us' });
    assert.deepEqual(statusAndCode(await apply(client, planned, 'yes')), [422, 'validation-failed']);
    const missing = { ...planned, plan: { ...planned.plan, id: MISSING } };
    assert.deepEqual(statusAndCode(await apply(client, missing, true)), [404, 'measurement-plan-not-found']);
    const stale = { ...planned, preview: { ...planned.preview, preview_revision: 7 } };
    assert.deepEqual(statusAndCode(await apply(client, stale, true)), [409, 'preview-revision-conflict']);
    const { settings, revision } = await read();
    assert.deepEqual([settings.assumed_convention, revision], [null, 1]);
    assert.deepEqual((await client.get<PreviewBody>(`${PREVIEWS}/${preview.id}`)).body, preview, 'nothing has changed');
  });

  test('is asked while measures are ambiguous and the library has no answer, with a suggestion', async () => {
    const { client } = await newLibrary();
    const { convention_question: question } = await previewOf(client, british);
    assert.equal(question?.suggested, 'imperial');
    assert.deepEqual(
      question.options.map(({ id }) => id),
      ['us', 'imperial', 'metric', 'au', 'ca', 'jp'],
    );
    assert.deepEqual(question.options.find(({ id }) => id === 'ca')?.selects.toSorted(), ['ca.cup', 'ca.tablespoon']);
    assert.equal((await previewOf(client, clear)).convention_question, undefined);
    const unknown = { 'cake.json': recipeNode('Cake', { recipeIngredient: ['2 cups flour'] }) };
    const { convention_question: open } = await previewOf(client, unknown);
    assert.deepEqual([open?.suggested, open?.options.length], [undefined, 6], 'nothing indicates a convention');
  });

  test('applies the plan and remembers its convention, and is not asked again', async () => {
    const { client, path, read } = await newLibrary();
    const kept = { assumed_convention: null, shown_convention: 'metric' };
    await client.put(`${path}/settings`, kept, { 'if-match': '"1"' });
    const preview = await previewOf(client, british);
    const planned = await createPlan(client, preview, { kind: 'convention', convention: 'imperial' });
    assert.deepEqual((await read()).settings, kept, 'a plan alone changes nothing');
    const { status, body, text } = await apply(client, planned, true);
    assert.equal(status, 200, text);
    assert.deepEqual([body.preview.unanswered, body.preview.convention_question], [[], undefined]);
    const { settings, revision } = await read();
    assert.deepEqual([settings, revision], [{ ...kept, assumed_convention: 'imperial' }, 3]);
    const events = await service.rows(
      `select type from event where resource_id = '${path.slice(path.lastIndexOf('/') + 1)}' and resource_revision = 3`,
    );
    assert.deepEqual(
      events.map(({ type }) => type),
      ['library.updated'],
    );

    const next = await previewOf(client, british);
    assert.deepEqual(
      [next.convention_question, next.unanswered.length],
      [undefined, 2],
      'nothing is answered silently',
    );
    const again = await apply(
      client,
      await createPlan(client, next, { kind: 'convention', convention: 'imperial' }),
      true,
    );
    assert.deepEqual([again.status, (await read()).revision], [200, 3], 'the same answer is no change');
  });

  test('does not replace a convention that was chosen in the meantime', async () => {
    const { client, path, read } = await newLibrary();
    const planned = await createPlan(client, await previewOf(client, british), {
      kind: 'convention',
      convention: 'us',
    });
    await client.put(`${path}/settings`, { assumed_convention: 'au' }, { 'if-match': '"1"' });
    const { status, body, text } = await apply(client, planned, true);
    assert.equal(status, 200, text);
    assert.deepEqual(body.preview.unanswered, [], 'the plan is applied');
    const { settings, revision } = await read();
    assert.deepEqual([settings.assumed_convention, revision], ['au', 2]);
  });

  test('stays open if a plan is applied without remembering it', async () => {
    const { client, read } = await newLibrary();
    const preview = await previewOf(client, british);
    const spoons = preview.resolution_groups
      .filter(({ authored_form }) => authored_form === 'tbsp')
      .map(({ id }) => id);
    const input = {
      expected_preview_revision: preview.preview_revision,
      interpretation: { kind: 'convention', convention: 'au' },
      resolution_group_ids: spoons,
    };
    const { body: planned } = await client.post<PlanAnswer>(plansOf(preview), input);
    const { body } = await apply(client, planned, null);
    assert.equal((await read()).settings.assumed_convention, null);
    assert.deepEqual(
      body.preview.convention_question?.options.find(({ id }) => id === 'us')?.selects,
      ['us.cup'],
      'only what is still open',
    );
  });
});
