import { askPickupCall, pickupFormCall, privacyPageCall } from '@lavanda/shared/contract/calls/pickupRequests';
import { askPickupSchemas, pickupFormSchemas, privacyPageSchemas } from '@lavanda/shared/contract/schemas/pickupRequests';
import type { TypedPickup } from '@lavanda/shared/domain/pickupRequest';
import { privacyLink } from '@lavanda/shared/domain/privacyNotice';
import { describeTicket } from '@lavanda/shared/ticket/describeTicket';
import { html, type Markup } from '@lavanda/shared/ticket/page/html';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../db/connection.ts';
import { withTenant } from '../db/tenancy.ts';
import { newNonce } from '../http/headers.ts';
import { HttpProblem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { askPickup } from '../pickupRequests/askPickup.ts';
import { mayAsk, type Pickup, pickupOf } from '../pickupRequests/pickupOf.ts';
import { describeStatus } from './describeStatus.ts';
import { linkPage } from './page/linkPage.ts';
import { pickupPath, privacyAnchor } from './page/pickupCard.ts';
import { pickupForm, pickupStatePage, pickupWindowStyles } from './page/pickupPage.ts';
import { formPolicy } from './page/policy.ts';
import { PICKUP_TEXTS } from './pickupTexts.ts';
import type { PublicTicketLimits } from './publicTicketLimits.ts';
import type { NotaOfToken } from './publicTicketPage.ts';
import { TEXTS } from './texts.ts';
import { type TicketData, ticketData } from './ticketData.ts';

interface PublicPickupOptions {
  limits: PublicTicketLimits;
  /** Nota and tenant of a token. @throws HttpProblem 404 for a token that doesn't work */
  found(token: string): Promise<NotaOfToken>;
}

interface Read {
  data: TicketData;
  pickup: Pickup;
}

function read(db: Database, { tenantId, notaId }: NotaOfToken): Promise<Read> {
  return withTenant(db, tenantId, async (tx) => {
    const data = await ticketData(tx, tenantId, notaId, null);
    const pickup = await pickupOf(tx, tenantId, notaId, new Date());
    if (!pickup) throw new HttpProblem(404, TEXTS.deadLink);
    return { data, pickup };
  });
}

/** Parses form fields as browsers send them without a script; the last field of a name counts. */
function readForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}

/** Routes below a ticket's link where a cliente asks for a recoleccion and reads the privacy notice. */
export function publicPickupRoutes(app: FastifyInstance, db: Database, { limits, found }: PublicPickupOptions): void {
  readForms(app);

  const send = (reply: FastifyReply, token: string, { data, pickup }: Read, title: string, content: Markup): FastifyReply => {
    const nonce = newNonce();
    const ticket = describeTicket(data, { link: null, isPublic: true });
    const styles = pickupWindowStyles(pickup);
    return (
      reply
        .header('content-security-policy', formPolicy(nonce))
        // Browsers without Sec-Fetch-Site identify the page of a submitted form by Origin, which 'no-referrer' would turn into
        // 'null'.
        .header('referrer-policy', 'same-origin')
        .type('text/html; charset=utf-8')
        .send(linkPage({ ticket, status: describeStatus(data, new Date()), token, nonce, title, content, styles }))
    );
  };

  const form = (token: string, { data, pickup }: Read, typed: TypedPickup | null, fault: string | null): Markup => {
    const { negocio: laundry, privacidad: notice } = data.issuer;
    return pickupForm(pickup, { token, laundry, typed, fault, privacy: privacyAnchor(notice, token) });
  };

  route(app, pickupFormCall, pickupFormSchemas, async ({ params: { token }, request, reply }) => {
    limits.count('page', token, request.ip);
    const all = await read(db, await found(token));
    const content = mayAsk(all.pickup) ? form(token, all, null, null) : pickupStatePage(all.pickup);
    return send(reply, token, all, PICKUP_TEXTS.title, content);
  });

  route(app, askPickupCall, askPickupSchemas, async ({ params: { token }, body, request, reply }) => {
    limits.count('request', token, request.ip);
    const where = await found(token);
    const typed = { day: body.dia ?? '', window: body.ventana ?? '', comment: body.comentario ?? '' };
    const fault = await askPickup(db, where, typed);
    if (fault === null) return reply.redirect(pickupPath(token), 303);
    const all = await read(db, where);
    return send(reply.code(422), token, all, PICKUP_TEXTS.title, form(token, all, typed, fault));
  });

  route(app, privacyPageCall, privacyPageSchemas, async ({ params: { token }, request, reply }) => {
    limits.count('page', token, request.ip);
    const all = await read(db, await found(token));
    const { privacidad: notice } = all.data.issuer;
    if (notice === '') throw new HttpProblem(404, TEXTS.deadLink);
    const link = privacyLink(notice);
    if (link !== null) return reply.redirect(link, 302);
    const content = html`<section class="card st"><h1>${PICKUP_TEXTS.privacy}</h1><p class="txt">${notice}</p></section>`;
    return send(reply, token, all, PICKUP_TEXTS.privacy, content);
  });
}
