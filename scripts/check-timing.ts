// node scripts/check-timing.ts
//
// Fails if a test compares a measured time with a constant: it would pass here and fail on a slower machine.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { findTimedAssertions } from './timing/find-timed-assertions.ts';

const root = path.join(import.meta.dirname, '..');
const files = globSync('{src,test,scripts,bench,web}/**/*.test.ts', { cwd: root, exclude: ['**/node_modules/**'] });

const found = files.toSorted().flatMap((file) => {
  const assertions = findTimedAssertions(readFileSync(path.join(root, file), 'utf8'));
  return assertions.map(({ line, message }) => `${file}:${line}: ${message}`);
});

for (const line of found) console.error(line);
if (found.length > 0) process.exitCode = 1;
else console.log(`Checked ${files.length} test files: none compares a measured time with a constant.`);
