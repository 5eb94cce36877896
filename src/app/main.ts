#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

import { reexecWithTunedMalloc } from './malloc-tuning.ts';

reexecWithTunedMalloc();

// Before everything else is loaded, so that its compiled code comes from the cache at the next start.
enableCompileCache();

const { runCommand } = await import('./command-line.ts');
await runCommand(process.argv.slice(2), process.env);
