import { type Static, Type } from 'typebox';
import type { CallSchemas } from '../calls/call.ts';
import { FileSchema, Uuid } from './primitives.ts';

const params = Type.Object({ nota: Uuid });

export const ticketPageSchemas = {
  summary: 'El ticket de una nota, para imprimir',
  params,
  query: Type.Object({
    ancho: Type.Optional(Type.Union([Type.Literal('58'), Type.Literal('80')])),
    imprimir: Type.Optional(Type.Union([Type.Literal('0'), Type.Literal('1')])),
  }),
  response: FileSchema,
} satisfies CallSchemas;

export const ticketImageSchemas = {
  summary: 'El ticket de una nota como imagen PNG',
  params,
  response: FileSchema,
} satisfies CallSchemas;

/** Public link to the ticket. `whatsapp` is the prefilled wa.me link, null when the cliente has no phone. */
export const TicketLink = Type.Object({ url: Type.String(), whatsapp: Type.Union([Type.String(), Type.Null()]) });
export type TicketLink = Static<typeof TicketLink>;

export const ticketLinkSchemas = {
  summary: 'El enlace público del ticket, el mismo mientras no se revoque',
  params,
  response: TicketLink,
} satisfies CallSchemas;

export const revokeTicketSchemas = {
  summary: 'Revoca los enlaces públicos del ticket',
  params,
  response: Type.Object({ revocados: Type.Integer() }),
} satisfies CallSchemas;

/** Token of a public link: 32 base64url characters, which are 192 random bits. */
export const publicParams = Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{32}$' }) });

export const publicTicketSchemas = {
  summary: 'El ticket público',
  params: publicParams,
  response: FileSchema,
} satisfies CallSchemas;

export const publicTicketImageSchemas = {
  summary: 'El ticket público como imagen PNG',
  params: publicParams,
  response: FileSchema,
} satisfies CallSchemas;
