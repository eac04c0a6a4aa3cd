import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const TYPES: Record<string, string> = { js: 'text/javascript', json: 'application/json' };

/** Creates a server for sections on another origin. It serves the files that a test sets. */
export function createOtherOrigin() {
  const files = new Map<string, (response: ServerResponse) => void>();
  const server = createServer((request, response) => {
    const respond = files.get(request.url ?? '');
    if (respond) respond(response);
    else response.writeHead(404, { 'access-control-allow-origin': '*' }).end();
  });
  const origin = { url: '' };

  const serve = (path: string, text: string, headers: Record<string, string> = { 'access-control-allow-origin': '*' }) => {
    const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain';
    files.set(path, (response) => response.writeHead(200, { 'content-type': type, ...headers }).end(text));
  };

  return Object.assign(origin, {
    async open(): Promise<void> {
      await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
      origin.url = `http://localhost:${(server.address() as AddressInfo).port}`;
    },
    close(): void {
      server.close();
      server.closeAllConnections();
    },
    /** Serves only this build, under `folder` and with an archivos.json. */
    set(folder: string, content: Record<string, string>): undefined {
      files.clear();
      const digest = (text: string) => createHash('sha256').update(text).digest('hex');
      const list = Object.entries(content).map(([path, text]) => [path, digest(text)]);
      const all = { ...content, 'archivos.json': JSON.stringify(Object.fromEntries(list)) };
      for (const [path, text] of Object.entries(all)) serve(folder + path, text);
    },
    remove(path: string): undefined {
      files.delete(path);
    },
    override(path: string): undefined {
      files.set(path, (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end());
    },
    withholdCors(path: string): undefined {
      serve(path, '{}', {});
    },
    fatten(path: string): undefined {
      serve(path, ' '.repeat(5 * 1024 * 1024));
    },
  });
}
