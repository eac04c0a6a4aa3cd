import { type Static, Type } from 'typebox';
import { MAX_CAPACITY_GRAMS, MAX_CAPACITY_PIECES, MAX_CLOSED_DATES } from '../../domain/capacity.ts';
import { MAX_NOTICE } from '../../domain/notice.ts';
import { MAX_LANGUAGE, MAX_PHONE_ID, MAX_TEMPLATE, MAX_TOKEN } from '../../domain/noticeApi.ts';
import { MAX_PRIVACY_NOTICE } from '../../domain/privacyNotice.ts';
import { LINK_FORMS } from '../../domain/satForm.ts';
import type { CallSchemas } from '../calls/call.ts';
import { IsoDay, LooseText, MultilineText, TextSchema, Uuid } from './primitives.ts';

/**
 * The work that a sucursal can finish in a day, null for no limit, and its closed days. `dias_cerrados` are 1 Sunday to 7
 * Saturday.
 */
export const DailyCapacity = Type.Object({
  /** Kilos, with at most 3 decimals. */
  kilos: Type.Union([Type.Number({ minimum: 0.001, maximum: MAX_CAPACITY_GRAMS / 1000 }), Type.Null()]),
  piezas: Type.Union([Type.Integer({ minimum: 1, maximum: MAX_CAPACITY_PIECES }), Type.Null()]),
  dias_cerrados: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { maxItems: 7 }),
  fechas_cerradas: Type.Array(IsoDay, { maxItems: MAX_CLOSED_DATES }),
});
export type DailyCapacity = Static<typeof DailyCapacity>;

export const Sucursal = Type.Object({
  _id: Type.String(),
  nombre_sucursal: Type.String(),
  /** IANA time zone; it defines every day boundary of the sucursal. */
  zona_horaria: Type.String(),
  /** Address printed on the ticket, or ''. */
  direccion: Type.Optional(Type.String()),
  /** '+52' and 10 digits, or ''. */
  telefono: Type.Optional(Type.String()),
  /** Opening hours, one range a line, or ''. */
  horario: Type.Optional(Type.String()),
  capacidad: Type.Optional(DailyCapacity),
});
export type Sucursal = Static<typeof Sucursal>;

/** Envio configuration of the API, pesos (spec 3). */
export const EnvioConfig = Type.Object({
  rulesType: Type.Union([Type.Literal('conCosto'), Type.Literal('sinCosto'), Type.Literal('rango')]),
  rules: Type.Object({
    conCosto: Type.Optional(Type.Object({ monto: Type.Number() })),
    rango: Type.Optional(
      Type.Array(Type.Object({ min: Type.Number(), max: Type.Optional(Type.Number()), envio: Type.Number() })),
    ),
  }),
});
export type EnvioConfig = Static<typeof EnvioConfig>;

/** A share of an amount: a percentage with at most 2 decimals, or pesos. */
export const ShareConfig = Type.Object({
  tipo: Type.Union([Type.Literal('porcentaje'), Type.Literal('monto')]),
  valor: Type.Number({ minimum: 0, maximum: 1_000_000 }),
});
export type ShareConfig = Static<typeof ShareConfig>;

const Percentage = Type.Number({ minimum: 0, maximum: 100 });
const Limit = Type.Union([ShareConfig, Type.Null()]);

/**
 * Largest discount by role (null: no limit) and the percentage above which a discount needs a reason (null: never). Percentages
 * are of the nota before discounts.
 */
export const DiscountConfig = Type.Object({
  limites: Type.Object({ user: Limit, admin: Limit, superuser: Limit }),
  motivo_desde: Type.Union([Percentage, Type.Null()]),
});
export type DiscountConfig = Static<typeof DiscountConfig>;

export const Tenant = Type.Object({
  _id: Type.String(),
  nombre: Type.String(),
  /** URL of an image, or ''. */
  logo: Type.String(),
  logo_ico: Type.String(),
  colores: Type.Object({ primario: Type.String(), secundario: Type.String() }),
  envio: EnvioConfig,
  /** Usual days between a nota's date and its promised delivery. */
  dias_entrega: Type.Integer(),
  /** Optional because older servers don't send it; `discountRules` has the default. */
  descuentos: Type.Optional(DiscountConfig),
  /** Recargo of express notas; null or absent for none. */
  recargo_express: Type.Optional(Type.Union([ShareConfig, Type.Null()])),
  /** Text of the message that a nota is ready (`noticeText`); '' or absent for the product's text. */
  mensaje_lista: Type.Optional(Type.String()),
  /** Whether notices are sent by the WhatsApp Cloud API; absent in `Identity`. */
  whatsapp_api: Type.Optional(Type.Boolean()),
  /** Name of the template at WhatsApp. The template's text is stored only at Meta. */
  whatsapp_plantilla: Type.Optional(Type.String()),
  /** Address of the privacy notice or its text; '' when it isn't set, absent in answers of older servers. */
  aviso_privacidad: Type.Optional(Type.String()),
  /** 'Usar corte de caja'; absent, as in answers of older servers, means no. */
  usa_corte: Type.Optional(Type.Boolean()),
});
export type Tenant = Static<typeof Tenant>;

const NoticeApiFields = {
  /** Id of the sending phone, as Meta's panel shows it. */
  telefono_id: LooseText(MAX_PHONE_ID),
  plantilla: LooseText(MAX_TEMPLATE),
  /** Language of the template, such as 'es_MX'. */
  idioma: LooseText(MAX_LANGUAGE),
};

/** The tenant's account at the WhatsApp Cloud API. Answers never contain its token. */
export const NoticeApi = Type.Object({
  /** Last 4 characters of the token; null when no token is set, and notices are then sent by wa.me. */
  token_final: Type.Union([Type.String(), Type.Null()]),
  ...NoticeApiFields,
});
export type NoticeApi = Static<typeof NoticeApi>;

export const readNoticeApiSchemas = {
  summary: 'Cómo se envía el aviso de ropa lista',
  response: NoticeApi,
} satisfies CallSchemas;

/** Without `token` the stored token stays. @throws 422 with the field */
export const saveNoticeApiSchemas = {
  summary: 'Configura el envío del aviso por la API de WhatsApp',
  body: Type.Object({ token: Type.Optional(LooseText(MAX_TOKEN)), ...NoticeApiFields }),
  response: NoticeApi,
} satisfies CallSchemas;
export type SaveNoticeApi = Static<typeof saveNoticeApiSchemas.body>;

export const removeNoticeApiSchemas = {
  summary: 'Quita el envío por la API: WhatsApp se vuelve a abrir con el mensaje escrito',
  response: NoticeApi,
} satisfies CallSchemas;

export const testNoticeApiSchemas = {
  summary: 'Envía la plantilla con datos de ejemplo a un teléfono',
  body: Type.Object({ telefono: LooseText(40) }),
  /** The phone, in E.164, for which WhatsApp accepted the message. */
  response: Type.Object({ telefono: Type.String() }),
} satisfies CallSchemas;

export const listSucursalesSchemas = {
  summary: 'Las sucursales de la lavandería',
  response: Type.Object({ sucursales: Type.Array(Sucursal) }),
} satisfies CallSchemas;

/** The laundry's data on receipts, and its account for transfers (`Issuer`); '' for data that isn't set. */
export const IssuerSchema = Type.Object({
  razonSocial: TextSchema(200),
  rfc: LooseText(20),
  regimenFiscal: LooseText(3),
  cp: LooseText(10),
  profeco: TextSchema(40),
  /** A phone or an e-mail. */
  quejas: TextSchema(120),
  clabe: LooseText(40),
  titular: TextSchema(200),
});

const [creditCard, debitCard, transfer, intermediary] = LINK_FORMS;
/** SAT's form of payment for the laundry's payment links. */
const LinkFormSchema = Type.Union([
  Type.Literal(creditCard),
  Type.Literal(debitCard),
  Type.Literal(transfer),
  Type.Literal(intermediary),
]);

/** The data edited in 'Tu Lavandería': the tenant, its ticket and warnings about its envio rule. */
export const Identity = Type.Object({
  ...Tenant.properties,
  /** Paper width, mm. */
  ticket_ancho: Type.Union([Type.Literal(58), Type.Literal(80)]),
  /** Text at the ticket's foot: the laundry's terms. */
  ticket_legal: Type.String(),
  /** The issuer of receipts. Absent in answers of older servers. */
  emisor: Type.Optional(IssuerSchema),
  /** SAT's form for payment links. Absent in answers of older servers. */
  forma_sat_link: Type.Optional(LinkFormSchema),
  /**
   * Warnings about gaps between envio ranges. Gaps are allowed: envio is free in them. `campo` is like
   * 'envio.rules.rango.1.min'.
   */
  avisos: Type.Array(Type.Object({ campo: Type.String(), mensaje: Type.String() })),
});
export type Identity = Static<typeof Identity>;

export const readIdentitySchemas = {
  summary: 'La identidad de la lavandería',
  response: Identity,
} satisfies CallSchemas;

/** Which first steps a new laundry has done, derived from its data, and whether the list was dismissed. */
export const FirstSteps = Type.Object({
  /** True when the laundry has a logo, an icon or colours of its own, or once saved its identity. */
  identidad: Type.Boolean(),
  /** True when every sucursal has the address and phone that tickets print. */
  sucursal: Type.Boolean(),
  catalogo: Type.Boolean(),
  /** True when there is a second account, invited or active, or the superuser stated that they work alone. */
  equipo: Type.Boolean(),
  /** True when a nota was received, even if it was voided later. */
  venta: Type.Boolean(),
  oculto: Type.Boolean(),
});
export type FirstSteps = Static<typeof FirstSteps>;

export const readFirstStepsSchemas = {
  summary: 'Los primeros pasos de la lavandería',
  response: FirstSteps,
} satisfies CallSchemas;

/** Only fields that are sent change. */
export const SaveFirstSteps = Type.Object({
  trabaja_solo: Type.Optional(Type.Boolean()),
  oculto: Type.Optional(Type.Boolean()),
});
export type SaveFirstSteps = Static<typeof SaveFirstSteps>;

export const saveFirstStepsSchemas = {
  summary: 'Guarda que se trabaja a solas, o que la lista de primeros pasos ya no se muestra',
  body: SaveFirstSteps,
  response: FirstSteps,
} satisfies CallSchemas;

const Color = Type.String({ pattern: '^#[0-9a-fA-F]{6}$' });

/**
 * Only fields that are sent change. `logo` and `logo_ico` accept only '', which removes the image; `tenantImageCall` uploads one.
 */
export const SaveIdentity = Type.Object({
  nombre: Type.Optional(TextSchema(80)),
  colores: Type.Optional(Type.Object({ primario: Color, secundario: Color })),
  envio: Type.Optional(EnvioConfig),
  dias_entrega: Type.Optional(Type.Integer({ minimum: 0, maximum: 30 })),
  descuentos: Type.Optional(DiscountConfig),
  recargo_express: Type.Optional(Type.Union([ShareConfig, Type.Null()])),
  mensaje_lista: Type.Optional(MultilineText(MAX_NOTICE)),
  aviso_privacidad: Type.Optional(MultilineText(MAX_PRIVACY_NOTICE)),
  usa_corte: Type.Optional(Type.Boolean()),
  ticket_ancho: Type.Optional(Type.Union([Type.Literal(58), Type.Literal(80)])),
  ticket_legal: Type.Optional(MultilineText(1_000)),
  /** Replaces all fields of the issuer. @throws 422 with the field, such as 'emisor.rfc' */
  emisor: Type.Optional(IssuerSchema),
  /** Applies to future pagos; earlier pagos keep their form. */
  forma_sat_link: Type.Optional(LinkFormSchema),
  logo: Type.Optional(Type.Literal('')),
  logo_ico: Type.Optional(Type.Literal('')),
});
export type SaveIdentity = Static<typeof SaveIdentity>;

export const saveIdentitySchemas = {
  summary: 'Cambia la identidad de la lavandería',
  body: SaveIdentity,
  response: Identity,
} satisfies CallSchemas;

export const tenantImageSchemas = {
  summary: 'Sube el logotipo o el favicon',
  query: Type.Object({ tipo: Type.Union([Type.Literal('logo'), Type.Literal('icono')]) }),
  response: Type.Object({ url: Type.String(), ancho: Type.Integer(), alto: Type.Integer() }),
} satisfies CallSchemas;

/**
 * A sucursal to save; without `_id` it is added. `zona_horaria` is one of `Intl.supportedValuesOf('timeZone')`.
 * @throws 422 with the field
 */
export const SaveSucursal = Type.Object({
  _id: Type.Optional(Uuid),
  nombre_sucursal: TextSchema(80),
  zona_horaria: Type.Optional(TextSchema(60)),
  direccion: Type.Optional(TextSchema(300)),
  telefono: Type.Optional(LooseText(40)),
  /** At most `MAX_HOURS_LINES` lines of `MAX_HOURS_LINE` characters. */
  horario: Type.Optional(MultilineText(1_000)),
  capacidad: Type.Optional(DailyCapacity),
});
export type SaveSucursal = Static<typeof SaveSucursal>;

export const saveSucursalSchemas = {
  summary: 'Agrega o modifica una sucursal',
  body: SaveSucursal,
  response: Type.Object({ response: Type.String(), sucursal: Sucursal }),
} satisfies CallSchemas;
