import { type Static, Type } from 'typebox';
import type { CallSchemas } from '../calls/call.ts';
import { FileSchema, Uuid } from './primitives.ts';

/**
 * What an event says has changed. `presencia`: who has a nota open. `entrega`: the versions of the sections. `ruta`: the
 * stops and drivers of a day.
 */
export const EventKind = Type.Union([
  Type.Literal('nota'),
  Type.Literal('cliente'),
  Type.Literal('servicio'),
  Type.Literal('caja'),
  Type.Literal('sucursal'),
  Type.Literal('identidad'),
  Type.Literal('equipo'),
  Type.Literal('entrega'),
  Type.Literal('solicitud'),
  Type.Literal('presencia'),
  Type.Literal('ruta'),
]);
export type EventKind = Static<typeof EventKind>;

/** The data of an SSE message without a name. It never carries names, texts or money. */
export const LiveEvent = Type.Object({
  tipo: EventKind,
  /** What changed; empty: too many to list, or the only one of its kind. */
  ids: Type.Array(Type.String()),
  /** `X-Lavanda-Origen` of the call that changed it; null when it had none. */
  origen: Type.Union([Type.String(), Type.Null()]),
});
export type LiveEvent = Static<typeof LiveEvent>;

/**
 * `desde` is the id of the last event that was received, as the header Last-Event-ID is. `hace`: without one, the ms
 * since the page began to read. `espera=0` ends the answer after what has happened so far.
 */
export const listenSchemas = {
  summary: 'Los cambios de la lavandería según ocurren (text/event-stream)',
  query: Type.Object({
    desde: Type.Optional(Type.String({ maxLength: 80, pattern: '^[\\w.-]*$' })),
    hace: Type.Optional(Type.String({ pattern: '^\\d{1,12}$' })),
    espera: Type.Optional(Type.Literal('0')),
  }),
  response: FileSchema,
} satisfies CallSchemas;

/** Sent again at least every 45 s; `nota` null says that the window has none open any more. */
export const TellOpen = Type.Object({
  nota: Type.Union([Uuid, Type.Null()]),
  /** The browser's window, as in `X-Lavanda-Origen`. */
  ventana: Uuid,
  /** The register; its other windows are not told about this one. */
  equipo: Type.Optional(Uuid),
});
export type TellOpen = Static<typeof TellOpen>;

export const tellOpenSchemas = {
  summary: 'Dice qué nota tiene abierta este equipo, y contesta quién más la tiene',
  body: TellOpen,
  response: Type.Object({
    otros: Type.Array(Type.Object({ _id: Type.String(), nombre: Type.String() })),
  }),
} satisfies CallSchemas;
