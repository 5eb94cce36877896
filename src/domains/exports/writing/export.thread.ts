// Writes long recipes on a worker thread, so that the event loop stays free.
import { enableCompileCache } from '../../../platform/compile-cache.ts';

// Before everything else is loaded.
enableCompileCache();
await import('./serve-exports.ts');
