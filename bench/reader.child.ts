// Tells, as JSON, how long the reader of ingredient lines takes to load and to read its first line.
import { enableCompileCache } from 'node:module';

enableCompileCache();
// What the service has loaded before, and the reader needs as well.
await import('typebox');
await import('../src/platform/schema/schema.ts');

const begin = performance.now();
const { readLine } = await import('../src/domains/ingredients/line/read-line.ts');
const loaded = performance.now();
readLine('2 large onions, chopped', 'en');
const read = performance.now();
process.stdout.write(JSON.stringify({ loadMs: loaded - begin, firstLineMs: read - loaded }));
