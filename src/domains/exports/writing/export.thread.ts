// Writes long recipes in a thread of its own, so that the event loop stays free.
import { enableCompileCache } from 'node:module';

// Before anything else is loaded: a thread does not use the cache of the process that starts it.
enableCompileCache();
await import('./serve-exports.ts');
