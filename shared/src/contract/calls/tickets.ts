import type {
  publicTicketImageSchemas,
  publicTicketSchemas,
  readReceiptSchemas,
  revokeTicketSchemas,
  tagsPageSchemas,
  ticketImageSchemas,
  ticketLinkSchemas,
  ticketPageSchemas,
} from '../schemas/tickets.ts';
import { publicCall, sessionCall } from './call.ts';

/**
 * A page that prints itself at the tenant's paper width. `ancho` (mm) replaces that width; `imprimir=0` shows the page
 * without printing it.
 */
export const ticketPageCall = sessionCall<typeof ticketPageSchemas>('GET', '/api/ventas/:nota/ticket', 'notas.leer');

/** A page of tags that prints itself: labels one a page, or a strip as long as needed. `imprimir=0` only shows it. */
export const tagsPageCall = sessionCall<typeof tagsPageSchemas>('GET', '/api/ventas/:nota/etiquetas', 'notas.leer');

export const ticketImageCall = sessionCall<typeof ticketImageSchemas>('GET', '/api/ventas/:nota/imageGenerator', 'notas.leer');

export const ticketLinkCall = sessionCall<typeof ticketLinkSchemas>('POST', '/api/ventas/:nota/enlace', 'notas.leer');

export const revokeTicketCall = sessionCall<typeof revokeTicketSchemas>(
  'POST',
  '/api/ventas/:nota/enlace/revocar',
  'notas.cambiar',
);

/**
 * The ticket's public page, for the cliente. It needs no session, tells search engines not to index it and masks the cliente's
 * name.
 */
export const publicTicketCall = publicCall<typeof publicTicketSchemas>('GET', '/t/:token');

export const publicTicketImageCall = publicCall<typeof publicTicketImageSchemas>('GET', '/t/:token/imagen');

export const readReceiptCall = sessionCall<typeof readReceiptSchemas>('GET', '/api/tenant/recibo', 'notas.leer');
