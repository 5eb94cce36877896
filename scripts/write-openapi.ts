// node scripts/write-openapi.ts [--check]
//
// Writes openapi/openapi.json from the declared operations. With --check, only reports whether it is up to date.
import { readFileSync, writeFileSync } from 'node:fs';

import { describeOperations } from '../src/app/module-context.ts';
import { loadConfig, version } from '../src/app/tureen.ts';
import { createOpenApiDocument } from '../src/platform/http/openapi/document.ts';

const file = new URL('../openapi/openapi.json', import.meta.url);
const document = createOpenApiDocument(describeOperations(loadConfig({}, '')), version);
const text = `${JSON.stringify(document, null, 2)}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync(file, text);
} else if (readFileSync(file, 'utf8') !== text) {
  console.error('openapi/openapi.json is out of date. Run "npm run openapi" and commit the result.');
  process.exitCode = 1;
}
