// npm start
//
// Runs the bundle of the service if it is newer than the sources, otherwise the sources.
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { findBundledProgram, root } from './service-bundle.mjs';

const program = findBundledProgram() ?? path.join(root, 'src/app/main.ts');
// What the program re-executes.
process.argv[1] = program;
await import(pathToFileURL(program).href);
