import { api } from '@lavanda/shared';
import type { EnlaceTicket } from '../../contract/tickets.ts';

const raiz = (notaId: string) => `/api/ventas/${encodeURIComponent(notaId)}`;

/** The printable page of a note; without `imprimir` it only shows. */
export function rutaTicket(notaId: string, imprimir = true): string {
  return `${raiz(notaId)}/ticket${imprimir ? '' : '?imprimir=0'}`;
}

export function rutaImagen(notaId: string): string {
  return `${raiz(notaId)}/imageGenerator`;
}

/** Calls of the public link. Every section that shows tickets carries this file, so the same definition may arrive twice. */
export const ticketsApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    sharedTicketEnlace: build.mutation<EnlaceTicket, string>({
      query: (notaId) => ({ ruta: `${raiz(notaId)}/enlace`, metodo: 'POST' }),
    }),
    sharedTicketRevocar: build.mutation<{ revocados: number }, string>({
      query: (notaId) => ({ ruta: `${raiz(notaId)}/enlace/revocar`, metodo: 'POST' }),
    }),
  }),
});
