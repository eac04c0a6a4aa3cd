import type { DiscountConfig, EnvioConfig, ShareConfig } from '@lavanda/shared/contract/schemas/tenant';
import type { Unit } from '@lavanda/shared/domain/nota';
import type { Role } from '@lavanda/shared/domain/roles';
import type { LinkForm } from '@lavanda/shared/domain/satForm';
import type { ColumnType, Generated } from 'kysely';
import type { CajaSchema } from './tables/caja.ts';
import type { ClientesSchema } from './tables/clientes.ts';
import type { ReleasesSchema } from './tables/releases.ts';
import type { RutasSchema } from './tables/rutas.ts';
import type { SalesSchema } from './tables/sales.ts';
import type { TeamSchema } from './tables/team.ts';
import type { TicketsSchema } from './tables/tickets.ts';

/** A timestamp as the text that the database returns; a JS Date would drop its microseconds. */
export type Moment = ColumnType<string, string | Date | undefined, string | Date>;

/** jsonb: read as an object, written as JSON text. */
type Json<T> = ColumnType<T, string, string>;

/** Tables of laundries, sucursales, accounts, sign-ins and the catalogue (001-tenants.sql). Money is integer centavos. */
export interface BaseSchema {
  tenants: {
    id: string;
    nombre: string;
    logo: string;
    logo_ico: string;
    color_primario: string;
    color_secundario: string;
    /** The envio's rule in the form of the API, in pesos; `envioRule` converts it to the domain's form. */
    envio: Json<EnvioConfig>;
    dias_entrega: Generated<number>;
    /**
     * Discounts and recargo, both in the form of the API; `discountRules` and `shareOfConfig` convert them to the domain's
     * form.
     */
    descuentos: ColumnType<DiscountConfig, string | undefined, string>;
    recargo_express: ColumnType<ShareConfig | null, string | null | undefined, string | null>;
    mensaje_lista: ColumnType<string, string | undefined, string>;
    /** Address or text of the privacy notice (027-pickup-requests.sql). */
    aviso_privacidad: Generated<string>;
    /** The logo in black or greys for paper; '' when tickets show only the name. */
    logo_ticket: Generated<string>;
    /** Paper width, mm. */
    ticket_ancho: Generated<58 | 80>;
    ticket_legal: Generated<string>;
    /** Fields of `Issuer` in shared/src/domain/receipt.ts (021-receipt.sql). */
    razon_social: Generated<string>;
    rfc: Generated<string>;
    regimen_fiscal: Generated<string>;
    cp: Generated<string>;
    profeco: Generated<string>;
    quejas: Generated<string>;
    clabe: Generated<string>;
    titular: Generated<string>;
    /** Access token of the WhatsApp Cloud API (026-notice-api.sql); null without one. No call answers with the whole token. */
    whatsapp_token: ColumnType<string | null, string | null | undefined, string | null>;
    whatsapp_telefono_id: Generated<string>;
    whatsapp_plantilla: Generated<string>;
    whatsapp_idioma: Generated<string>;
    /** SAT's form of pagos by payment link (033-payment-facts.sql). */
    forma_sat_link: Generated<LinkForm>;
    /** The setting 'Usar corte de caja' (030-caja.sql). */
    usa_corte: Generated<boolean>;
    activo: Generated<boolean>;
    /** Whether the laundry said that it needs no second account (014-first-steps.sql). */
    trabaja_solo: Generated<boolean>;
    pasos_ocultos: Generated<boolean>;
  };
  sucursales: {
    tenant_id: string;
    id: string;
    nombre: string;
    zona_horaria: Generated<string>;
    direccion: Generated<string>;
    /** '+52' and 10 digits; '' without a phone. */
    telefono: Generated<string>;
    /** Opening hours, one range a line. */
    horario: Generated<string>;
    /** Daily capacity; null means no limit (025-promises.sql). */
    capacidad_gramos: ColumnType<number | null, number | null | undefined, number | null>;
    capacidad_piezas: ColumnType<number | null, number | null | undefined, number | null>;
    /** Days of the week, from 1 (Sunday) to 7 (Saturday). */
    dias_cerrados: Generated<number[]>;
    fechas_cerradas: Generated<string[]>;
    /** Starting point of the sucursal's routes, degrees; null until a user sets it (041-rutas.sql). */
    lat: ColumnType<number | null, number | null | undefined, number | null>;
    lon: ColumnType<number | null, number | null | undefined, number | null>;
  };
  usuarios: {
    tenant_id: string;
    id: string;
    usuario: string;
    nombre: string;
    rol: Role;
    sucursal_id: string;
    /** argon2id; null without a password, as before an invited person activates the account. */
    password_hash: string | null;
    confirmado: Generated<boolean>;
    ultimo_acceso: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
    alta: Moment;
    /**
     * When the account was removed; null before. A removed account keeps its name but can't sign in, and its e-mail can be used
     * again.
     */
    eliminado_en: ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
  };
  sesiones: {
    tenant_id: string;
    token_hash: Buffer;
    id: Generated<string>;
    usuario_id: string;
    dispositivo: Generated<string>;
    direccion: Generated<string>;
    creada: Moment;
    ultimo_uso: Moment;
    expira: Moment;
    espera_codigo: ColumnType<string | null, string | null | undefined, string | null>;
    terminada_en: ColumnType<string | null, string | null | undefined, string | null>;
    reto: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
    reto_expira: ColumnType<string | null, string | null | undefined, string | null>;
  };
  intentos: { clave: string; intentos: number; ventana: Moment };
  servicios: {
    tenant_id: string;
    id: string;
    servicio: string;
    categoria: string;
    medida: Unit;
    /** Centavos per piece or kg; 0 for flex, whose price is set in each nota. */
    precio: number;
    orden: Generated<number>;
    activo: Generated<boolean>;
  };
}

export type DatabaseSchema = BaseSchema &
  ClientesSchema &
  ReleasesSchema &
  TeamSchema &
  TicketsSchema &
  SalesSchema &
  CajaSchema &
  RutasSchema;
