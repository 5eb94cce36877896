#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

import { useFewArenas } from './few-arenas.ts';

useFewArenas();

// Must come before any other import, so that compiled code is cached for the next start.
enableCompileCache();

const { runCommand } = await import('./command-line.ts');
await runCommand(process.argv.slice(2), process.env);
