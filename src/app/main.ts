import { enableCompileCache } from 'node:module';

// Before anything else is loaded: code that was compiled once is taken from the cache at the next start.
enableCompileCache();

const { serve } = await import('./serve.ts');
await serve(process.env);
