import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the service got. */
interface Received {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** Starts a server that stands for a team's service, and records the requests to it. */
export async function startSectionService() {
  const received: Received[] = [];
  let respond = (_request: Received, response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"paradas":3}');
  };
  const server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(new Uint8Array(chunk as Buffer));
    const { method = '', url: path = '', headers } = request;
    const one = { method, path, headers, body: Buffer.concat(chunks).toString() };
    received.push(one);
    respond(one, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/interno/`,
    received,
    /** Sets how the service answers from now on. */
    answer(how: typeof respond): void {
      respond = how;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
    },
  };
}
