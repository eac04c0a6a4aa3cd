import { api } from '@lavanda/shared';
import { type AnswerOf, addressOf } from '../../contract/calls/call.ts';
import { requestOf } from '../../contract/calls/requestOf.ts';
import { revokeTicketCall, ticketImageCall, ticketLinkCall, ticketPageCall } from '../../contract/calls/tickets.ts';
import type { TicketLink } from '../../contract/schemas/tickets.ts';

/** Path of a nota's printable page; it prints itself unless `print` is false. */
export function ticketPath(notaId: string, print = true): string {
  return addressOf(ticketPageCall, { params: { nota: notaId }, query: { imprimir: print ? undefined : '0' } });
}

export function imagePath(notaId: string): string {
  return addressOf(ticketImageCall, { params: { nota: notaId } });
}

/** Endpoints of the public link. Each section that shows tickets bundles this file, so its endpoints may be injected twice. */
export const ticketsApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    sharedTicketLink: build.mutation<TicketLink, string>({
      query: (notaId) => requestOf(ticketLinkCall, { params: { nota: notaId } }),
    }),
    sharedRevokeTicket: build.mutation<AnswerOf<typeof revokeTicketCall>, string>({
      query: (notaId) => requestOf(revokeTicketCall, { params: { nota: notaId } }),
    }),
  }),
});
