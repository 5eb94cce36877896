import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { titlesFound } from '../../../../test/support/find-recipes.ts';
import { newMember, setUp } from '../../../../test/support/people.ts';
import { newEntry } from '../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';

onEveryEngine('favorites of several users', (engine) => {
  const service = serviceForSuite(engine, { settings: { TUREEN_AUTH: 'accounts' } });

  test('finds only the favorites of the caller', async () => {
    const ada = await setUp(service);
    const ben = await newMember(service, ada, ada.library, 'editor');
    const [hers, his] = [ada.in(ada.library), ben.in(ada.library)];
    const soup = await newEntry(hers, { title: 'Soup' });
    const bread = await newEntry(hers, { title: 'Bread' });
    for (const id of [soup.id, bread.id]) await his.put(`/api/v1/recipes/${id}/favorite`, { favorite: true });
    await hers.put(`/api/v1/recipes/${soup.id}/favorite`, { favorite: true });
    assert.deepEqual(await titlesFound(hers, { favorite: true, sort: 'title' }), ['Soup']);
    assert.deepEqual(await titlesFound(hers, { favorite: false, sort: 'title' }), ['Bread']);
    assert.deepEqual(await titlesFound(his, { favorite: true, sort: 'title' }), ['Bread', 'Soup']);
    assert.deepEqual(await titlesFound(his, { favorite: false, sort: 'title' }), []);
    await his.put(`/api/v1/recipes/${soup.id}/favorite`, { favorite: false });
    assert.deepEqual(await titlesFound(hers, { favorite: true }), ['Soup']);
    assert.deepEqual(await titlesFound(his, { favorite: true }), ['Bread']);
  });
});
