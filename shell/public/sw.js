/*
 * The app's service worker: with it the app opens without a server (day.md 1). What may change is asked of the server
 * first, so that a broken page never outlives its mending; files named by their content come from the cache.
 */

/** The page and the sections' manifests, as the server last gave them. */
const PAGES = 'lavanda-paginas';
/** Files whose name tells their content. The page fills and clears this cache (offline/keepFiles.ts). */
const FILES = 'lavanda-archivos';
/** One page serves every address under /app. */
const PAGE = '/app/';
/** How long a server may take before the kept page is shown, ms. */
const PATIENCE = 4_000;

const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9.]+$/;
const MANIFEST = /\/mf-manifest\.json$/;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  // A driver's page has a worker of its own.
  if (request.method !== 'GET' || pathname.startsWith('/r/')) return;
  if (request.mode === 'navigate') {
    if (pathname.startsWith('/app')) event.respondWith(newest(request, PAGE));
    // The address that people know leads to the app; without a server nobody can sign in.
    else if (pathname === '/' || pathname === '/login') event.respondWith(fetch(request).catch(() => Response.redirect(PAGE)));
  } else if (MANIFEST.test(pathname)) event.respondWith(newest(request, request.url));
  else if (HASHED.test(pathname)) event.respondWith(kept(request));
});

/** The server's answer; what was kept of it when there is none in time. */
async function newest(request, key) {
  const cache = await caches.open(PAGES);
  const before = await cache.match(key, { ignoreVary: true });
  const fetched = fetch(request).then(async (response) => {
    if (response.ok && !response.redirected) await cache.put(key, response.clone());
    return response.status >= 500 && before ? before.clone() : response;
  });
  if (!before) return fetched;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, before.clone()));
  return Promise.race([fetched.catch(() => before.clone()), late]);
}

async function kept(request) {
  const cache = await caches.open(FILES);
  return (await cache.match(request.url, { ignoreVary: true })) ?? fetch(request);
}
