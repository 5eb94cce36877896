import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { assertResponsive } from '../support/responsiveness.ts';
import { watchLargeBooks } from './books.ts';

const MEMBERS = 10_000;

onEveryEngine('large books', (engine) => {
  test('do not block the event loop when a change affects every member', async (t) => {
    await assertResponsive(t, () => watchLargeBooks(engine, MEMBERS));
  });
});
