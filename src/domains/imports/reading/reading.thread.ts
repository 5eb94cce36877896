// Begins in a thread of its own, which can be ended: what is read there nobody trusts.
import { enableCompileCache } from 'node:module';

// A thread does not use the cache of the process that starts it, and loads in twice the time without one. It has to be
// there before anything else is loaded.
enableCompileCache();
await import('./serve-reading.ts');
