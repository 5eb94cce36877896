// Computes long documents on a worker thread, so that the event loop stays free and the work can be aborted.
import { enableCompileCache } from 'node:module';

// A thread does not inherit the compile cache of its process, and takes twice as long to load without one. Enable it
// before loading anything else.
enableCompileCache();
await import('./serve-recipe-tasks.ts');
