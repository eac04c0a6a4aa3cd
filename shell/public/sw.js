/*
 * The app's service worker, with which the app opens without a server (day.md 1). The page and the manifests are requested from
 * the server first, so that a broken page doesn't outlive its repair. Files with a hash of their content in the name come from
 * the cache, if they are in it.
 */

/** Name of the cache of the page and the sections' manifests, as the server last gave them. */
const PAGES = 'lavanda-paginas';
/** Name of the cache of files that have a hash of their content in the name. The page fills and clears it (keepFiles.ts). */
const FILES = 'lavanda-archivos';
/** Key of the page in its cache. One page serves every address under /app. */
const PAGE = '/app/';
/** How long a server may take before the copy in the cache is used, ms. */
const PATIENCE = 2_000;
/**
 * For how long the copy in the cache is used at once, ms, after it was used because the server was late. Each such use begins
 * this time anew; an answer of the server ends it.
 */
const LATE_FOR = 10_000;
let lateSince = Number.NEGATIVE_INFINITY;

/** Text in the head of every version of the page. A page that a network shows in its place, such as a sign-in, lacks it. */
const OWN = 'name="shell-version"';

const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9.]+$/;
const MANIFEST = /\/mf-manifest\.json$/;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  // A driver's page has its own service worker.
  if (request.method !== 'GET' || pathname.startsWith('/r/')) return;
  if (request.mode === 'navigate') {
    if (pathname.startsWith('/app')) event.respondWith(newest(request, PAGE));
    // Addresses of sign-in. Without a server nobody can sign in, so they lead to the app.
    else if (pathname === '/' || pathname === '/login') event.respondWith(fetch(request).catch(() => Response.redirect(PAGE)));
  } else if (MANIFEST.test(pathname)) event.respondWith(newest(request, request.url));
  else if (HASHED.test(pathname)) event.respondWith(kept(request));
});

/** Whether a response counts as the server's; false for a redirect, a 5xx and a page of the network's, such as its sign-in. */
async function isOwn(response, key) {
  if (response.redirected || response.status >= 500) return false;
  const text = await response.clone().text();
  return key === PAGE ? text.includes(OWN) : text.startsWith('{');
}

/**
 * The server's response. If the cache has a copy, the copy is used when no response comes in time, or one that doesn't count as
 * the server's (`isOwn`).
 */
async function newest(request, key) {
  const cache = await caches.open(PAGES);
  const before = await cache.match(key, { ignoreVary: true });
  const fetched = fetch(request).then(async (response) => {
    const own = await isOwn(response, key);
    if (own) lateSince = Number.NEGATIVE_INFINITY;
    if (own && response.ok) await cache.put(key, response.clone());
    return own || !before ? response : before.clone();
  });
  if (!before) return fetched;
  const patience = performance.now() - lateSince < LATE_FOR ? 0 : PATIENCE;
  let clock;
  const late = new Promise((resolve) => {
    clock = setTimeout(() => {
      lateSince = performance.now();
      resolve(before.clone());
    }, patience);
  });
  return Promise.race([fetched.catch(() => before.clone()).finally(() => clearTimeout(clock)), late]);
}

async function kept(request) {
  const cache = await caches.open(FILES);
  return (await cache.match(request.url, { ignoreVary: true })) ?? fetch(request);
}
