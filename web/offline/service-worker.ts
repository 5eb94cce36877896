/// <reference lib="webworker" />

// What the types of a page know of this scope is not what it is.
const worker = globalThis as unknown as ServiceWorkerGlobalScope;

/** The files of this build; put in by scripts/build-web.ts. */
declare const BUILT: { readonly version: string; readonly files: readonly string[] };

const OURS = 'tureen-';
const CACHE = `${OURS}${BUILT.version}`;

/** Every screen is the same page. */
const PAGE = '/';

const files = new Set(BUILT.files);

/** Past the browser's own cache, since what is kept here is kept for long. */
const keepAll = async (): Promise<void> => {
  const cache = await caches.open(CACHE);
  await cache.addAll([PAGE, ...files].map((address) => new Request(address, { cache: 'reload' })));
};

const dropOlder = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== CACHE).map((name) => caches.delete(name)));
  await worker.clients.claim();
};

const kept = async (address: string): Promise<Response | undefined> => (await caches.open(CACHE)).match(address);

/** In a shop a connection may be there and carry nothing: after this time the page that is kept is opened. */
const PATIENCE_MS = 1500;

const afterPatience = async <T>(value: T): Promise<T> => {
  await new Promise((over) => setTimeout(over, PATIENCE_MS));
  return value;
};

/** The page as it is now; without a network, or where it takes too long, as it was when this version was installed. */
const page = async (request: Request): Promise<Response> => {
  const known = await kept(PAGE);
  if (known === undefined) return fetch(request);
  return Promise.race([fetch(request), afterPatience(known)]).catch(() => known);
};

/** Files are called by their content, so those that are kept are never old. */
const file = async (request: Request, address: string): Promise<Response> => (await kept(address)) ?? fetch(request);

worker.addEventListener('install', (event) => event.waitUntil(keepAll()));
worker.addEventListener('activate', (event) => event.waitUntil(dropOlder()));

// A new version waits until the page asks for it: nobody's screen changes under their hands.
worker.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (files.has(pathname)) event.respondWith(file(request, pathname));
  // Pages of the API (its reference, a download) are its own, and nothing that it answers is kept here.
  else if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(page(request));
});
