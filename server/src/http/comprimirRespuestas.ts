import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { type Codificacion, codificacionAceptada } from './compresion.ts';

/** From here on a smaller answer travels enough faster to be worth it, bytes. */
const DESDE = 1024;
/** Up to here compressing takes less than handing it to another thread, bytes. */
const EN_EL_ACTO = 32 * 1024;

/** Low: a page of a list goes from 14 KB to 2.4 in a tenth of a millisecond, and higher ones take several times that for a few bytes. */
const CALIDAD_BROTLI = 3;
const NIVEL_GZIP = 1;

type Listo = (error: Error | null, comprimido?: Buffer) => void;

function comprimir(texto: string, bytes: number, codificacion: Exclude<Codificacion, 'identity'>, listo: Listo): void {
  const corto = bytes <= EN_EL_ACTO;
  if (codificacion === 'gzip') {
    const opciones = { level: NIVEL_GZIP };
    if (corto) listo(null, gzipSync(texto, opciones));
    else gzip(texto, opciones, listo);
    return;
  }
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT } = constants;
  const params = {
    [BROTLI_PARAM_QUALITY]: CALIDAD_BROTLI,
    [BROTLI_PARAM_SIZE_HINT]: bytes,
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
  };
  if (corto) listo(null, brotliCompressSync(texto, { params }));
  else brotliCompress(texto, { params }, listo);
}

/**
 * Compresses the answers that are text and whole (JSON, a ticket's page), as the request allows. What is sent in pieces (exports), images and what
 * comes compressed go as they are.
 */
export function comprimirRespuestas(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, seguir) => {
    if (typeof payload !== 'string' || reply.hasHeader('content-encoding')) return seguir(null, payload);
    const bytes = Buffer.byteLength(payload);
    if (bytes < DESDE) return seguir(null, payload);
    reply.header('vary', 'accept-encoding');
    const codificacion = codificacionAceptada(request.headers['accept-encoding']);
    if (codificacion === 'identity') return seguir(null, payload);
    comprimir(payload, bytes, codificacion, (error, comprimido) => {
      if (error) return seguir(error);
      reply.header('content-encoding', codificacion).removeHeader('content-length');
      seguir(null, comprimido);
    });
  });
}
