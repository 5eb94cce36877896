import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { assertResponsive } from '../support/responsiveness.ts';
import { watchLongTexts } from './long-texts.ts';

onEveryEngine('a recipe with texts of 1,000,000 four-byte characters', (engine) => {
  test('is stored, read, scaled, searched and exported without blocking the event loop', async (t) => {
    await assertResponsive(
      t,
      () => watchLongTexts(engine, ['portable-bundle', 'json-ld', 'markdown', 'html', 'cooklang']),
      {
        maxCpuMs: 100,
      },
    );
  });
});
