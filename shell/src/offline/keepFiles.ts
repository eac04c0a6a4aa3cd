import type { Remote } from '../federation/registry/remote';

/**
 * The service worker's caches (public/sw.js): PAGES for the page and the manifests, FILES for files with a hash in their name.
 */
const PAGES = 'lavanda-paginas';
const FILES = 'lavanda-archivos';
/** Address in PAGES of an empty response. It is present while every file is kept, as far as `keepFiles` knows. */
const WHOLE = '/lavanda-completo';
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9.]+$/;

/** Addresses of a build's files with a hash in their name, from the list (archivos.json) in the build's folder. */
async function filesOf(folder: string): Promise<string[]> {
  const response = await fetch(new URL('archivos.json', folder));
  if (!response.ok) return [];
  const list = (await response.json()) as Record<string, string>;
  return Object.keys(list)
    .filter((path) => HASHED.test(path))
    .map((path) => new URL(path, folder).href);
}

/** Addresses of the hashed files that this page has loaded. Its shell may be a release, whose files the server doesn't list. */
function loadedFiles(): string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => name.replace(/[?#].*$/, ''));
  return urls.filter((url) => HASHED.test(url));
}

/**
 * Keeps a file.
 * @throws TypeError when the file can't be read, or when the network (a captive portal) answers with a page instead
 */
async function keep(cache: Cache, url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok || response.headers.get('content-type')?.startsWith('text/html')) throw new TypeError(`${url} isn't there`);
  await cache.put(url, response);
}

/**
 * Keeps the manifests of the user's sections and the hashed files of these sections and of the shell, so that they open without a
 * server, and drops the hashed files of older versions. Fetches one file at a time, so that the user isn't slowed down.
 */
export async function keepFiles(remotes: readonly Remote[]): Promise<void> {
  const folders = [
    new URL('/', location.href).href,
    ...remotes.map(({ manifest }) => new URL('.', new URL(manifest, location.href)).href),
  ];
  const lists = await Promise.all(folders.map(filesOf));
  const wanted = new Set([...lists.flat(), ...loadedFiles()]);
  const pages = await caches.open(PAGES);
  const cache = await caches.open(FILES);
  const present = new Set((await cache.keys()).map(({ url }) => url));
  const missing = [...wanted].filter((url) => !present.has(url));
  // After a release the kept page and manifests are new, and need the missing files.
  if (missing.length > 0) await pages.delete(WHOLE);
  for (const { manifest } of remotes) await keep(pages, manifest);
  for (const url of missing) await keep(cache, url);
  for (const url of present) if (!wanted.has(url)) await cache.delete(url);
  await pages.put(WHOLE, new Response());
}

/** Whether this browser has every file with which the app opens without a server. */
export async function areFilesKept(): Promise<boolean> {
  return 'caches' in window && (await caches.match(WHOLE)) !== undefined;
}

/** Stores the app's page in the cache, because the browser may have opened the page before the worker could store it. */
export async function keepPage(): Promise<void> {
  const response = await fetch('/app/', { headers: { accept: 'text/html' } });
  const isOwn = (await response.clone().text()).includes('name="shell-version"');
  if (response.ok && isOwn) await (await caches.open(PAGES)).put('/app/', response);
}
