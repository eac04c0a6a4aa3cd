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

/** A driver of a sucursal. They need no account. */
export const Chofer = Type.Object({
  _id: Type.String(),
  nombre: Type.String(),
  /** E.164, or ''. */
  telefono: Type.String(),
  vehiculo: VehicleSchema,
  /** Most bags and pieces at once; null for no limit. */
  capacidad: Type.Union([Type.Integer(), Type.Null()]),
  /** When the day usually begins. */
  sale: Type.String(),
  /** Days of the week that they work, 1 Sunday to 7 Saturday. */
  dias: Type.Array(Type.Integer()),
  activo: Type.Boolean(),
  /** Which of the fixed colours and shapes is theirs, 0 to 3. */
  marca: Type.Integer(),
});
export type Chofer = Static<typeof Chofer>;

/** `_id` is made by the client: sent again it changes the same driver. A driver isn't deleted, only made inactive. */
export const SaveChofer = Type.Object({
  _id: Uuid,
  nombre: TextSchema(MAX_DRIVER_NAME, 1),
  telefono: LooseText(30),
  vehiculo: VehicleSchema,
  capacidad: Type.Union([Type.Integer({ minimum: 1, maximum: MAX_CARRIED }), Type.Null()]),
  sale: TimeOfDay,
  dias: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { maxItems: 7 }),
  activo: Type.Optional(Type.Boolean()),
  /** false: who is made inactive with something pending stays as they were, and the answer is 409 with `pendiente`. */
  confirmado: Type.Optional(Type.Boolean()),
});
export type SaveChofer = Static<typeof SaveChofer>;

/** What a driver still has: stops of today and days to come that aren't done, and cash to hand over, pesos. */
export const PendingOfChofer = Type.Object({ paradas: Type.Integer(), efectivo: Type.Number() });
export type PendingOfChofer = Static<typeof PendingOfChofer>;

/** A stop is one nota's pickup or delivery; a nota has both in its life, on different days. */
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

/** What every reader of a stop sees. Hours are 'HH:MM' in the sucursal's zone, amounts pesos. */
export const StopFields = {
  nota: Type.String(),
  tipo: StopKindSchema,
  cliente_name: Type.String(),
  /** E.164, or ''. */
  cliente_telefono: Type.String(),
  /** Null when nobody wrote where. */
  domicilio: StopAddress,
  /** The register's clave, or '#12' of the folio. */
  clave: Type.String(),
  /** How many pieces the nota was tagged in; 0 for a pickup. */
  bultos: Type.Integer(),
  ventana: Type.Union([Window, Type.Null()]),
  /** A delivery's nota is 'lista'; a pickup is always ready. */
  lista: Type.Boolean(),
  /** What is still due of the nota; 0 when it counts as paid. */
  cobrar: Type.Number(),
  estado: StopStateSchema,
  /** Place in its driver's day, from 1; null while nobody has it. */
  orden: Type.Union([Type.Integer(), Type.Null()]),
  /** When it is expected; of one that is done, when it was. Null while nobody has it. */
  llega: NullableString,
  /** Bags that were collected; null unless a pickup is done. */
  bolsas: Type.Union([Type.Integer(), Type.Null()]),
  /** What was paid at the stop, and how; 0 and null for nothing. */
  cobrado: Type.Number(),
  metodo: NullableString,
  /** An `AbsenceReason`, or ''. */
  motivo: Type.String(),
  /** What the driver wrote, or ''. */
  detalle: Type.String(),
};

/** A stop of a sucursal's day, as who dispatches sees it. */
export const Parada = Type.Object({
  ...StopFields,
  cliente: Type.String(),
  /** Day it is of: of the pickup, or promised for. Earlier than the route's day when it is overdue. */
  fecha: Type.String(),
  /** Days that it is overdue. */
  dias_tarde: Type.Integer(),
  /** Minutes past its window that it is expected; 0 in time. */
  minutos_tarde: Type.Integer(),
  /** Its driver; null while nobody has it. */
  chofer: NullableString,
  /** When the driver told that they are on the way (ISO 8601); null before. */
  avisada: NullableString,
  /** Whether the driver took a photo at the door. */
  foto: Type.Boolean(),
  /** Spanish reason why its money or its nota needs a person, such as a nota that was voided meanwhile; or ''. */
  problema: Type.String(),
});
export type Parada = Static<typeof Parada>;

/** A driver's day. */
export const RouteOfDriver = Type.Object({
  chofer: Type.String(),
  /** When the driver leaves. */
  sale: Type.String(),
  /** Kilometres of the whole day, one decimal. */
  km: Type.Number(),
  /** When the last stop is done; null without stops. */
  termina: NullableString,
  /** Something of it is done, or told that it is on the way. */
  en_camino: Type.Boolean(),
  /** Path of the driver's page, '/r/…', while its link works; null without one. */
  enlace: NullableString,
});
export type RouteOfDriver = Static<typeof RouteOfDriver>;

/** A stop that is late in the present order, which 'Ordenar' would mend. */
export const Suggestion = Type.Object({
  chofer: Type.String(),
  parada: StopRef,
  /** Minutes that it is late now. */
  minutos_tarde: Type.Integer(),
  /** Minutes that it would still be late. */
  quedan_tarde: Type.Integer(),
  /** Kilometres saved, one decimal; below 0 when the better order is longer. */
  ahorra_km: Type.Number(),
});

/** The stops of one sucursal and day. */
export const RouteDay = Type.Object({
  fecha: Type.String(),
  /** Today and now at the sucursal, for what is late. */
  hoy: Type.String(),
  hora: Type.String(),
  sucursal: Type.Object({
    _id: Type.String(),
    nombre: Type.String(),
    zona_horaria: Type.String(),
    /** Where routes begin; null until somebody sets it: then they begin at their first stop. */
    salida: Type.Union([Place, Type.Null()]),
  }),
  /** Active ones, and those with stops on this day. */
  choferes: Type.Array(Chofer),
  /** One for each driver with stops on this day, or with a link. */
  rutas: Type.Array(RouteOfDriver),
  /** By driver and order; those that nobody has last, by window. */
  paradas: Type.Array(Parada),
  /** Kilometres are along straight lines, not streets. */
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

/** Made inactive, a driver's links stop working. 409 with `pendiente`: see `confirmado`. */
export const saveDriverSchemas = {
  summary: 'Agrega o cambia un chofer',
  body: SaveChofer,
  response: Type.Object({
    chofer: Chofer,
    /** Of one who was just made inactive. */
    pendiente: Type.Optional(PendingOfChofer),
  }),
} satisfies CallSchemas;

export const saveStartSchemas = {
  summary: 'Desde dónde salen las rutas de la sucursal',
  body: Place,
  response: Type.Object({ salida: Place }),
} satisfies CallSchemas;

/**
 * Gives a stop to a driver at a place of their order, or to nobody. 404 for an unknown stop; 409 with `actual` (the day)
 * for one that was done meanwhile.
 */
export const moveStopSchemas = {
  summary: 'Pone una parada en la ruta de un chofer, o la quita',
  body: Type.Object({
    fecha: IsoDay,
    parada: StopRef,
    chofer: Type.Union([Uuid, Type.Null()]),
    /** Place among the driver's stops that aren't done, from 0; the last without it. */
    lugar: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_STOPS })),
  }),
  response: RouteDay,
} satisfies CallSchemas;
export type MoveStop = Static<typeof moveStopSchemas.body>;

const DriverStart = Type.Object({ chofer: Uuid, sale: TimeOfDay });

/** A driver's stops in order, before anybody has them. */
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
 * Without `reparto` each driver keeps their stops ('Ordenar'); with it what waits of these drivers and of nobody is shared
 * out ('Repartir').
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
    /** Stops that are late all the same, most late first. */
    tarde: Type.Array(StopRef),
    /** Stops that have no place on the map, or fit in nobody's capacity: they are given by hand. */
    fuera: Type.Array(StopRef),
    en_linea_recta: Type.Boolean(),
  }),
} satisfies CallSchemas;
export type Propose = Static<typeof proposeSchemas.body>;
export type Proposal = Static<typeof proposeSchemas.response>;

/**
 * Keeps the order of these drivers: their stops that aren't done are exactly these. Those done stay first. A stop that
 * another driver had is theirs no more; one that was done meanwhile is left where it is. With `visto`, 409 with `actual`
 * (the day) when somebody gave one of these stops, or one of these drivers', to another driver meanwhile.
 */
export const shareOutSchemas = {
  summary: 'Guarda quién hace qué paradas de un día y en qué orden',
  body: Type.Object({
    fecha: IsoDay,
    rutas: Type.Array(Type.Object({ chofer: Uuid, sale: TimeOfDay, paradas: Type.Array(StopRef, { maxItems: MAX_STOPS }) }), {
      minItems: 1,
      maxItems: MAX_DRIVERS,
    }),
    /** Who had the stops that wait when this was decided; what isn't named nobody had. */
    visto: Type.Optional(
      Type.Array(Type.Object({ chofer: Uuid, paradas: Type.Array(StopRef, { maxItems: MAX_STOPS }) }), { maxItems: MAX_STOPS }),
    ),
  }),
  response: RouteDay,
} satisfies CallSchemas;
export type ShareOut = Static<typeof shareOutSchemas.body>;

/** The link of a driver's day: the same while it isn't revoked. 422 for a day that went by. */
export const driverLinkSchemas = {
  summary: 'El enlace de un chofer para un día',
  body: Type.Object({ fecha: IsoDay, chofer: Uuid }),
  response: Type.Object({
    /** Path, '/r/…'. */
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

/** A pickup that repeats each week for a cliente; each becomes a recoleccion of its day. */
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

/** `_id` is made by the client. 422 for a second one of a cliente on the same day of the week. */
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
