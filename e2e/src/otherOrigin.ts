import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';

export interface OtherOrigin {
  url: string;
  /** Folder whose files are served. */
  folder: string;
  finish(): Promise<void>;
}

const TYPES: Record<string, string> = { js: 'text/javascript', json: 'application/json', css: 'text/css' };

/** Starts a file host on another origin, like a section team's own CDN. */
export async function startOtherOrigin(): Promise<OtherOrigin> {
  const folder = mkdtempSync(join(tmpdir(), 'lavanda-otro-origen-'));
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://otro');
    const bytes = await readFile(join(folder, normalize(pathname))).catch(() => null);
    const type = TYPES[pathname.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    response.writeHead(bytes === null ? 404 : 200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(bytes);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    folder,
    finish: async () => {
      server.closeAllConnections();
      await new Promise((ready) => server.close(ready));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
