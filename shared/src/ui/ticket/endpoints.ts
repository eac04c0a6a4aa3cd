import { api } from '@lavanda/shared';
import type { TicketLink } from '../../contract/tickets.ts';

const root = (notaId: string) => `/api/ventas/${encodeURIComponent(notaId)}`;

/** Path of a nota's printable page; it prints itself unless `print` is false. */
export function ticketPath(notaId: string, print = true): string {
  return `${root(notaId)}/ticket${print ? '' : '?imprimir=0'}`;
}

export function imagePath(notaId: string): string {
  return `${root(notaId)}/imageGenerator`;
}

/** Endpoints of the public link. Each section that shows tickets bundles this file, so it may be injected twice. */
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
