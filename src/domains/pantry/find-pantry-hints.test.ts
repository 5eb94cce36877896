import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../../../test/support/engines.ts';
import { serviceForSuite } from '../../../test/support/test-service.ts';
import { asId } from '../../platform/ids/ids.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import { findPantryHints } from './find-pantry-hints.ts';

interface Made {
  readonly id: string;
}

onEveryEngine('finding pantry hints', (engine) => {
  const service = serviceForSuite(engine);

  const newPantry = async (...entries: readonly object[]) => {
    const library = (await service.client.post<Made>('/api/v1/libraries', { name: 'Test' })).body.id;
    const client = service.client.with({ 'x-service-library': library });
    const ids: string[] = [];
    for (const entry of entries) ids.push((await client.post<Made>('/api/v1/pantry', entry)).body.id);
    const hints = async (...foods: readonly string[]) =>
      Object.fromEntries(await findPantryHints(service.database.db, asId<LibraryId>(library), foods));
    return { client, ids, hints };
  };

  test('finds nothing in other libraries, for partial matches or without a food', async () => {
    await newPantry({ name: 'saffron' });
    const { hints } = await newPantry({ name: 'red onions' }, { name: '!' });
    assert.deepEqual(await hints('saffron', 'onion', 'red', '', "'", 'x'.repeat(5000)), {});
    assert.deepEqual(await hints(), {});
  });

  test('finds every entry for a food, by name in any language or by semantic id', async () => {
    const { ids, hints } = await newPantry(
      { name: 'Zwiebeln', amount: 'ein Netz', location: 'Keller' },
      { name: 'onions', unit: 'kg', note: 'sweet' },
      { name: 'Mystery bag', semantic_id: 'Onion' },
      { name: 'Möhre' },
    );
    assert.deepEqual(await hints('onion', 'zwiebel', 'leek', 'onion', 'mohre', 'moehre'), {
      onion: [
        { id: ids[2], name: 'Mystery bag' },
        { id: ids[1], name: 'onions', unit: 'kg' },
      ],
      zwiebel: [{ id: ids[0], name: 'Zwiebeln', amount: 'ein Netz', location: 'Keller' }],
      mohre: [{ id: ids[3], name: 'Möhre' }],
      moehre: [{ id: ids[3], name: 'Möhre' }],
    });
  });

  test('follows renamed and deleted entries', async () => {
    const { client, ids, hints } = await newPantry({ name: 'onions' }, { name: 'onion' });
    const own = `/api/v1/pantry/${ids[0] ?? ''}`;
    await client.put(own, { name: 'leeks' }, { 'if-match': '"1"' });
    assert.deepEqual(await hints('onion', 'leek'), {
      onion: [{ id: ids[1], name: 'onion' }],
      leek: [{ id: ids[0], name: 'leeks' }],
    });
    await client.delete(own, { 'if-match': '"2"' });
    assert.deepEqual(await hints('leek'), {});
  });
});
