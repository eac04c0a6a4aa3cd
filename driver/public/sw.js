/*
 * The driver's page on a street without a signal (day.md 5). The page is requested from the server first, so that a revoked link
 * doesn't open if the server answers in time. The build's asset files come from the cache.
 */

const PREFIX = 'lavanda-chofer-';
const CACHE = PREFIX + self.BUILD.version;
/** Cache key of the page. All links share one cached page, because the page reads the link's token from its address. */
const PAGE = '/r/';
/** How long the server may take to answer before the cached page is shown, ms. */
const PATIENCE = 4_000;

/** Text in the head of every build's page. A page that a network shows in its place, such as a sign-in, lacks it. */
const OWN = 'name="driver-page"';

const LINK = /^\/r\/[A-Za-z0-9_-]{32}$/;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(self.BUILD.files)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (event.data?.page) event.waitUntil(keepPage(event.data.page));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && LINK.test(pathname)) event.respondWith(newest(request));
  else if (self.BUILD.files.includes(pathname)) event.respondWith(kept(request, pathname));
});

async function dropOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)));
}

/**
 * Fetches the page that is open and caches it, if it is of the worker's build, because the page may have been loaded before the
 * worker could cache it.
 */
async function keepPage(address) {
  const response = await fetch(address);
  if (isOfBuild(await response.clone().text()) && response.ok) await (await caches.open(CACHE)).put(PAGE, response);
}

/** Whether a page is of the worker's build. Others aren't cached, because they would request files that the cache lacks. */
const isOfBuild = (text) => self.BUILD.files.every((file) => !file.endsWith('.js') || text.includes(file));

/** Whether the response is the server's page; false for a redirect, a status from 500 on, and a page of the network's own. */
async function isOwn(response) {
  return !response.redirected && response.status < 500 && (await response.clone().text()).includes(OWN);
}

/**
 * The server's page, even one that says that the link is dead; the cached page if the server doesn't send its page in time.
 * Without a cached page, whatever the network answers.
 */
async function newest(request) {
  const cache = await caches.open(CACHE);
  const before = await cache.match(PAGE);
  const fetched = fetch(request).then(async (response) => {
    if (response.ok && isOfBuild(await response.clone().text())) await cache.put(PAGE, response.clone());
    return !before || (await isOwn(response)) ? response : before.clone();
  });
  if (!before) return fetched;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, before.clone()));
  return Promise.race([fetched.catch(() => before.clone()), late]);
}

async function kept(request, pathname) {
  return (await (await caches.open(CACHE)).match(pathname, { ignoreVary: true })) ?? fetch(request);
}
