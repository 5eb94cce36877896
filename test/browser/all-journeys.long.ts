import { globSync } from 'node:fs';
import path from 'node:path';

// Runs every journey in this folder, including those that `npm test` skips because browser tests are slow.
process.env['TUREEN_TEST_JOURNEYS'] = 'all';

for (const file of globSync('*.test.ts', { cwd: import.meta.dirname }).toSorted()) {
  await import(path.join(import.meta.dirname, file));
}
