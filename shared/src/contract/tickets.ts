import { type Static, Type } from 'typebox';
import type { Endpoint } from './endpoint.ts';
import { FileSchema, Uuid } from './primitives.ts';

const params = Type.Object({ nota: Uuid });

/** A page that prints itself at the tenant's paper width. `ancho` (mm) overrides it; `imprimir=0` only shows it. */
export const ticketPageCall = {
  method: 'GET',
  path: '/api/ventas/:nota/ticket',
  summary: 'El ticket de una nota, para imprimir',
  action: 'notas.leer',
  params,
  query: Type.Object({
    ancho: Type.Optional(Type.Union([Type.Literal('58'), Type.Literal('80')])),
    imprimir: Type.Optional(Type.Union([Type.Literal('0'), Type.Literal('1')])),
  }),
  response: FileSchema,
} as const satisfies Endpoint;

export const ticketImageCall = {
  method: 'GET',
  path: '/api/ventas/:nota/imageGenerator',
  summary: 'El ticket de una nota como imagen PNG',
  action: 'notas.leer',
  params,
  response: FileSchema,
} as const satisfies Endpoint;

/** Public link to the ticket. `whatsapp` is the prefilled wa.me link, null when the cliente has no phone. */
export const TicketLink = Type.Object({ url: Type.String(), whatsapp: Type.Union([Type.String(), Type.Null()]) });
export type TicketLink = Static<typeof TicketLink>;

export const ticketLinkCall = {
  method: 'POST',
  path: '/api/ventas/:nota/enlace',
  summary: 'El enlace público del ticket, el mismo mientras no se revoque',
  action: 'notas.leer',
  params,
  response: TicketLink,
} as const satisfies Endpoint;

export const revokeTicketCall = {
  method: 'POST',
  path: '/api/ventas/:nota/enlace/revocar',
  summary: 'Revoca los enlaces públicos del ticket',
  action: 'notas.cambiar',
  params,
  response: Type.Object({ revocados: Type.Integer() }),
} as const satisfies Endpoint;

/** 32 base64url characters: 192 random bits. */
const publicParams = Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{32}$' }) });

/** The ticket for the cliente: no session, not indexed, the name masked. */
export const publicTicketCall = {
  method: 'GET',
  path: '/t/:token',
  summary: 'El ticket público',
  action: 'publica',
  params: publicParams,
  response: FileSchema,
} as const satisfies Endpoint;

export const publicTicketImageCall = {
  method: 'GET',
  path: '/t/:token/imagen',
  summary: 'El ticket público como imagen PNG',
  action: 'publica',
  params: publicParams,
  response: FileSchema,
} as const satisfies Endpoint;
