import { clientesImportar } from '@lavanda/shared/contract/clientes';
import type { FastifyInstance } from 'fastify';
import type { Base } from '../db/conexion.ts';
import { atender } from '../http/atender.ts';
import { responderProblema } from '../http/errores.ts';
import { fieldProblem } from '../http/problema.ts';
import { TEXTOS } from './archivo/textos.ts';
import { importarClientes } from './importarClientes.ts';

const TIPOS = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'];
const BYTES_MAXIMOS = 10 * 1024 * 1024;

/** The file as the body, on this route alone; session and role are checked before it is read. */
export async function rutaImportar(app: FastifyInstance, base: Base): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(TIPOS, { parseAs: 'buffer', bodyLimit: BYTES_MAXIMOS }, (_request, cuerpo, listo) =>
    listo(null, cuerpo),
  );
  app.setErrorHandler((error, request, reply) => responderProblema(request, reply, propio(error)));

  atender(app, clientesImportar, async ({ sesion, query, request }) => {
    const cuerpo: unknown = request.body;
    if (!Buffer.isBuffer(cuerpo) || cuerpo.length === 0) {
      throw fieldProblem(400, 'archivo', TEXTOS.archivoVacio);
    }
    const bytes = new Uint8Array(cuerpo.buffer, cuerpo.byteOffset, cuerpo.byteLength);
    return importarClientes(base, sesion, { formato: query.formato, bytes }, query.simular === '1');
  });
}

/** Fastify's refusals of a body, in the words of a file. */
function propio(error: unknown): unknown {
  const codigo = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (codigo === 'FST_ERR_CTP_BODY_TOO_LARGE') return fieldProblem(413, 'archivo', TEXTOS.excede);
  if (codigo === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return fieldProblem(415, 'archivo', TEXTOS.tipo);
  return error;
}
