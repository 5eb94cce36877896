#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

import { useFewArenas } from './few-arenas.ts';

useFewArenas();

// Before anything else is loaded: code that was compiled once is taken from the cache at the next start.
enableCompileCache();

const { runCommand } = await import('./command-line.ts');
await runCommand(process.argv.slice(2), process.env);
