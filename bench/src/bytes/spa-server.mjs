import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRsbuild, loadConfig } from '@rsbuild/core';

const PACKAGE = fileURLToPath(new URL('../..', import.meta.url));
const FOLDER = join(PACKAGE, 'dist/spa');
const TYPES = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** Builds the suite as one application into bench/dist/spa. */
export async function buildSpa() {
  const { content } = await loadConfig({ cwd: PACKAGE, path: 'src/bytes/spa.config.ts', command: 'build' });
  const performance = { ...content.performance, printFileSize: false };
  const rsbuild = await createRsbuild({ cwd: PACKAGE, config: { ...content, performance } });
  await rsbuild.build();
}

/** Serves that build as the real server serves the shell's, and proxies the API at `api`. */
export async function serveSpa(api) {
  const server = createServer((req, res) => {
    const { pathname } = new URL(req.url, api);
    const missing = extname(pathname) !== '' && !existsSync(join(FOLDER, pathname));
    if (pathname.startsWith('/api/') || missing) forward(api, req, res);
    else sendFile(pathname, res);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${server.address().port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function sendFile(pathname, res) {
  const own = join(FOLDER, pathname);
  const file = existsSync(own) && statSync(own).isFile() ? own : join(FOLDER, 'index.html');
  const compressed = existsSync(`${file}.br`);
  res.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'cache-control': file.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable',
    ...(compressed ? { 'content-encoding': 'br' } : {}),
  });
  res.end(readFileSync(compressed ? `${file}.br` : file));
}

function forward(api, req, res) {
  const target = new URL(req.url, api);
  // The server accepts state-changing calls only from its own origin.
  const headers = { ...req.headers, host: target.host, ...(req.headers.origin ? { origin: target.origin } : {}) };
  const out = request(target, { method: req.method, headers }, (answer) => {
    res.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(res);
  });
  out.on('error', () => res.destroy());
  req.pipe(out);
}
