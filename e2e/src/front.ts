import { request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy with its own address in front of the server. It can answer requests in place of the server. */
export interface Front {
  url: string;
  /** From now on answers requests of this path with `script`; null lets the server answer again. */
  replace(path: string, script: string | null): void;
  /** From now on answers every request with this status and a sign-in page, like a public Wi-Fi; null ends that. */
  capture(status: number | null): void;
  finish(): Promise<void>;
}

/** Starts the proxy on a free port. @param target address of the server */
export async function startFront(target: string): Promise<Front> {
  const replaced = new Map<string, string>();
  let captured: number | null = null;
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    if (captured !== null) {
      outgoing.writeHead(captured, { 'content-type': 'text/html' }).end('<!doctype html><h1>Inicia sesión en el Wi-Fi</h1>');
      return;
    }
    const script = replaced.get(url);
    if (script !== undefined) {
      outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(script);
      return;
    }
    const forwarded = ask(`${target}${url}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    replace: (path, script) => void (script === null ? replaced.delete(path) : replaced.set(path, script)),
    capture: (status) => {
      captured = status;
    },
    finish: async () => {
      server.closeAllConnections();
      await new Promise((ready) => server.close(ready));
    },
  };
}
