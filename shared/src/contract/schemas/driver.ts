import { type Static, Type } from 'typebox';
import { DRIVER_METHODS, MAX_BAGS, MAX_STOP_NOTE } from '../../domain/ruta.ts';
import type { CallSchemas } from '../calls/call.ts';
import { FileSchema, IsoMoment, Pesos, TextSchema, Uuid } from './primitives.ts';
import { AbsenceSchema, StopFields, StopKindSchema } from './rutas.ts';
import { publicParams } from './tickets.ts';

const [cash, transfer] = DRIVER_METHODS;

/** A stop as the driver's page shows it. Dispatchers get a `Parada` instead. */
export const StopOfDriver = Type.Object({
  ...StopFields,
  /** Time when the driver was at the stop, even if nobody was there (ISO 8601); null before. */
  momento: Type.Union([Type.String(), Type.Null()]),
});
export type StopOfDriver = Static<typeof StopOfDriver>;

/** A driver's day: the data that the driver's page needs, and nothing about other drivers. Amounts are pesos. */
export const DriverDay = Type.Object({
  /**
   * Id of the ruta, which the phone sends with each capture. If the link is revoked while captures wait, any later link of the
   * same driver can therefore send them.
   */
  ruta: Type.String(),
  chofer: Type.Object({ _id: Type.String(), nombre: Type.String(), marca: Type.Integer() }),
  fecha: Type.String(),
  zona_horaria: Type.String(),
  lavanderia: Type.Object({
    _id: Type.String(),
    nombre: Type.String(),
    /** Path of a picture, or ''. */
    logo: Type.String(),
    color_primario: Type.String(),
    /** Account for transfers (CLABE), or ''. */
    clabe: Type.String(),
  }),
  /** The stops in their order, done ones too. */
  paradas: Type.Array(StopOfDriver),
  /** Cash that the driver has to hand over: the amount that their open drawer should hold. */
  en_mano: Type.Number(),
});
export type DriverDay = Static<typeof DriverDay>;

export const driverPageSchemas = {
  summary: 'La página de un chofer para su día',
  params: publicParams,
  response: FileSchema,
} satisfies CallSchemas;

export const readDriverDaySchemas = {
  summary: 'Las paradas de un chofer',
  params: publicParams,
  response: DriverDay,
} satisfies CallSchemas;

/**
 * Base64 of a JPEG of at most 200 KB. If a text of the allowed length is anything else, the stop is stored without a photo, and
 * its `problema` says this.
 */
const PhotoText = Type.String({ maxLength: 380_000 });

/**
 * What happened at a stop. `operacion` is the id of this attempt: a repeated one gets the same answer and counts once. The server
 * stores a capture made without a connection as it was, whatever has happened to the nota since.
 */
export const FinishStop = Type.Object({
  operacion: Uuid,
  /** Id of the ruta that the capture belongs to. The link may be a later link of the same driver (see `DriverDay`). */
  ruta: Type.Optional(Uuid),
  nota: Uuid,
  tipo: StopKindSchema,
  /** `no_estaba` needs a `motivo`. */
  estado: Type.Union([Type.Literal('hecha'), Type.Literal('no_estaba')]),
  capturado: IsoMoment,
  /** Whether the phone went on without waiting for the answer. */
  captura: Type.Optional(Type.Boolean()),
  /** How many bags a pickup collected. */
  bolsas: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_BAGS })),
  /** The pago of a paid delivery: its id, method and amount, pesos. */
  pago: Type.Optional(Type.Object({ _id: Uuid, metodo: Type.Union([Type.Literal(cash), Type.Literal(transfer)]), monto: Pesos })),
  motivo: Type.Optional(AbsenceSchema),
  detalle: Type.Optional(TextSchema(MAX_STOP_NOTE)),
  foto: Type.Optional(PhotoText),
});
export type FinishStop = Static<typeof FinishStop>;

export const finishStopSchemas = {
  summary: 'Lo que pasó en una parada: recogida, entregada y cobrada, o que no había nadie',
  params: publicParams,
  body: FinishStop,
  response: Type.Object({ parada: StopOfDriver, en_mano: Type.Number() }),
} satisfies CallSchemas;
export type FinishStopAnswer = Static<typeof finishStopSchemas.response>;

/** Records that the driver opened WhatsApp with 'Vamos en camino'. Nobody knows whether the message was then sent. */
export const tellOnTheWaySchemas = {
  summary: 'El chofer avisó que va en camino',
  params: publicParams,
  body: Type.Object({
    operacion: Uuid,
    /** The ruta of the capture, as in `FinishStop`. */
    ruta: Type.Optional(Uuid),
    nota: Uuid,
    tipo: StopKindSchema,
    capturado: IsoMoment,
    captura: Type.Optional(Type.Boolean()),
  }),
  response: Type.Object({ avisada: Type.Literal(true) }),
} satisfies CallSchemas;
export type TellOnTheWay = Static<typeof tellOnTheWaySchemas.body>;
