// Computes long documents in a thread of its own, so that the event loop stays free and the work can be ended.
import { enableCompileCache } from 'node:module';

// A thread does not use the cache of the process that starts it, and loads in twice the time without one. It has to be
// there before anything else is loaded.
enableCompileCache();
await import('./serve-recipes.ts');
