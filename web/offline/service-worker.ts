/// <reference lib="webworker" />

/** The files of this build; put in by scripts/build-web.ts. */
declare const BUILT: { readonly version: string; readonly files: readonly string[] };

const CACHE = `tureen-${BUILT.version}`;

// Replaced by what keeps the app.
addEventListener('install', () => void caches.open(CACHE));
