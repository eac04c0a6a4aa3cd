import type { Selectable } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';

/** Columns of a laundry's identity that its users also get with their session. */
export const SESSION_COLUMNS = [
  'logo',
  'logo_ico',
  'color_primario',
  'color_secundario',
  'envio',
  'dias_entrega',
  'descuentos',
  'recargo_express',
  'mensaje_lista',
  'aviso_privacidad',
  'usa_corte',
] as const;

export type SessionIdentity = Pick<Selectable<DatabaseSchema['tenants']>, (typeof SESSION_COLUMNS)[number]>;

/** The part of a laundry's identity that its users also get with their session. */
export function sessionIdentity(row: SessionIdentity) {
  return {
    logo: row.logo,
    logo_ico: row.logo_ico,
    colores: { primario: row.color_primario, secundario: row.color_secundario },
    envio: row.envio,
    dias_entrega: row.dias_entrega,
    descuentos: row.descuentos,
    recargo_express: row.recargo_express,
    mensaje_lista: row.mensaje_lista,
    aviso_privacidad: row.aviso_privacidad,
    usa_corte: row.usa_corte,
  };
}
