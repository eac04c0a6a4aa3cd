import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface RecordedCall {
  metodo: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A local stand-in for a provider: answers with `respond` and records its calls. */
export interface Provider {
  url: string;
  recordedCalls: RecordedCall[];
  /** Answers the next calls: returns status and body, or undefined when it writes the response itself. */
  respond: (recordedCall: RecordedCall, response: ServerResponse) => readonly [number, unknown] | undefined;
  close(): Promise<void>;
}

export async function startProvider(): Promise<Provider> {
  const route = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const recordedCall = {
      metodo: request.method ?? '',
      url: new URL(request.url ?? '/', 'http://proveedor'),
      headers: request.headers,
      body: await text(request),
    };
    provider.recordedCalls.push(recordedCall);
    const answer = provider.respond(recordedCall, response);
    if (!answer) return;
    const [status, body] = answer;
    response.writeHead(status, { 'content-type': typeof body === 'string' ? 'text/html' : 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  const server = createServer((request, response) => void route(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const provider: Provider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    recordedCalls: [],
    respond: () => [404, { message: 'Not found' }],
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return provider;
}
