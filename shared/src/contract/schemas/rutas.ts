import { type Static, Type } from 'typebox';
import {
  ABSENCE_REASONS,
  MAX_CARRIED,
  MAX_DRIVER_NAME,
  MAX_DRIVERS,
  MAX_STOPS,
  SHARE_MODES,
  STOP_KINDS,
  STOP_STATES,
  VEHICLES,
} from '../../domain/ruta.ts';
import type { CallSchemas } from '../calls/call.ts';
import { FileSchema, IsoDay, LooseText, TextSchema, TimeOfDay, Uuid } from './primitives.ts';

const [pickup, delivery] = STOP_KINDS;
export const StopKindSchema = Type.Union([Type.Literal(pickup), Type.Literal(delivery)]);
const [pending, done, absent] = STOP_STATES;
export const StopStateSchema = Type.Union([Type.Literal(pending), Type.Literal(done), Type.Literal(absent)]);
const [motorbike, car, van, bicycle, onFoot] = VEHICLES;
const VehicleSchema = Type.Union([
  Type.Literal(motorbike),
  Type.Literal(car),
  Type.Literal(van),
  Type.Literal(bicycle),
  Type.Literal(onFoot),
]);
const [shortest, even] = SHARE_MODES;
const ShareModeSchema = Type.Union([Type.Literal(shortest), Type.Literal(even)]);
const [noAnswer, otherDay, noAddress, noMoney] = ABSENCE_REASONS;
export const AbsenceSchema = Type.Union([
  Type.Literal(noAnswer),
  Type.Literal(otherDay),
  Type.Literal(noAddress),
  Type.Literal(noMoney),
]);

const Lat = Type.Number({ minimum: -90, maximum: 90 });
const Lon = Type.Number({ minimum: -180, maximum: 180 });
export const Place = Type.Object({ lat: Lat, lon: Lon });
export type Place = Static<typeof Place>;

/** A driver of a sucursal. Drivers need no account. */
export const Chofer = Type.Object({
  _id: Type.String(),
  nombre: Type.String(),
  /** E.164, or ''. */
  telefono: Type.String(),
  vehiculo: VehicleSchema,
  /** Maximum number of bags and pieces that the driver carries at once; null for no limit. */
  capacidad: Type.Union([Type.Integer(), Type.Null()]),
  /** Time when the driver's day usually begins. */
  sale: Type.String(),
  /** Weekdays on which the driver works, 1 Sunday to 7 Saturday. */
  dias: Type.Array(Type.Integer()),
  activo: Type.Boolean(),
  /** Number of the driver's colour and shape on the map, 0 to 3. */
  marca: Type.Integer(),
});
export type Chofer = Static<typeof Chofer>;

/** The client makes `_id`; a repeated `_id` changes the same driver. Drivers are never deleted, only made inactive. */
export const SaveChofer = Type.Object({
  _id: Uuid,
  nombre: TextSchema(MAX_DRIVER_NAME, 1),
  telefono: LooseText(30),
  vehiculo: VehicleSchema,
  capacidad: Type.Union([Type.Integer({ minimum: 1, maximum: MAX_CARRIED }), Type.Null()]),
  sale: TimeOfDay,
  dias: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { maxItems: 7 }),
  activo: Type.Optional(Type.Boolean()),
  /** With false, the server doesn't make a driver with pending stops or cash inactive: it answers 409 with `pendiente`. */
  confirmado: Type.Optional(Type.Boolean()),
});
export type SaveChofer = Static<typeof SaveChofer>;

/** Stops that a driver still has to do, today and later, and cash that they have to hand over, pesos. */
export const PendingOfChofer = Type.Object({ paradas: Type.Integer(), efectivo: Type.Number() });
export type PendingOfChofer = Static<typeof PendingOfChofer>;

/** A stop is one nota's pickup or delivery. A nota may have one of each, on different days. */
export const StopRef = Type.Object({ nota: Uuid, tipo: StopKindSchema });
export type StopRef = Static<typeof StopRef>;

const NullableString = Type.Union([Type.String(), Type.Null()]);
const StopAddress = Type.Union([
  Type.Object({
    descripcion: Type.String(),
    lat: Type.Union([Type.Number(), Type.Null()]),
    lon: Type.Union([Type.Number(), Type.Null()]),
  }),
  Type.Null(),
]);
const Window = Type.Object({ hora_inicio: Type.String(), hora_final: Type.String() });

/** Fields of a stop for drivers and dispatchers. Hours are 'HH:MM' in the sucursal's zone, amounts pesos. */
export const StopFields = {
  nota: Type.String(),
  tipo: StopKindSchema,
  cliente_name: Type.String(),
  /** E.164, or ''. */
  cliente_telefono: Type.String(),
  /** Null when no address was written. */
  domicilio: StopAddress,
  /** The nota's clave or, without one, its folio: '#12'. */
  clave: Type.String(),
  /** Number of pieces that the nota was tagged in; 0 for a pickup. */
  bultos: Type.Integer(),
  ventana: Type.Union([Window, Type.Null()]),
  /** Whether the nota of a delivery is 'lista'; always true for a pickup. */
  lista: Type.Boolean(),
  /** Amount still due on the nota; 0 when it counts as paid. */
  cobrar: Type.Number(),
  estado: StopStateSchema,
  /** Place of the stop in its driver's day, from 1; null while the stop has no driver. */
  orden: Type.Union([Type.Integer(), Type.Null()]),
  /** Expected time or, once the driver was there, the time of that visit; null while the stop has no driver. */
  llega: NullableString,
  /** Bags that a done pickup collected; null for other stops, and when none were counted. */
  bolsas: Type.Union([Type.Integer(), Type.Null()]),
  /** Amount paid at the stop, and the method; 0 and null when nothing was paid. */
  cobrado: Type.Number(),
  metodo: NullableString,
  /** An `AbsenceReason`, or ''. */
  motivo: Type.String(),
  /** The driver's note, or ''. */
  detalle: Type.String(),
};

/** A stop of a sucursal's day, as a dispatcher sees it. */
export const Parada = Type.Object({
  ...StopFields,
  cliente: Type.String(),
  /** Day of the pickup, or promised day of the delivery. An overdue stop has a day before the ruta's day. */
  fecha: Type.String(),
  /** Number of days by which the stop is overdue. */
  dias_tarde: Type.Integer(),
  /** By how many minutes the stop is expected after its window; 0 when in time. */
  minutos_tarde: Type.Integer(),
  /** Id of the stop's driver; null while the stop has none. */
  chofer: NullableString,
  /** Time when the driver opened WhatsApp to tell the cliente 'Vamos en camino' (ISO 8601); null before. */
  avisada: NullableString,
  /** Whether the driver took a photo at the door. */
  foto: Type.Boolean(),
  /** Spanish reason why a person has to look at the stop's money or nota, such as a nota that was voided; '' without one. */
  problema: Type.String(),
});
export type Parada = Static<typeof Parada>;

/** A driver's day. */
export const RouteOfDriver = Type.Object({
  chofer: Type.String(),
  /** Time when the driver leaves. */
  sale: Type.String(),
  /** Kilometres of the whole day, one decimal. */
  km: Type.Number(),
  /** Time when the last stop is done; null without stops. */
  termina: NullableString,
  /** Whether the driver was at a stop already, or opened WhatsApp to tell a cliente 'Vamos en camino'. */
  en_camino: Type.Boolean(),
  /** Path of the driver's page, '/r/…', until its link is revoked or its day has passed; null otherwise. */
  enlace: NullableString,
});
export type RouteOfDriver = Static<typeof RouteOfDriver>;

/** A stop that is late in the current order and less late after 'Ordenar'. */
export const Suggestion = Type.Object({
  chofer: Type.String(),
  parada: StopRef,
  /** Minutes late in the current order. */
  minutos_tarde: Type.Integer(),
  /** Minutes late in the better order. */
  quedan_tarde: Type.Integer(),
  /** Kilometres saved, one decimal; below 0 when the better order is longer. */
  ahorra_km: Type.Number(),
});

/** The stops of one sucursal and day. */
export const RouteDay = Type.Object({
  fecha: Type.String(),
  /** Current day and time at the sucursal, with which the page decides which stops are late. */
  hoy: Type.String(),
  hora: Type.String(),
  sucursal: Type.Object({
    _id: Type.String(),
    nombre: Type.String(),
    zona_horaria: Type.String(),
    /** Where rutas begin. While it is null, each ruta begins at its first stop. */
    salida: Type.Union([Place, Type.Null()]),
  }),
  /** Active drivers, and those with stops on this day. */
  choferes: Type.Array(Chofer),
  /** One ruta for each driver with stops on this day, or with a link. */
  rutas: Type.Array(RouteOfDriver),
  /** Sorted by driver and order; stops without a driver come last, by window. */
  paradas: Type.Array(Parada),
  /** Whether kilometres are along straight lines instead of streets. */
  en_linea_recta: Type.Boolean(),
  sugerencia: Type.Union([Suggestion, Type.Null()]),
});
export type RouteDay = Static<typeof RouteDay>;

export const readDaySchemas = {
  summary: 'Las paradas de un día: recolecciones y entregas a domicilio, con su chofer y su orden',
  query: Type.Object({ fecha: IsoDay }),
  response: RouteDay,
} satisfies CallSchemas;

/** Drivers of the session's sucursal, inactive ones too. */
export const listDriversSchemas = {
  summary: 'Los choferes de la sucursal',
  response: Type.Object({ choferes: Type.Array(Chofer) }),
} satisfies CallSchemas;

/** Saves a driver. The links of a driver who is made inactive stop working. @throws 409 with `pendiente`: see `confirmado` */
export const saveDriverSchemas = {
  summary: 'Agrega o cambia un chofer',
  body: SaveChofer,
  response: Type.Object({
    chofer: Chofer,
    /** Stops and cash still pending of a driver who was just made inactive. */
    pendiente: Type.Optional(PendingOfChofer),
  }),
} satisfies CallSchemas;

export const saveStartSchemas = {
  summary: 'Desde dónde salen las rutas de la sucursal',
  body: Place,
  response: Type.Object({ salida: Place }),
} satisfies CallSchemas;

/**
 * Gives a stop to a driver, at a place in that driver's order, or with `chofer` null takes it from its driver.
 * @throws 404 for an unknown stop, 409 with `actual` (the day) when the stop was done meanwhile
 */
export const moveStopSchemas = {
  summary: 'Pone una parada en la ruta de un chofer, o la quita',
  body: Type.Object({
    fecha: IsoDay,
    parada: StopRef,
    chofer: Type.Union([Uuid, Type.Null()]),
    /** Place among the driver's pending stops, from 0; last by default. */
    lugar: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_STOPS })),
  }),
  response: RouteDay,
} satisfies CallSchemas;
export type MoveStop = Static<typeof moveStopSchemas.body>;

const DriverStart = Type.Object({ chofer: Uuid, sale: TimeOfDay });

/** A proposed order of a driver's stops, before it is saved. */
const ProposedRoute = Type.Object({
  chofer: Type.String(),
  sale: Type.String(),
  paradas: Type.Array(
    Type.Object({ nota: Type.String(), tipo: StopKindSchema, llega: Type.String(), minutos_tarde: Type.Integer() }),
  ),
  km: Type.Number(),
  termina: NullableString,
});
export type ProposedRoute = Static<typeof ProposedRoute>;

/**
 * Proposes an order of stops. Without `reparto` each driver keeps their stops ('Ordenar'). With `reparto`, the pending stops of
 * these drivers, and the stops without a driver, are shared out among these drivers ('Repartir').
 */
export const proposeSchemas = {
  summary: 'Propone cómo repartir u ordenar las paradas de un día, sin guardar nada',
  body: Type.Object({
    fecha: IsoDay,
    choferes: Type.Array(DriverStart, { minItems: 1, maxItems: MAX_DRIVERS }),
    reparto: Type.Optional(ShareModeSchema),
  }),
  response: Type.Object({
    rutas: Type.Array(ProposedRoute),
    km: Type.Number(),
    /** Stops that would still be late, the latest first. */
    tarde: Type.Array(StopRef),
    /** Stops that a person has to assign: they have no place on the map, fit in no vehicle, or are too many to plan at once. */
    fuera: Type.Array(StopRef),
    en_linea_recta: Type.Boolean(),
  }),
} satisfies CallSchemas;
export type Propose = Static<typeof proposeSchemas.body>;
export type Proposal = Static<typeof proposeSchemas.response>;

/**
 * Sets the pending stops of the named drivers to exactly the lists sent, in their order, even if other drivers had those stops.
 * Stops that were done meanwhile or, with `visto`, where the driver found nobody, stay where they are.
 * @throws 409 with `actual` (the day) when, compared with `visto`, one of these stops or drivers has changed
 */
export const shareOutSchemas = {
  summary: 'Guarda quién hace qué paradas de un día y en qué orden',
  body: Type.Object({
    fecha: IsoDay,
    rutas: Type.Array(Type.Object({ chofer: Uuid, sale: TimeOfDay, paradas: Type.Array(StopRef, { maxItems: MAX_STOPS }) }), {
      minItems: 1,
      maxItems: MAX_DRIVERS,
    }),
    /** The drivers of the pending stops as the dispatcher saw them. Stops that `visto` doesn't name had no driver. */
    visto: Type.Optional(
      Type.Array(Type.Object({ chofer: Uuid, paradas: Type.Array(StopRef, { maxItems: MAX_STOPS }) }), { maxItems: MAX_STOPS }),
    ),
  }),
  response: RouteDay,
} satisfies CallSchemas;
export type ShareOut = Static<typeof shareOutSchemas.body>;

/** The link of a driver's day, the same until it is revoked. @throws 422 for a past day or an inactive driver */
export const driverLinkSchemas = {
  summary: 'El enlace de un chofer para un día',
  body: Type.Object({ fecha: IsoDay, chofer: Uuid }),
  response: Type.Object({
    /** Path of the driver's page, '/r/…'. */
    enlace: Type.String(),
    /** wa.me address with the link for the driver; null without a phone. */
    whatsapp: NullableString,
  }),
} satisfies CallSchemas;

export const revokeDriverLinkSchemas = {
  summary: 'Quita el enlace de un chofer: deja de abrir',
  body: Type.Object({ fecha: IsoDay, chofer: Uuid }),
  response: Type.Object({ quitados: Type.Integer() }),
} satisfies CallSchemas;

export const stopPhotoSchemas = {
  summary: 'La foto que el chofer tomó cuando no había nadie',
  params: Type.Object({ nota: Uuid, tipo: StopKindSchema }),
  query: Type.Object({ fecha: IsoDay }),
  response: FileSchema,
} satisfies CallSchemas;

/** A pickup that repeats each week for a cliente; each time it becomes a recoleccion of that day. */
export const Repeticion = Type.Object({
  _id: Type.String(),
  cliente: Type.String(),
  /** 1 Sunday to 7 Saturday. */
  dia: Type.Integer(),
  hora_inicio: Type.String(),
  hora_final: Type.String(),
  sucursal: Type.String(),
});
export type Repeticion = Static<typeof Repeticion>;

export const listRepeatsSchemas = {
  summary: 'Las recolecciones que se repiten para un cliente',
  query: Type.Object({ cliente: Uuid }),
  response: Type.Object({ repeticiones: Type.Array(Repeticion) }),
} satisfies CallSchemas;

/**
 * The client makes `_id`.
 * @throws 409 when the repeticion has ended, 422 when the cliente already has one on that day of the week
 */
export const saveRepeatSchemas = {
  summary: 'Repite cada semana la recolección de un cliente',
  body: Type.Object({
    _id: Uuid,
    cliente: Uuid,
    dia: Type.Integer({ minimum: 1, maximum: 7 }),
    hora_inicio: TimeOfDay,
    hora_final: TimeOfDay,
  }),
  response: Type.Object({ repeticiones: Type.Array(Repeticion) }),
} satisfies CallSchemas;
export type SaveRepeat = Static<typeof saveRepeatSchemas.body>;

export const endRepeatSchemas = {
  summary: 'Deja de repetir una recolección',
  body: Type.Object({ _id: Uuid }),
  response: Type.Object({ repeticiones: Type.Array(Repeticion) }),
} satisfies CallSchemas;
