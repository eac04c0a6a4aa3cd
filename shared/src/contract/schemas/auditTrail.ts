import { type Static, Type } from 'typebox';
import type { CallSchemas } from '../calls/call.ts';
import { Cursor, IsoDay, Uuid } from './primitives.ts';

/** The values of `TRAIL_KINDS` (shared/src/domain/trail.ts). */
const Kind = Type.Union([
  Type.Literal('notas'),
  Type.Literal('dinero'),
  Type.Literal('caja'),
  Type.Literal('clientes'),
  Type.Literal('equipo'),
  Type.Literal('accesos'),
  Type.Literal('configuracion'),
  Type.Literal('archivos'),
]);

/**
 * Filters of the trail. `persona` is the account that acted or that a sign-in tried; `dia` is a local day of the
 * session's sucursal.
 */
export const TrailQuery = Type.Object({
  clase: Type.Optional(Kind),
  persona: Type.Optional(Uuid),
  dia: Type.Optional(IsoDay),
  despues: Type.Optional(Cursor),
});
export type TrailQuery = Static<typeof TrailQuery>;

const Value = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]);

/** An entry of the trail: one event. Amounts are in pesos. */
export const TrailEntry = Type.Object({
  _id: Type.String(),
  /** ISO 8601, UTC. */
  momento: Type.String(),
  /** Name of the event: 'nota.anular', 'usuario.modificar', 'sesion.fallar'... */
  accion: Type.String(),
  /** The account that acted; null when that account is gone or no account was involved. */
  persona: Type.Union([Type.Object({ _id: Type.String(), nombre: Type.String() }), Type.Null()]),
  /** Name of another user of the device who sent the capture of `persona`; absent on older servers. */
  enviada_por: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  /** Name of the driver who acted on a ruta, by a link that `persona` made; absent on older servers. */
  chofer: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  /**
   * Name of the cliente, account, servicio, sucursal or caja that the event is about; null for a nota, for a sign-in and for an
   * event about none of these.
   */
  asunto: Type.Union([Type.String(), Type.Null()]),
  nota: Type.Union([
    Type.Object({
      _id: Type.String(),
      folio: Type.Integer(),
      sucursal: Type.String(),
      cliente: Type.String(),
      /** True when the nota is voided at present; the trail then has no link to it. */
      anulada: Type.Boolean(),
    }),
    Type.Null(),
  ]),
  cambios: Type.Array(Type.Object({ campo: Type.String(), antes: Value, despues: Value })),
  /** Pagos that the event added; a negative one takes another one back, whole or in part. */
  pagos: Type.Array(Type.Object({ monto: Type.Number(), metodo: Type.String() })),
  /** Reason that was given for a void, a reversal or a reopening; null without one. */
  motivo: Type.Union([Type.String(), Type.Null()]),
  /** IP address of a sign-in; null for other events. */
  direccion: Type.Union([Type.String(), Type.Null()]),
});
export type TrailEntry = Static<typeof TrailEntry>;

export const readTrailSchemas = {
  summary: 'Quién hizo qué y cuándo en la lavandería',
  query: TrailQuery,
  response: Type.Object({ entradas: Type.Array(TrailEntry), siguiente: Type.Union([Type.String(), Type.Null()]) }),
} satisfies CallSchemas;
