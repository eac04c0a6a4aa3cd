import { readPhotoCall, removePhotoCall, savePhotoCall } from '@lavanda/shared/contract/calls/photos';
import { readPhotoSchemas, removePhotoSchemas, savePhotoSchemas } from '@lavanda/shared/contract/schemas/photos';
import { MAX_PHOTO_BYTES } from '@lavanda/shared/domain/observations';
import { seesAllSucursales } from '@lavanda/shared/domain/roles';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../../db/connection.ts';
import { sendProblem } from '../../http/errors.ts';
import type { CallSlots } from '../../http/heldSlots.ts';
import { HttpProblem } from '../../http/problem.ts';
import { route } from '../../http/route.ts';
import { TooManyRequests } from '../../http/tooManyRequests.ts';
import { RateLimit } from '../../limits/rateLimit.ts';
import { TEXTS } from '../texts.ts';
import { readPhoto, removePhoto, savePhoto } from './photos.ts';

/** Rate at which a user may send photos: 30 at once, which are those of five notas, and then one every two seconds. */
const RATE = { burst: 30, perSecond: 0.5 };

/** Refuses a photo of a user who sends photos faster than `RATE`, before the server reads its bytes. */
function photoLimit(): CallSlots {
  const limit = new RateLimit(RATE);
  return {
    enter({ userId }) {
      const { taken, seconds } = limit.take(userId);
      if (!taken) throw new TooManyRequests(TEXTS.photosTooFast, seconds);
      return () => undefined;
    },
  };
}

/** Sends a photo so that no script can run in it if it is opened as a page, and only the user's browser caches it. */
export function sendPhoto(reply: FastifyReply, jpeg: Buffer): FastifyReply {
  return reply
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-disposition', 'inline')
    .header('cache-control', 'private, max-age=3600')
    .header('vary', 'cookie')
    .type('image/jpeg')
    .send(jpeg);
}

const SHORT_PROBLEMS: Readonly<Record<string, readonly [status: number, detail: string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, TEXTS.photoTooLarge],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, TEXTS.photoFormat],
};

/** Routes of notas' photos. They have a scope of their own, because one route accepts a JPEG, and nothing else, as its body. */
export async function photoRoutes(app: FastifyInstance, db: Database): Promise<void> {
  app.addContentTypeParser('image/jpeg', { parseAs: 'buffer', bodyLimit: MAX_PHOTO_BYTES }, (_request, body, done) =>
    done(null, body),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = SHORT_PROBLEMS[error.code];
    sendProblem(request, reply, problem ? new HttpProblem(...problem) : error);
  });

  route(
    app,
    savePhotoCall,
    savePhotoSchemas,
    async ({ session, params, request }) => {
      const { body } = request;
      if (!Buffer.isBuffer(body) || body.length === 0) throw new HttpProblem(415, TEXTS.photoFormat);
      return { fotos: await savePhoto(db, session, params.nota.toLowerCase(), params.foto.toLowerCase(), body) };
    },
    { slots: photoLimit(), bodyLimit: MAX_PHOTO_BYTES },
  );

  route(app, readPhotoCall, readPhotoSchemas, async ({ session, params, reply }) =>
    sendPhoto(reply, await readPhoto(db, session.tenantId, params, seesAllSucursales(session.rol) ? null : session.sucursalId)),
  );

  route(app, removePhotoCall, removePhotoSchemas, async ({ session, params }) => ({
    fotos: await removePhoto(db, session, params.nota.toLowerCase(), params.foto.toLowerCase()),
  }));
}
