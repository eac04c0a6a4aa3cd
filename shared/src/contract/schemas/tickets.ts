import { type Static, Type } from 'typebox';
import { PAPERS } from '../../domain/tag.ts';
import { TICKET_TOKEN } from '../../domain/ticketToken.ts';
import type { CallSchemas } from '../calls/call.ts';
import { FileSchema, PaperQuery, Uuid, YesNo } from './primitives.ts';
import { IssuerSchema } from './tenant.ts';

const params = Type.Object({ nota: Uuid });

export const ticketPageSchemas = {
  summary: 'El ticket de una nota, para imprimir',
  params,
  query: PaperQuery,
  response: FileSchema,
} satisfies CallSchemas;

const [strip80, strip58, label57, label40] = PAPERS;
const PaperSchema = Type.Union([Type.Literal(strip80), Type.Literal(strip58), Type.Literal(label57), Type.Literal(label40)]);

export const tagsPageSchemas = {
  summary: 'Las etiquetas de una nota, o una de ellas, para imprimir',
  params,
  query: Type.Object({
    papel: PaperSchema,
    /** Number of the tag to print; all tags by default. */
    pieza: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,2}$' })),
    imprimir: Type.Optional(YesNo),
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

export const publicParams = Type.Object({ token: Type.String({ pattern: TICKET_TOKEN }) });

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

/** The laundry's data on its tickets, for a register that prints tickets without the server (day.md 1). */
export const Receipt = Type.Object({
  negocio: Type.String(),
  /** The logo in greys, for paper, as a data URI or an address; '' without one. */
  logoTicket: Type.String(),
  primario: Type.String(),
  secundario: Type.String(),
  /** Paper width, mm. */
  ancho: Type.Union([Type.Literal(58), Type.Literal(80)]),
  /** Text at the ticket's foot: the laundry's terms. */
  legal: Type.String(),
  emisor: IssuerSchema,
});
export type Receipt = Static<typeof Receipt>;

export const readReceiptSchemas = {
  summary: 'Lo que dicen los tickets de la lavandería',
  response: Receipt,
} satisfies CallSchemas;
