// Runs on a worker thread that can be stopped, because its input is untrusted.
import { enableCompileCache } from 'node:module';

// A thread does not inherit the compile cache of its process, and takes twice as long to load without one. Enable it
// before loading anything else.
enableCompileCache();
await import('./serve-imports.ts');
