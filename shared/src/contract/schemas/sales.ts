import { type Static, Type } from 'typebox';
import { MAX_REASON } from '../../domain/discount.ts';
import { MAX_MISSING_DETAIL, MISSING_REASONS } from '../../domain/handOver.ts';
import { CREDIT, MAX_LINES, PAYMENT_METHODS } from '../../domain/nota.ts';
import { MARKS, MAX_DETAIL } from '../../domain/observations.ts';
import { MAX_PIECE, MAX_PIECES } from '../../domain/pieces.ts';
import { CARD_KINDS } from '../../domain/satForm.ts';
import { MAX_PLACE, STAGES } from '../../domain/stage.ts';
import { TICKET_TOKEN } from '../../domain/ticketToken.ts';
import { MONEY_OUTCOMES } from '../../domain/voiding.ts';
import type { CallSchemas } from '../calls/call.ts';
import { Capture, Oddity } from './capture.ts';
import { Domicilio } from './clientes.ts';
import { IsoDay, LooseText, Pesos, TextSchema, TimeOfDay, Uuid } from './primitives.ts';
import { ServicioUnit } from './servicios.ts';

const [efvo, tdc, transf, link] = PAYMENT_METHODS;
const money = [Type.Literal(efvo), Type.Literal(tdc), Type.Literal(transf), Type.Literal(link)] as const;
/** Method by which money was paid or returned. */
export const Method = Type.Union([...money]);
/** Method of a pago: money, or the credit of the nota's cliente ('Saldo'). */
export const PagoMethodSchema = Type.Union([...money, Type.Literal(CREDIT)]);
const [credit, debit] = CARD_KINDS;
/** Kind of card of a pago by TDC (day.md 3). */
export const Card = Type.Union([Type.Literal(credit), Type.Literal(debit)]);
const Status = Type.Union([Type.Literal(-1), Type.Literal(0), Type.Literal(10)]);
const [inProcessStill, lost, untagged, otherReason] = MISSING_REASONS;
const Reason = Type.Union([Type.Literal(inProcessStill), Type.Literal(lost), Type.Literal(untagged), Type.Literal(otherReason)]);
const [received, inProcess, ready] = STAGES;
const StageSchema = Type.Union([Type.Literal(received), Type.Literal(inProcess), Type.Literal(ready)]);

const [returned, owed, kept] = MONEY_OUTCOMES;
export const Outcome = Type.Union([Type.Literal(returned), Type.Literal(owed), Type.Literal(kept)]);

const [stain, tear, button, faded] = MARKS;

/** The state in which a nota or a line is received (day.md 4). A repeated mark counts once. */
export const ObservationsSchema = Type.Object({
  marcas: Type.Array(Type.Union([Type.Literal(stain), Type.Literal(tear), Type.Literal(button), Type.Literal(faded)]), {
    maxItems: MARKS.length,
  }),
  detalle: TextSchema(MAX_DETAIL),
});

/** A photo of a nota; its pixels come from `readPhotoCall`. */
export const Photo = Type.Object({ id: Type.String(), ancho: Type.Integer(), alto: Type.Integer() });
export type Photo = Static<typeof Photo>;

/** A line of a nota: `cantidad` in pieces or kg (3 decimals), `precio` in pesos per unit. */
export const Article = Type.Object({
  _id: Type.Optional(Uuid),
  cantidad: Type.Number({ exclusiveMinimum: 0, maximum: 10_000 }),
  /** Name of the servicio. Only new lines must have a one-line name; a stored line keeps whatever name it has. */
  servicio: LooseText(120, 1),
  precio: Pesos,
  servicio_id: Type.Optional(Type.Union([Uuid, Type.Null()])),
  medida: Type.Optional(ServicioUnit),
  /** If absent, a stored line keeps its observaciones, and a new line has none. */
  observaciones: Type.Optional(ObservationsSchema),
});
export type Article = Static<typeof Article>;

/**
 * A pago. `monto` is in pesos and above 0. It is negative only with `reversa_de`, the id of the pago that it returns, whole or in
 * part, by any method.
 */
export const Pago = Type.Object({
  _id: Type.Optional(Uuid),
  fecha: Type.Optional(IsoDay),
  monto: Type.Number({ minimum: -1_000_000, maximum: 1_000_000 }),
  metodo: PagoMethodSchema,
  /** Only for a TDC pago. A TDC that reverses another TDC must have the same kind of card. */
  tarjeta: Type.Optional(Type.Union([Card, Type.Null()])),
  reversa_de: Type.Optional(Type.Union([Uuid, Type.Null()])),
});
export type Pago = Static<typeof Pago>;

export const Recoleccion = Type.Object({ hora_inicio: TimeOfDay, hora_final: TimeOfDay });
export type Recoleccion = Static<typeof Recoleccion>;

/** A piece or bag of a nota; its tag's number is its place in the list, from 1. `linea` is the article it came with. */
export const Piece = Type.Object({
  nombre: TextSchema(MAX_PIECE),
  /** Colour or mark, or ''. */
  detalle: TextSchema(MAX_PIECE),
  linea: Type.Union([Uuid, Type.Null()]),
});
export type Piece = Static<typeof Piece>;

/** The pieces of a nota that were handed over, by number, and the reason for missing ones ('' when none is missing). */
export const HandOver = Type.Object({
  entregadas: Type.Array(Type.Integer({ minimum: 1 })),
  motivo: Type.String(),
  detalle: Type.String(),
  /** Name of the user who last handed over pieces. */
  quien: Type.String(),
  /** ISO 8601. */
  momento: Type.String(),
});
export type HandOver = Static<typeof HandOver>;

/** The void of a nota: its user, time and reason, and what was done with the money of the pagos. */
export const Voided = Type.Object({
  /** ISO 8601. */
  momento: Type.String(),
  /** Name of the user, or ''. */
  quien: Type.String(),
  /** Reason for the void, or ''. */
  motivo: Type.String(),
  /** What was done with the money; null when the nota held none, or it wasn't stated. */
  dinero: Type.Union([Outcome, Type.Null()]),
  /** How the money was returned, if `dinero` is 'devuelto'; null otherwise. */
  metodo: Type.Union([Method, Type.Null()]),
  /**
   * Amount that the void, or a later return of its money, gave back, pesos, as reversals among the pagos; 0 for nothing. Absent
   * in answers of older servers.
   */
  devuelto: Type.Optional(Type.Number()),
});
export type Voided = Static<typeof Voided>;

/** A nota as the server returns it, or as a device shows it while it waits to be sent. Amounts are in pesos. */
export const Nota = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  folio: Type.Integer(),
  version: Type.Integer(),
  usuario: Type.String(),
  usuario_name: Type.String(),
  usuario_telefono: Type.String(),
  /** Number of domicilios of the cliente. */
  usuario_domicilios: Type.Integer(),
  fecha: Type.String(),
  fecha_entrega: Type.Union([Type.String(), Type.Null()]),
  articulos: Type.Array(
    Type.Object({
      _id: Type.String(),
      cantidad: Type.Number(),
      servicio: Type.String(),
      precio: Type.Number(),
      importe: Type.Number(),
      servicio_id: Type.Union([Type.String(), Type.Null()]),
      medida: ServicioUnit,
      /** Absent in answers of older servers. */
      observaciones: Type.Optional(ObservationsSchema),
    }),
  ),
  pagos: Type.Array(
    Type.Object({
      _id: Type.String(),
      fecha: Type.String(),
      monto: Type.Number(),
      metodo: PagoMethodSchema,
      reversa_de: Type.Union([Type.String(), Type.Null()]),
      /** Reason of a reversal, or ''. Absent in answers of older servers. */
      motivo: Type.Optional(Type.String()),
      /**
       * Kind of card; null for another method, or when it is unknown. This field and the two below are absent in older answers.
       */
      tarjeta: Type.Optional(Type.Union([Card, Type.Null()])),
      /** SAT's form of payment when the pago was taken, '01'; null for pagos older than this field. */
      forma_sat: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      /** Time of the pago's capture on its device (ISO 8601); null when the device sent no plausible time. */
      capturado: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    }),
  ),
  descuentos: Type.Number(),
  /** Reason for the discount, or ''. This field and the three below are absent in answers of older servers. */
  descuento_motivo: Type.Optional(Type.String()),
  /** The percentage the discount was given as; null when it was an amount. */
  descuento_porcentaje: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  /** Recargo 'Servicio express', pesos. */
  recargo: Type.Optional(Type.Number()),
  /** Where the nota is delivered; null when it isn't delivered or no address was given. */
  domicilio: Type.Optional(
    Type.Union([
      Type.Object({
        descripcion: Type.String(),
        lat: Type.Union([Type.Number(), Type.Null()]),
        lon: Type.Union([Type.Number(), Type.Null()]),
      }),
      Type.Null(),
    ]),
  ),
  envio: Type.Number(),
  subtotal: Type.Number(),
  total: Type.Number(),
  abonos: Type.Number(),
  /**
   * The part of `abonos` that was paid with credit, pesos; null for nothing. Only in lists by pages, and absent on older servers.
   */
  con_saldo: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  /** 'Ajuste por redondeo' recorded when the nota closed, pesos. */
  ajuste: Type.Number(),
  factura: Type.Boolean(),
  a_domicilio: Type.Boolean(),
  express: Type.Boolean(),
  status: Status,
  /** Stage in the sucursal, for status 0. This field and the two below are absent in answers of older servers. */
  etapa: Type.Optional(StageSchema),
  /** Place on the rack, or ''. */
  lugar: Type.Optional(Type.String()),
  /**
   * The last notice that the nota is ready, with its time (ISO 8601). 'abierto': WhatsApp was opened with the message written.
   * 'enviado': WhatsApp's API accepted the message.
   */
  avisada: Type.Optional(
    Type.Union([
      Type.Object({ momento: Type.String(), medio: Type.Union([Type.Literal('abierto'), Type.Literal('enviado')]) }),
      Type.Null(),
    ]),
  ),
  /** The nota's clave, or ''. This field and the three below are absent in answers of older servers. */
  clave: Type.Optional(Type.String()),
  /** Number of pieces that the nota was tagged in; the pieces themselves are absent in lists. */
  bultos: Type.Optional(Type.Integer()),
  piezas: Type.Optional(Type.Array(Piece)),
  /** The hand-over of the nota's pieces; null before the first one. */
  entrega: Type.Optional(Type.Union([HandOver, Type.Null()])),
  /** Observaciones of the whole nota. This field and the one below are absent in answers of older servers. */
  observaciones: Type.Optional(ObservationsSchema),
  /** Oldest first; absent in lists. */
  fotos: Type.Optional(Type.Array(Photo)),
  recoleccion: Type.Union([Recoleccion, Type.Null()]),
  sucursal: Type.String(),
  sucursal_name: Type.String(),
  /** Name of the user who made the nota. */
  atendio: Type.String(),
  /** Oddities of the nota's captures that nobody has reviewed yet; absent in lists. */
  revisar: Type.Optional(Type.Array(Oddity)),
  /** Token of the nota's public link; null without a working link. Absent in lists. */
  enlace_publico: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  /** The nota's void; null for a nota that isn't voided. Only in answers that may hold voided notas. */
  anulada: Type.Optional(Type.Union([Voided, Type.Null()])),
});
export type Nota = Static<typeof Nota>;

/**
 * Row of a list of notas. Its `articulos` and `pagos` are empty, except on a page asked for with `completas` (salesList.ts); rows
 * of a list of voided notas always have their pagos.
 */
export const ListedNota = Nota;
export type ListedNota = Nota;

/**
 * The server computes the totals, and takes tenant and sucursal from the session; a different value in the body is a 422 that
 * names the field. `operacion` is the id of this attempt: sending it again returns the same result.
 */
export const SaveNota = Type.Object({
  _id: Type.Optional(Uuid),
  id: Type.Optional(Uuid),
  operacion: Type.Optional(Uuid),
  version: Type.Optional(Type.Integer({ minimum: 1 })),
  /**
   * A new nota gets its clave from the register `equipo`, and new pagos go into that register's drawer. New pagos get the day
   * of `capturado`, if that is within the last 72 hours, unless they name another day.
   */
  ...Capture,
  /**
   * The turno in which the new pagos were taken. If the turno got its corte meanwhile, the corte lists them as 'Llegó después'.
   */
  turno: Type.Optional(Uuid),
  /** Token of the link that the register printed. It is ignored when the nota already has a link or the token is in use. */
  enlace: Type.Optional(Type.String({ pattern: TICKET_TOKEN })),
  usuario: Uuid,
  usuario_name: Type.Optional(Type.String({ maxLength: 300 })),
  fecha: IsoDay,
  fecha_entrega: Type.Optional(Type.Union([IsoDay, Type.Null()])),
  articulos: Type.Array(Article, { maxItems: MAX_LINES }),
  pagos: Type.Optional(Type.Array(Pago, { maxItems: 200 })),
  descuentos: Type.Optional(Pesos),
  /** Reason for the discount. Without it the stored reason stays. */
  descuento_motivo: Type.Optional(TextSchema(MAX_REASON)),
  /** The discount as a percentage (2 decimals) of all that is charged. If `descuentos` is sent too, the two must agree. */
  descuento_porcentaje: Type.Optional(Type.Union([Type.Number({ minimum: 0, maximum: 100 }), Type.Null()])),
  recargo: Type.Optional(Pesos),
  /** Where an 'a domicilio' nota is delivered. Without it the stored address stays. */
  domicilio: Type.Optional(Type.Union([Domicilio, Type.Null()])),
  envio: Type.Optional(Pesos),
  subtotal: Type.Optional(Type.Number({ minimum: 0 })),
  total: Type.Optional(Type.Number({ minimum: 0 })),
  abonos: Type.Optional(Type.Number()),
  factura: Type.Optional(Type.Boolean()),
  'a domicilio': Type.Optional(Type.Boolean()),
  a_domicilio: Type.Optional(Type.Boolean()),
  express: Type.Optional(Type.Boolean()),
  /** Observaciones of the whole nota. If absent, the stored ones stay. */
  observaciones: Type.Optional(ObservationsSchema),
  status: Type.Optional(Status),
  recoleccion: Type.Optional(Type.Union([Recoleccion, Type.Null()])),
  sucursal: Type.Optional(Type.Union([Uuid, Type.Null()])),
  tenant: Type.Optional(Type.String()),
});
export type SaveNota = Static<typeof SaveNota>;

export const readNotaSchemas = {
  summary: 'Una nota',
  params: Type.Object({ nota: Uuid }),
  /** With `anulada` the nota is found even if it is voided; only for roles that may void notas. */
  query: Type.Object({ anulada: Type.Optional(Type.Literal('true')) }),
  response: Type.Object({ data: Nota }),
} satisfies CallSchemas;

/** Longest code of `scanSchemas`, long enough for the address in a ticket's QR. */
export const MAX_CODE = 300;

export const scanSchemas = {
  summary: 'Notas de un código leído o escrito: etiqueta, clave o su principio, folio o dirección de un ticket',
  query: Type.Object({ codigo: Type.String({ maxLength: MAX_CODE }) }),
  response: Type.Object({
    /** At most 8 notas, the one with exactly that clave first; empty for an unknown code. */
    results: Type.Array(ListedNota),
    /** Number of the tag, from 1; null when the code isn't a tag's. */
    pieza: Type.Union([Type.Integer(), Type.Null()]),
  }),
} satisfies CallSchemas;
export type ScanAnswer = Static<typeof scanSchemas.response>;

export const saveNotaSchemas = {
  summary: 'Crea o modifica una nota',
  body: SaveNota,
  response: Type.Object({ inserted_id: Type.String(), data: Nota }),
} satisfies CallSchemas;

/**
 * `version` is the nota's version after its cierre. Without `motivo` the call undoes the session's own cierre, within a minute;
 * with `motivo` it needs the permission to void notas.
 * @throws 403 after that minute or without that permission (422 if only `motivo` is missing), 409 with `actual` when the nota has
 * changed since
 */
export const reopenNotaSchemas = {
  summary: 'Reabre una nota cerrada: deshace el cierre propio recién hecho o, con motivo, cualquier cierre',
  body: Type.Object({
    id: Uuid,
    operacion: Uuid,
    version: Type.Integer({ minimum: 1 }),
    motivo: Type.Optional(TextSchema(200)),
  }),
  response: Type.Object({ data: Nota }),
} satisfies CallSchemas;
export type ReopenNota = Static<typeof reopenNotaSchemas.body>;

/**
 * Moves a nota from the stage `desde` to `etapa`. `lugar` is kept only in the stage 'lista'. A late move (`captura`) changes
 * nothing, without a 409, if the nota has been moved or closed meanwhile.
 * @throws 409 for a voided nota; 409 with `actual`, except for a late move, when the nota isn't in `desde` or not in the sucursal
 */
export const moveNotaSchemas = {
  summary: 'Pasa una nota a otra etapa, con su lugar cuando está lista',
  body: Type.Object({
    id: Uuid,
    operacion: Uuid,
    desde: StageSchema,
    etapa: StageSchema,
    lugar: Type.Optional(TextSchema(MAX_PLACE)),
    ...Capture,
  }),
  response: Type.Object({ data: Nota }),
} satisfies CallSchemas;
export type MoveNota = Static<typeof moveNotaSchemas.body>;

export const noteNoticeSchemas = {
  summary: 'Anota que se abrió WhatsApp para avisar al cliente que su nota está lista',
  body: Type.Object({ id: Uuid, operacion: Uuid }),
  response: Type.Object({ data: Nota }),
} satisfies CallSchemas;
export type NoteNotice = Static<typeof noteNoticeSchemas.body>;

/**
 * Hands over the counted pieces, in addition to earlier ones, without closing the nota. `motivo` is required when pieces are
 * missing, and `detalle` when `motivo` is 'otro'. With `deshacer` the call instead takes back these pieces, if the user handed
 * them over or may void notas.
 * @throws 409 with `actual` when the nota isn't in the sucursal, one of the pieces was handed over already or, with `deshacer`,
 * another user counted it
 */
export const handOverSchemas = {
  summary: 'Entrega las piezas contadas de una nota, con el motivo si falta alguna',
  body: Type.Object({
    id: Uuid,
    operacion: Uuid,
    entregadas: Type.Array(Type.Integer({ minimum: 1, maximum: MAX_PIECES }), { minItems: 1, maxItems: MAX_PIECES }),
    motivo: Type.Optional(Reason),
    detalle: Type.Optional(TextSchema(MAX_MISSING_DETAIL)),
    deshacer: Type.Optional(Type.Boolean()),
  }),
  response: Type.Object({ data: Nota }),
} satisfies CallSchemas;
export type HandOverBody = Static<typeof handOverSchemas.body>;

/**
 * Sends the notice. After an error the user can open WhatsApp with the message written (wa.me) instead.
 * @throws 409 with `actual` (the stored nota) when the notice may already have been sent, or the nota isn't 'lista'; 422 when
 * WhatsApp refused it, the laundry has no account there or the cliente no phone
 */
export const sendNoticeSchemas = {
  summary: 'Envía al cliente el aviso de que su nota está lista, por la API de WhatsApp',
  body: Type.Object({ id: Uuid, operacion: Uuid }),
  response: Type.Object({ data: Nota }),
} satisfies CallSchemas;
export type SendNotice = Static<typeof sendNoticeSchemas.body>;
