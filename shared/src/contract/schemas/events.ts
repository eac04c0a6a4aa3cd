import { type Static, Type } from 'typebox';
import type { CallSchemas } from '../calls/call.ts';
import { FileSchema, Uuid } from './primitives.ts';

/**
 * The kind of what changed. `presencia` means which users have a nota open, `entrega` the versions of the sections, `ruta` the
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

/** A change: the data of an SSE message without an event name. It never carries names, texts or money. */
export const LiveEvent = Type.Object({
  tipo: EventKind,
  /** Ids of what changed. Empty when there are more than 50, and for `identidad` and `entrega`, whose changes have no ids. */
  ids: Type.Array(Type.String()),
  /** `X-Lavanda-Origen` of the call that made the change; null without one. */
  origen: Type.Union([Type.String(), Type.Null()]),
});
export type LiveEvent = Static<typeof LiveEvent>;

/**
 * `desde` is the id of the last event received, like the header Last-Event-ID. Without `desde`, the answer begins with the events
 * of the last `hace` ms, the time since the page began to read. `espera=0` ends the answer after the events so far.
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

/** The nota that a window has open; null for none. The window sends this again at least every 45 s. */
export const TellOpen = Type.Object({
  nota: Type.Union([Uuid, Type.Null()]),
  /** Id of the browser's window, as in `X-Lavanda-Origen`. */
  ventana: Uuid,
  /** Id of the register. A nota that is open in another window of the same register doesn't count as open elsewhere (`otros`). */
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
