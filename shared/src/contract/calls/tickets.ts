import type {
  publicTicketImageSchemas,
  publicTicketSchemas,
  revokeTicketSchemas,
  ticketImageSchemas,
  ticketLinkSchemas,
  ticketPageSchemas,
} from '../schemas/tickets.ts';
import { publicCall, sessionCall } from './call.ts';

/** A page that prints itself at the tenant's paper width. `ancho` (mm) overrides it; `imprimir=0` only shows it. */
export const ticketPageCall = sessionCall<typeof ticketPageSchemas>('GET', '/api/ventas/:nota/ticket', 'notas.leer');

export const ticketImageCall = sessionCall<typeof ticketImageSchemas>('GET', '/api/ventas/:nota/imageGenerator', 'notas.leer');

export const ticketLinkCall = sessionCall<typeof ticketLinkSchemas>('POST', '/api/ventas/:nota/enlace', 'notas.leer');

export const revokeTicketCall = sessionCall<typeof revokeTicketSchemas>(
  'POST',
  '/api/ventas/:nota/enlace/revocar',
  'notas.cambiar',
);

/** The ticket for the cliente: no session, not indexed, the name masked. */
export const publicTicketCall = publicCall<typeof publicTicketSchemas>('GET', '/t/:token');

export const publicTicketImageCall = publicCall<typeof publicTicketImageSchemas>('GET', '/t/:token/imagen');
