/// <reference lib="webworker" />

import { checkAppFile } from './check-app-file.ts';

// The DOM types of this scope are wrong for a worker.
const worker = globalThis as unknown as ServiceWorkerGlobalScope;

/** The files of this build; defined by scripts/build-web.ts. */
declare const BUILT: { readonly version: string; readonly files: readonly string[] };

const CACHE_PREFIX = 'tureen-';
const CACHE = `${CACHE_PREFIX}${BUILT.version}`;

/** Every route is the same page. */
const PAGE = '/';

const files = new Set(BUILT.files);

/** Bypasses the HTTP cache, since files are kept here for long. */
const fetchFile = async (path: string): Promise<readonly [string, Response]> => {
  const response = await fetch(path, { cache: 'reload' });
  await checkAppFile(path, response);
  return [path, response];
};

/** All or nothing: if one file is wrong, the previous version of the app stays. */
const cacheAll = async (): Promise<void> => {
  const fetched = await Promise.all([PAGE, ...files].map(fetchFile));
  const cache = await caches.open(CACHE);
  await Promise.all(fetched.map(([path, response]) => cache.put(path, response)));
};

const deleteOldCaches = async (): Promise<void> => {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
  await worker.clients.claim();
};

const matchCached = async (address: string): Promise<Response | undefined> => (await caches.open(CACHE)).match(address);

/** In a shop the connection may stall: after this time the cached page is opened. */
const TIMEOUT_MS = 1500;

const resolveAfterTimeout = async <T>(value: T): Promise<T> => {
  await new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  return value;
};

/** Anything but a server error is shown: a redirect or a page may be the sign-in of a proxy. */
const fetchPage = async (request: Request, cached: Response): Promise<Response> => {
  const response = await fetch(request);
  return response.status >= 500 ? cached : response;
};

/** The current page from the network; the cached one if the service is unreachable, slow or failing. */
const respondWithPage = async (request: Request): Promise<Response> => {
  const cached = await matchCached(PAGE);
  if (cached === undefined) return fetch(request);
  return Promise.race([fetchPage(request, cached), resolveAfterTimeout(cached)]).catch(() => cached);
};

/** File names contain a content hash, so cached files never expire. */
const respondWithFile = async (request: Request, address: string): Promise<Response> =>
  (await matchCached(address)) ?? fetch(request);

worker.addEventListener('install', (event) => event.waitUntil(cacheAll()));
worker.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()));

// A new version waits until the page asks for it, so that no page changes while in use.
worker.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (files.has(pathname)) event.respondWith(respondWithFile(request, pathname));
  // The API's own pages (its reference, a download) are left alone, and its responses are not cached here.
  else if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(respondWithPage(request));
});
