// Computes long documents on a worker thread, so that the event loop stays free and the work can be aborted.
import { enableCompileCache } from '../../../platform/compile-cache.ts';

// Before everything else is loaded.
enableCompileCache();
await import('./serve-recipe-tasks.ts');
