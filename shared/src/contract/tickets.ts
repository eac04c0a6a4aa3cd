import { type Static, Type } from 'typebox';
import type { Llamada } from './llamada.ts';
import { Archivo, Uuid } from './primitivos.ts';

const params = Type.Object({ nota: Uuid });

/** A page that prints itself on paper of the tenant's width; `ancho` (mm) overrides it, `imprimir=0` only shows it. */
export const ticketPagina = {
  metodo: 'GET',
  ruta: '/api/ventas/:nota/ticket',
  resumen: 'El ticket de una nota, para imprimir',
  accion: 'notas.leer',
  params,
  query: Type.Object({
    ancho: Type.Optional(Type.Union([Type.Literal('58'), Type.Literal('80')])),
    imprimir: Type.Optional(Type.Union([Type.Literal('0'), Type.Literal('1')])),
  }),
  respuesta: Archivo,
} as const satisfies Llamada;

export const ticketImagen = {
  metodo: 'GET',
  ruta: '/api/ventas/:nota/imageGenerator',
  resumen: 'El ticket de una nota como imagen PNG',
  accion: 'notas.leer',
  params,
  respuesta: Archivo,
} as const satisfies Llamada;

/** A link to the ticket for who has no session. `whatsapp` is the prefilled wa.me link, null when the customer has no phone. */
export const EnlaceTicket = Type.Object({ url: Type.String(), whatsapp: Type.Union([Type.String(), Type.Null()]) });
export type EnlaceTicket = Static<typeof EnlaceTicket>;

export const ticketEnlace = {
  metodo: 'POST',
  ruta: '/api/ventas/:nota/enlace',
  resumen: 'El enlace público del ticket, el mismo mientras no se revoque',
  accion: 'notas.leer',
  params,
  respuesta: EnlaceTicket,
} as const satisfies Llamada;

export const ticketRevocar = {
  metodo: 'POST',
  ruta: '/api/ventas/:nota/enlace/revocar',
  resumen: 'Revoca los enlaces públicos del ticket',
  accion: 'notas.cambiar',
  params,
  respuesta: Type.Object({ revocados: Type.Integer() }),
} as const satisfies Llamada;

/** 32 characters of base64url: 192 random bits. */
const paramsPublicos = Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{32}$' }) });

/** The ticket for the customer: no session, not indexed, the name masked. */
export const ticketPublico = {
  metodo: 'GET',
  ruta: '/t/:token',
  resumen: 'El ticket público',
  accion: 'publica',
  params: paramsPublicos,
  respuesta: Archivo,
} as const satisfies Llamada;

export const ticketPublicoImagen = {
  metodo: 'GET',
  ruta: '/t/:token/imagen',
  resumen: 'El ticket público como imagen PNG',
  accion: 'publica',
  params: paramsPublicos,
  respuesta: Archivo,
} as const satisfies Llamada;
