import {
  readReceiptCall,
  revokeTicketCall,
  ticketImageCall,
  ticketLinkCall,
  ticketPageCall,
} from '@lavanda/shared/contract/calls/tickets';
import {
  readReceiptSchemas,
  revokeTicketSchemas,
  ticketImageSchemas,
  ticketLinkSchemas,
  ticketPageSchemas,
} from '@lavanda/shared/contract/schemas/tickets';
import { seesAllSucursales } from '@lavanda/shared/domain/roles';
import { describeTicket } from '@lavanda/shared/ticket/describeTicket';
import { printedTicket } from '@lavanda/shared/ticket/page/printedPage';
import { whatsAppLink } from '@lavanda/shared/ticket/whatsapp';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../db/connection.ts';
import { withTenant } from '../db/tenancy.ts';
import type { Drawings } from '../drawing/drawings.ts';
import { route } from '../http/route.ts';
import type { Session } from '../http/session.ts';
import { notaVisible } from '../ventas/readNota.ts';
import { TicketPictures } from './image/ticketPictures.ts';
import { currentToken, issueLink, revokeLinks } from './links.ts';
import { fontsRoute } from './page/fonts.ts';
import { sendPrintPage } from './page/sendPrintPage.ts';
import { publicRoutes } from './publicRoutes.ts';
import { publicUrlOf } from './publicUrlOf.ts';
import { readReceipt } from './readReceipt.ts';
import { tagsRoute } from './tags/tagsRoute.ts';
import { type TicketData, ticketData } from './ticketData.ts';

interface SessionTicket extends TicketData {
  /** Null when the nota has no valid link; reading a ticket doesn't create one. */
  token: string | null;
}

/** The only sucursal whose tickets the session may see; null when it may see all. */
function sucursalOf(session: Session): string | null {
  return seesAllSucursales(session.rol) ? null : session.sucursalId;
}

/** Reads a ticket for staff. @throws HttpProblem 404 when the nota is voided or the session can't see it */
function ticketOf(db: Database, session: Session, notaId: string): Promise<SessionTicket> {
  return withTenant(db, session.tenantId, async (tx) => ({
    ...(await ticketData(tx, session.tenantId, notaId, sucursalOf(session))),
    token: await currentToken(tx, session.tenantId, notaId),
  }));
}

/**
 * Routes of tickets: for staff the printed ticket and tags, the ticket's picture and its public link; for anybody with the link,
 * its pages.
 */
export function ticketRoutes(
  app: FastifyInstance,
  db: Database,
  settings: Pick<Settings, 'publicUrl' | 'ticketLinkDays'>,
  drawings: Drawings,
): void {
  const pictures = new TicketPictures(drawings);
  fontsRoute(app);
  tagsRoute(app, db);

  const linkTo = (request: FastifyRequest, token: string | null) =>
    token === null ? null : publicUrlOf(settings, request, token);

  route(app, readReceiptCall, readReceiptSchemas, ({ session: { tenantId } }) =>
    withTenant(db, tenantId, (tx) => readReceipt(tx, tenantId)),
  );

  route(app, ticketPageCall, ticketPageSchemas, async ({ session, params, query, request, reply }) => {
    const { token, ...data } = await ticketOf(db, session, params.nota);
    const ticket = describeTicket(data, {
      link: linkTo(request, token),
      ...(query.ancho === undefined ? {} : { width: query.ancho === '58' ? 58 : 80 }),
    });
    return sendPrintPage(reply, printedTicket(ticket), query);
  });

  route(app, ticketImageCall, ticketImageSchemas, async ({ session, params, request, reply }) => {
    const { token, ...data } = await ticketOf(db, session, params.nota);
    const ticket = describeTicket(data, { link: linkTo(request, token) });
    const png = await pictures.draw(ticket, { tenantId: session.tenantId, kind: 'staff' });
    return reply.header('content-disposition', `inline; filename="ticket-${data.nota.folio}.png"`).type('image/png').send(png);
  });

  route(app, ticketLinkCall, ticketLinkSchemas, async ({ session, params, request }) => {
    const { tenantId } = session;
    const { token, data } = await withTenant(db, tenantId, async (tx) => ({
      data: await ticketData(tx, tenantId, params.nota, sucursalOf(session)),
      token: await issueLink(tx, tenantId, params.nota, settings.ticketLinkDays),
    }));
    const url = publicUrlOf(settings, request, token);
    return { url, whatsapp: whatsAppLink(data, url) };
  });

  route(app, revokeTicketCall, revokeTicketSchemas, async ({ session, params }) => ({
    revocados: await withTenant(db, session.tenantId, async (tx) => {
      await notaVisible(tx, session, params.nota);
      return revokeLinks(tx, session.tenantId, params.nota);
    }),
  }));

  app.register(async (publicScope) => publicRoutes(publicScope, db, settings, pictures));
}
