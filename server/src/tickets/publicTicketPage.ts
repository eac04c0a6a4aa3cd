import { addressOf } from '@lavanda/shared/contract/calls/call';
import { publicPhotoCall } from '@lavanda/shared/contract/calls/photos';
import { TO_COLLECT } from '@lavanda/shared/domain/nota';
import { describeTicket } from '@lavanda/shared/ticket/describeTicket';
import type { Database } from '../db/connection.ts';
import { withTenant } from '../db/tenancy.ts';
import { pickupOf } from '../pickupRequests/pickupOf.ts';
import { describeStatus } from './describeStatus.ts';
import { askBar, pickupCard, privacyAnchor } from './page/pickupCard.ts';
import { ticketPage } from './page/ticketPage.ts';
import { stepMoments } from './stepMoments.ts';
import { type TicketData, ticketData } from './ticketData.ts';

export interface NotaOfToken {
  tenantId: string;
  notaId: string;
}

type ShownTicket = Awaited<ReturnType<typeof readShownTicket>>;

/** Reads what the page of a ticket shows. */
export function readShownTicket(db: Database, { tenantId, notaId }: NotaOfToken) {
  return withTenant(db, tenantId, async (tx) => ({
    data: await ticketData(tx, tenantId, notaId, null),
    moments: await stepMoments(tx, tenantId, notaId),
    pickup: await pickupOf(tx, tenantId, notaId, new Date()),
  }));
}

/** The page of a ticket. @param link address of the page, for the ticket to show */
export function publicTicketPage(
  { data, moments, pickup }: ShownTicket,
  { token, link, nonce }: { token: string; link: string; nonce: string },
): string {
  const ticket = describeTicket(data, { link, isPublic: true });
  const privacy = privacyAnchor(data.issuer.privacidad, token);
  // The status of a nota that is still to be collected already describes its own recoleccion.
  const card = pickup && data.nota.status !== TO_COLLECT ? pickupCard(pickup) : null;
  return ticketPage(ticket, {
    nonce,
    status: describeStatus({ ...data, moments }, new Date()),
    photos: photosOf(data, token),
    pickup: { card, privacy, bar: pickup && askBar(pickup, token) },
  });
}

function photosOf({ nota: { fotos: photos = [] } }: TicketData, token: string) {
  return photos.map(({ id: foto, ...size }) => ({ ...size, address: addressOf(publicPhotoCall, { params: { token, foto } }) }));
}
