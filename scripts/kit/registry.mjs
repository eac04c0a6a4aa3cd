import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { publishedManifest } from '../../shared/scripts/publishedManifest.mjs';
import { ROOT } from '../lib/process.mjs';

/**
 * Starts an npm registry for the scope @lavanda, such as a company has. It serves the packages that the build packed into
 * `dist/kit` of each folder.
 * @param {readonly string[]} folders folders of this repository
 * @returns {Promise<{ url: string; close: () => void }>}
 */
export async function startRegistry(folders) {
  const packages = new Map(folders.map((folder) => [nameIn(folder), folder]));
  const server = createServer((request, response) => {
    const [path = ''] = decodeURIComponent(request.url ?? '/').split('?');
    const name = path.slice(1).replace(/\/-\/.*$/, '');
    const folder = packages.get(name);
    if (folder === undefined) return response.writeHead(404, { 'content-type': 'application/json' }).end('{}');
    if (path.endsWith('.tgz')) return response.end(readFileSync(join(ROOT, folder, 'dist', 'kit', packed(folder).archivo)));
    return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(documentOf(folder, url)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${server.address().port}/`;
  return { url, close: () => server.close().closeAllConnections() };
}

const manifestOf = (folder) => JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
const nameIn = (folder) => manifestOf(folder).name;
const packed = (folder) => JSON.parse(readFileSync(join(ROOT, folder, 'dist', 'kit', 'kit.json'), 'utf8'));

/** The registry's JSON document about a package. */
function documentOf(folder, url) {
  const manifest = publishedManifest(manifestOf(folder));
  const { name, version } = manifest;
  const dist = { tarball: `${url}${name}/-/${packed(folder).archivo}`, integrity: packed(folder).integridad };
  return { name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } };
}
