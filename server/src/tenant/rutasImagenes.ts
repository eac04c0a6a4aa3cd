import { tenantImagen } from '@lavanda/shared/contract/tenant';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Base } from '../db/conexion.ts';
import { atender } from '../http/atender.ts';
import { responderProblema } from '../http/errores.ts';
import { Problematico } from '../http/problema.ts';
import { leerImagen, subirImagen } from './imagenes.ts';
import { TEXTOS } from './textos.ts';

const DOS_MB = 2 * 1024 * 1024;

/** Uploads and pictures; registered apart because here, and only here, a body is bytes of any kind. */
export async function rutasImagenes(app: FastifyInstance, base: Base): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: DOS_MB }, (_request, cuerpo, listo) => listo(null, cuerpo));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const grande = error.code === 'FST_ERR_CTP_BODY_TOO_LARGE';
    responderProblema(request, reply, grande ? new Problematico(413, TEXTOS.imagenGrande) : error);
  });

  atender(app, tenantImagen, async ({ sesion, query, request }) => {
    const { body } = request;
    if (!Buffer.isBuffer(body) || body.length === 0) throw new Problematico(415, TEXTOS.imagenFormato);
    return subirImagen(base, sesion, query.tipo, body);
  });

  app.get('/imagenes/*', { schema: { hide: true } }, async (request, reply) => {
    const png = await leerImagen(base, request.url.split('?', 1)[0] ?? '');
    if (!png) throw new Problematico(404, 'No existe lo que buscas.');
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type('image/png').send(png);
  });
}
