import { tenantImageCall } from '@lavanda/shared/contract/calls/tenant';
import { tenantImageSchemas } from '@lavanda/shared/contract/schemas/tenant';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Database } from '../db/connection.ts';
import type { Drawings } from '../drawing/drawings.ts';
import { sendProblem } from '../http/errors.ts';
import { HttpProblem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { readImage, uploadImage } from './images.ts';
import { TEXTS } from './texts.ts';

const TWO_MB = 2 * 1024 * 1024;

/** Routes that upload and download images. They have a scope of their own, because only they accept a body of any type. */
export async function imageRoutes(app: FastifyInstance, db: Database, drawings: Drawings): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: TWO_MB }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const tooBig = error.code === 'FST_ERR_CTP_BODY_TOO_LARGE';
    sendProblem(request, reply, tooBig ? new HttpProblem(413, TEXTS.imageTooLarge) : error);
  });

  route(app, tenantImageCall, tenantImageSchemas, async ({ session, query, request }) => {
    const { body } = request;
    if (!Buffer.isBuffer(body) || body.length === 0) throw new HttpProblem(415, TEXTS.imageFormat);
    const { url, width, height } = await uploadImage(db, drawings, session, query.tipo, body);
    return { url, ancho: width, alto: height };
  });

  app.get('/imagenes/*', { schema: { hide: true } }, async (request, reply) => {
    const png = await readImage(db, request.url.split('?', 1)[0] ?? '');
    if (!png) throw new HttpProblem(404, 'No existe lo que buscas.');
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type('image/png').send(png);
  });
}
