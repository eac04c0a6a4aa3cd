import { type Static, Type } from 'typebox';
import { MAX_DECLINE_REASON } from '../../domain/pickupRequest.ts';
import type { CallSchemas } from '../calls/call.ts';
import { FileSchema, LooseText, TextSchema, Uuid } from './primitives.ts';
import { Nota } from './sales.ts';
import { publicParams } from './tickets.ts';

/** A cliente's request that their clothes be collected, which waits for an answer. */
export const PickupRequest = Type.Object({
  /** Id of the request. An accepted request's recoleccion gets the same id. */
  _id: Type.String(),
  cliente: Type.String(),
  cliente_name: Type.String(),
  cliente_telefono: Type.String(),
  /** Where to collect: the cliente's first domicilio, or ''. */
  domicilio: Type.String(),
  sucursal: Type.String(),
  sucursal_name: Type.String(),
  /** IANA time zone of the sucursal; servers of the previous release lack it. */
  zona_horaria: Type.Optional(Type.String()),
  /** Day and window in the sucursal's time zone. */
  dia: Type.String(),
  hora_inicio: Type.String(),
  hora_final: Type.String(),
  /** The cliente's comment, or ''. */
  comentario: Type.String(),
  /** ISO 8601. */
  creada: Type.String(),
});
export type PickupRequest = Static<typeof PickupRequest>;

export const listPickupRequestsSchemas = {
  summary: 'Las recolecciones que los clientes pidieron desde su enlace y esperan respuesta',
  response: Type.Object({ solicitudes: Type.Array(PickupRequest) }),
} satisfies CallSchemas;

/** `operacion` is the id of this attempt: sending it again returns the same result. */
export const AcceptPickup = Type.Object({
  _id: Uuid,
  operacion: Uuid,
  /** Id of the register that accepts the request; it numbers the recoleccion like its own notas. */
  equipo: Type.Optional(Uuid),
});
export type AcceptPickup = Static<typeof AcceptPickup>;

export const acceptPickupSchemas = {
  summary: 'Acepta una recolección que pidió un cliente y la agenda',
  body: AcceptPickup,
  response: Type.Object({ data: Nota }),
} satisfies CallSchemas;

/** `motivo` is shown to the cliente. */
export const DeclinePickup = Type.Object({ _id: Uuid, motivo: Type.Optional(TextSchema(MAX_DECLINE_REASON)) });
export type DeclinePickup = Static<typeof DeclinePickup>;

export const declinePickupSchemas = {
  summary: 'Rechaza una recolección que pidió un cliente',
  body: DeclinePickup,
  response: Type.Object({ response: Type.String() }),
} satisfies CallSchemas;

export const pickupFormSchemas = {
  summary: 'La página donde el cliente pide una recolección',
  params: publicParams,
  response: FileSchema,
} satisfies CallSchemas;

/**
 * The fields of the form. All are optional, because the handler itself checks them: for a fault it sends the form again with a
 * message and the typed values.
 */
export const askPickupSchemas = {
  summary: 'Pide una recolección desde el enlace del ticket',
  params: publicParams,
  body: Type.Object({
    dia: Type.Optional(LooseText(40)),
    /** Start and end, '09:00-11:00'. */
    ventana: Type.Optional(LooseText(40)),
    comentario: Type.Optional(LooseText(2_000)),
  }),
  response: FileSchema,
} satisfies CallSchemas;

export const privacyPageSchemas = {
  summary: 'El aviso de privacidad de la lavandería',
  params: publicParams,
  response: FileSchema,
} satisfies CallSchemas;
