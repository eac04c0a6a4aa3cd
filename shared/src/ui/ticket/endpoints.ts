import { api } from '@lavanda/shared';
import type { TicketLink } from '../../contract/tickets.ts';

const root = (notaId: string) => `/api/ventas/${encodeURIComponent(notaId)}`;

/** The printable page of a note; without `imprimir` it only shows. */
export function ticketPath(notaId: string, print = true): string {
  return `${root(notaId)}/ticket${print ? '' : '?imprimir=0'}`;
}

export function imagePath(notaId: string): string {
  return `${root(notaId)}/imageGenerator`;
}

/** Calls of the public link. Every section that shows tickets carries this file, so the same definition may arrive twice. */
export const ticketsApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    sharedTicketLink: build.mutation<TicketLink, string>({
      query: (notaId) => ({ path: `${root(notaId)}/enlace`, metodo: 'POST' }),
    }),
    sharedRevokeTicket: build.mutation<{ revocados: number }, string>({
      query: (notaId) => ({ path: `${root(notaId)}/enlace/revocar`, metodo: 'POST' }),
    }),
  }),
});
