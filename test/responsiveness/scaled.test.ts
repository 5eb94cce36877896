import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { newEntry } from '../support/recipes.ts';
import { assertResponsive } from '../support/responsiveness.ts';
import { serviceForSuite } from '../support/test-service.ts';
import { watchScaling } from './scaled.ts';

/** Fraction of the full size, which `npm run test:long` uses. */
const SIZE = 0.1;

onEveryEngine('scaled views of long recipes', (engine) => {
  const service = serviceForSuite(engine);

  test('do not block the event loop, however malicious the recipe', async (t) => {
    await assertResponsive(t, () => watchScaling(engine, SIZE));
  });

  test('get a 503 if one library requests too many at once, while another is served', async () => {
    const [greedy, modest] = [await service.newLibrary(), await service.newLibrary()];
    const ingredients = Array.from({ length: 400 }, (_, line) => ({ text: `${line + 1} cups of stock` }));
    const recipe = { title: 'Stock', ingredient_sections: [{ ingredients }] };
    const [many, one] = [await newEntry(greedy, recipe), await newEntry(modest, recipe)];
    const requests = Array.from({ length: 30 }, (_, at) =>
      greedy.get(`/api/v1/recipes/${many.id}/scaled?scale=${at + 1}`),
    );
    const other = await modest.get(`/api/v1/recipes/${one.id}/scaled?scale=2`);
    assert.equal(other.status, 200);
    const answers = await Promise.all(requests);
    const refused = answers.filter(({ status }) => status === 503);
    assert.ok(refused.length > 0, 'no request was rejected');
    assert.equal(answers.filter(({ status }) => status === 200).length, answers.length - refused.length);
    for (const { body, headers } of refused) {
      assert.deepEqual([body.code, headers['retry-after']], ['unavailable', '1']);
    }
    assert.equal((await greedy.get(`/api/v1/recipes/${many.id}/scaled?scale=2`)).status, 200);
  });
});
