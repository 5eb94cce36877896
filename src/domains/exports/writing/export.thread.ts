// Writes long recipes on a worker thread, so that the event loop stays free.
import { enableCompileCache } from 'node:module';

// Must come first: a thread does not inherit the compile cache of its process.
enableCompileCache();
await import('./serve-exports.ts');
