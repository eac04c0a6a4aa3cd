import { publicPhotoCall } from '@lavanda/shared/contract/calls/photos';
import { publicTicketCall, publicTicketImageCall } from '@lavanda/shared/contract/calls/tickets';
import { publicPhotoSchemas } from '@lavanda/shared/contract/schemas/photos';
import { publicTicketImageSchemas, publicTicketSchemas } from '@lavanda/shared/contract/schemas/tickets';
import { describeTicket } from '@lavanda/shared/ticket/describeTicket';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../db/connection.ts';
import { withTenant } from '../db/tenancy.ts';
import { toProblem } from '../http/errors.ts';
import { newNonce } from '../http/headers.ts';
import { HttpProblem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { sendPhoto } from '../ventas/photos/photoRoutes.ts';
import { readPhoto } from '../ventas/photos/photos.ts';
import type { TicketPictures } from './image/ticketPictures.ts';
import { notaOfToken } from './links.ts';
import { ticketPolicy } from './page/policy.ts';
import { PRIVATE, sendFailurePage } from './page/sendFailurePage.ts';
import { publicPickupRoutes } from './publicPickupRoutes.ts';
import { PublicTicketLimits } from './publicTicketLimits.ts';
import { type NotaOfToken, publicTicketPage, readShownTicket } from './publicTicketPage.ts';
import { publicUrlOf } from './publicUrlOf.ts';
import { TEXTS } from './texts.ts';
import { type TicketData, ticketData } from './ticketData.ts';

/** Answers errors as a page, because a cliente reads them. */
export async function sendTicketFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { status } = toProblem(error);
  if (status >= 500) request.log.error({ err: error }, 'public ticket failed');
  return sendFailurePage(reply, status, TEXTS);
}

/** Routes of the public ticket: they need no session, aren't indexed by search engines, and mask names. */
export function publicRoutes(
  app: FastifyInstance,
  db: Database,
  settings: Pick<Settings, 'publicUrl'>,
  pictures: TicketPictures,
): void {
  app.setErrorHandler(sendTicketFailure);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(PRIVATE);
  });

  const limits = new PublicTicketLimits();

  const found = async (token: string): Promise<NotaOfToken> => {
    const nota = await notaOfToken(db, token);
    if (!nota) throw new HttpProblem(404, TEXTS.deadLink);
    return nota;
  };

  const dataOf = ({ tenantId, notaId }: NotaOfToken): Promise<TicketData> =>
    withTenant(db, tenantId, (tx) => ticketData(tx, tenantId, notaId, null));

  const linkOf = (request: FastifyRequest, token: string): string => publicUrlOf(settings, request, token);

  route(app, publicTicketCall, publicTicketSchemas, async ({ params, request, reply }) => {
    limits.count('page', params.token, request.ip);
    const nonce = newNonce();
    const shown = await readShownTicket(db, await found(params.token));
    return reply
      .header('content-security-policy', ticketPolicy(nonce, false))
      .type('text/html; charset=utf-8')
      .send(publicTicketPage(shown, { token: params.token, link: linkOf(request, params.token), nonce }));
  });

  route(app, publicPhotoCall, publicPhotoSchemas, async ({ params, request, reply }) => {
    limits.count('photo', params.token, request.ip);
    const { tenantId, notaId } = await found(params.token);
    return sendPhoto(reply, await readPhoto(db, tenantId, { nota: notaId, foto: params.foto }, null));
  });

  route(app, publicTicketImageCall, publicTicketImageSchemas, async ({ params, request, reply }) => {
    limits.count('picture', params.token, request.ip);
    const nota = await found(params.token);
    limits.countPicture(nota.tenantId, request.ip);
    const ticket = describeTicket(await dataOf(nota), { link: linkOf(request, params.token), isPublic: true });
    const png = await pictures.draw(ticket, { tenantId: nota.tenantId, kind: 'public' });
    return reply.header('content-disposition', `inline; filename="ticket-${ticket.folio}.png"`).type('image/png').send(png);
  });

  publicPickupRoutes(app, db, { limits, found });
}
