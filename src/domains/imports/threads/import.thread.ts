// Runs on a worker thread that can be stopped, because its input is untrusted.
import { enableCompileCache } from '../../../platform/compile-cache.ts';

// Before everything else is loaded.
enableCompileCache();
await import('./serve-imports.ts');
