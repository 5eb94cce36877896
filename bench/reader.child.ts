// Prints as JSON how long the ingredient line parser takes to load and to parse its first line.
import { enableCompileCache } from 'node:module';

enableCompileCache();
// Modules the parser needs that the service has already loaded by then.
await import('typebox');
await import('../src/platform/schema/schema-builders.ts');

const startedAt = performance.now();
const { parseLine } = await import('../src/domains/ingredients/line/parse-line.ts');
const loadedAt = performance.now();
parseLine('2 large onions, chopped', 'en');
const parsedAt = performance.now();
process.stdout.write(JSON.stringify({ loadMs: loadedAt - startedAt, firstLineMs: parsedAt - loadedAt }));
