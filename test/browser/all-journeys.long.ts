import { globSync } from 'node:fs';
import path from 'node:path';

// Every journey of this folder, those too that `npm test` leaves out since a browser takes its time.
process.env['TUREEN_TEST_JOURNEYS'] = 'all';

for (const file of globSync('*.test.ts', { cwd: import.meta.dirname }).toSorted()) {
  await import(path.join(import.meta.dirname, file));
}
