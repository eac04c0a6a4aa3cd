import { once } from 'node:events';
import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** A round-robin load balancer. A server that doesn't answer still gets its share of the requests, which end with 502. */
export class LoadBalancer {
  readonly #server: Server;
  #turn = 0;

  constructor(urls: readonly string[]) {
    this.#server = createServer((sent, response) => {
      const url = urls[this.#turn++ % urls.length] ?? '';
      const there = request(
        url + (sent.url ?? '/'),
        { method: sent.method ?? 'GET', headers: sent.headers, agent: false },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          pipeline(answer, response, () => undefined);
        },
      );
      there.once('error', () => down(response));
      sent.pipe(there);
    });
  }

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

function down(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(502, { 'content-type': 'application/json' }).end('{"detail":""}');
}
