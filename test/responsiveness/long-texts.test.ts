import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { assertResponsive } from '../support/responsiveness.ts';
import { watchLongTexts } from './long-texts.ts';

/** Formats are written in the same way on every engine, so PostgreSQL gets only the one that reads the most. */
const FORMATS = {
  sqlite: ['portable-bundle', 'json-ld', 'markdown', 'html', 'cooklang'],
  postgres: ['portable-bundle'],
} as const;

onEveryEngine('a recipe with texts of 1,000,000 four-byte characters', (engine) => {
  test('is stored, read, scaled, searched and exported without blocking the event loop', async (t) => {
    await assertResponsive(t, () => watchLongTexts(engine, FORMATS[engine.name]), {
      maxCpuMs: 100,
    });
  });
});
