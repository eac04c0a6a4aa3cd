import { randomUUID } from 'node:crypto';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { PROBLEM_TYPE } from './errors.ts';
import { HttpProblem, problemBody } from './problem.ts';

/** The problems to answer for errors of Node's HTTP server, by error code; any other error is answered with `MALFORMED`. */
const BY_CODE: Readonly<Record<string, HttpProblem>> = {
  ERR_HTTP_REQUEST_TIMEOUT: new HttpProblem(408, 'La petición no llegó completa a tiempo. Inténtalo de nuevo.'),
  HPE_HEADER_OVERFLOW: new HttpProblem(431, 'Los encabezados de la petición son demasiado grandes.'),
};
const MALFORMED = new HttpProblem(400, 'La petición no es HTTP válido.');
const EXPECTATION = new HttpProblem(417, 'El servidor no cumple lo que pide el encabezado Expect.');

/**
 * Answers a request that Node's parser gives up on (malformed, with too large a head, or not complete in time) and closes the
 * socket.
 */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, body, headers } = render(BY_CODE[error.code] ?? MALFORMED);
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) socket.write(`HTTP/1.1 ${status} \r\n${head.join('')}\r\n${body}`);
  socket.destroySoon();
}

/** Answers a request whose Expect header isn't 100-continue. */
export function answerExpectations(server: Server): void {
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    const { status, body, headers } = render(EXPECTATION);
    response.writeHead(status, headers).end(body);
  });
}

function render(problem: HttpProblem): { status: number; body: string; headers: Record<string, string | number> } {
  const body = JSON.stringify(problemBody(problem, randomUUID()));
  const headers = { 'content-type': PROBLEM_TYPE, 'content-length': Buffer.byteLength(body), connection: 'close' };
  return { status: problem.status, body, headers };
}
