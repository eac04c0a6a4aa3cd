import { importClientesCall } from '@lavanda/shared/contract/calls/clientes';
import { importClientesSchemas } from '@lavanda/shared/contract/schemas/clientes';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/connection.ts';
import { sendProblem } from '../http/errors.ts';
import { fieldProblem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { importSlots } from '../limits/longCalls.ts';
import { TEXTS } from './file/texts.ts';
import { importClientes } from './importClientes.ts';

const TYPES = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];
const MAX_BYTES = 10 * 1024 * 1024;

/** Takes the file as a raw body on this route only. The session and role are checked before the body is read. */
export async function importRoute(app: FastifyInstance, db: Database): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(TYPES, { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, ready) => ready(null, body));
  app.setErrorHandler((error, request, reply) => sendProblem(request, reply, importProblem(error)));

  route(
    app,
    importClientesCall,
    importClientesSchemas,
    async ({ session, query, request }) => {
      const body: unknown = request.body;
      if (!Buffer.isBuffer(body) || body.length === 0) {
        throw fieldProblem(400, 'archivo', TEXTS.emptyFile);
      }
      const bytes = new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
      return importClientes(db, session, { formato: query.formato, bytes }, query.simular === '1');
    },
    { slots: importSlots },
  );
}

/** Replaces Fastify's body errors with messages about the file. */
function importProblem(error: unknown): unknown {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return fieldProblem(413, 'archivo', TEXTS.exceeds);
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return fieldProblem(415, 'archivo', TEXTS.type);
  return error;
}
