#!/usr/bin/env node
import { enableCompileCache } from '../platform/compile-cache.ts';
import { reexecWithTunedMalloc } from './malloc-tuning.ts';

reexecWithTunedMalloc();

// Before everything else is loaded.
enableCompileCache();

const { runCommand } = await import('./command-line.ts');
await runCommand(process.argv.slice(2), process.env);
