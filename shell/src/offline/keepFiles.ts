import type { Remote } from '../federation/registry/remote';

/** The service worker's caches (public/sw.js): PAGES for what may change, FILES for files with a hash in their name. */
const PAGES = 'lavanda-paginas';
const FILES = 'lavanda-archivos';
const HASHED = /\.[0-9a-f]{8,}\.[a-z0-9.]+$/;

/** Folder of a build, with its list of files. */
async function filesOf(folder: string): Promise<string[]> {
  const response = await fetch(new URL('archivos.json', folder));
  if (!response.ok) return [];
  const list = (await response.json()) as Record<string, string>;
  return Object.keys(list)
    .filter((path) => HASHED.test(path))
    .map((path) => new URL(path, folder).href);
}

/** What this page has loaded: a published shell has other files than the server's own. */
function loadedFiles(): string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => name.replace(/[?#].*$/, ''));
  return urls.filter((url) => HASHED.test(url));
}

/**
 * Keeps every file of the shell and of the sections that the user has, so that they open without a server, and drops
 * those of older versions. One file at a time: it must not slow down what the user does.
 */
export async function keepFiles(remotes: readonly Remote[]): Promise<void> {
  const folders = [
    new URL('/', location.href).href,
    ...remotes.map(({ manifest }) => new URL('.', new URL(manifest, location.href)).href),
  ];
  const lists = await Promise.all(folders.map(filesOf));
  const wanted = new Set([...lists.flat(), ...loadedFiles()]);
  const pages = await caches.open(PAGES);
  for (const { manifest } of remotes) await pages.add(manifest);
  const cache = await caches.open(FILES);
  const present = new Set((await cache.keys()).map(({ url }) => url));
  for (const url of wanted) if (!present.has(url)) await cache.add(url);
  for (const url of present) if (!wanted.has(url)) await cache.delete(url);
}

/** Reads the page again into the cache, because it may have been opened before the worker was there to keep it. */
export async function keepPage(): Promise<void> {
  const response = await fetch('/app/', { headers: { accept: 'text/html' } });
  if (response.ok) await (await caches.open(PAGES)).put('/app/', response);
}
