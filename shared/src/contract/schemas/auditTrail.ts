import { type Static, Type } from 'typebox';
import type { CallSchemas } from '../calls/call.ts';
import { Cursor, IsoDay, Uuid } from './primitives.ts';

/** As `TRAIL_KINDS` of the domain. */
const Kind = Type.Union([
  Type.Literal('notas'),
  Type.Literal('dinero'),
  Type.Literal('clientes'),
  Type.Literal('equipo'),
  Type.Literal('accesos'),
  Type.Literal('configuracion'),
  Type.Literal('archivos'),
]);

/** `persona` is who did it, or whose account was tried; `dia` a day of the session's sucursal. */
export const TrailQuery = Type.Object({
  clase: Type.Optional(Kind),
  persona: Type.Optional(Uuid),
  dia: Type.Optional(IsoDay),
  despues: Type.Optional(Cursor),
});
export type TrailQuery = Static<typeof TrailQuery>;

const Value = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]);

/** One thing that happened. Amounts in pesos. */
export const TrailEntry = Type.Object({
  _id: Type.String(),
  /** ISO 8601, UTC. */
  momento: Type.String(),
  /** 'nota.anular', 'usuario.modificar', 'sesion.fallar'... */
  accion: Type.String(),
  /** null: the account is gone or none was involved. */
  persona: Type.Union([Type.Object({ _id: Type.String(), nombre: Type.String() }), Type.Null()]),
  /** Name of the cliente, account, servicio or sucursal it is about; null for a nota. */
  asunto: Type.Union([Type.String(), Type.Null()]),
  nota: Type.Union([
    Type.Object({
      _id: Type.String(),
      folio: Type.Integer(),
      sucursal: Type.String(),
      cliente: Type.String(),
      /** Voided now: it can't be opened. */
      anulada: Type.Boolean(),
    }),
    Type.Null(),
  ]),
  cambios: Type.Array(Type.Object({ campo: Type.String(), antes: Value, despues: Value })),
  /** New pagos; a negative one cancels another. */
  pagos: Type.Array(Type.Object({ monto: Type.Number(), metodo: Type.String() })),
  /** Why a nota was voided, as it was typed. */
  motivo: Type.Union([Type.String(), Type.Null()]),
  /** Address that a sign-in came from. */
  direccion: Type.Union([Type.String(), Type.Null()]),
});
export type TrailEntry = Static<typeof TrailEntry>;

export const readTrailSchemas = {
  summary: 'Quién hizo qué y cuándo en la lavandería',
  query: TrailQuery,
  response: Type.Object({ entradas: Type.Array(TrailEntry), siguiente: Type.Union([Type.String(), Type.Null()]) }),
} satisfies CallSchemas;
