import { GuardarIdentidad, type Identidad } from '@lavanda/shared/contract/tenant';
import type { Transaction } from 'kysely';
import { Value } from 'typebox/value';
import type { Base } from '../db/conexion.ts';
import type { Esquema } from '../db/esquema.ts';
import { enTenant } from '../db/tenencia.ts';
import { anotar } from '../equipo/bitacora.ts';
import { type CampoMalo, Problematico } from '../http/problema.ts';
import type { Sesion } from '../http/sesion.ts';
import { revisarEnvioConfig } from './revisarEnvioConfig.ts';
import { TEXTOS } from './textos.ts';

// By name: what every connection has prepared goes on working when a newer version of the server adds a column (docs/operating.md).
const COLUMNAS = [
  'id',
  'nombre',
  'logo',
  'logo_ico',
  'color_primario',
  'color_secundario',
  'envio',
  'dias_entrega',
  'ticket_ancho',
  'ticket_legal',
] as const;

/** The laundry's identity as 'Tu Lavandería' edits it. */
export async function leerIdentidad(tx: Transaction<Esquema>, tenantId: string): Promise<Identidad> {
  const fila = await tx.selectFrom('tenants').select(COLUMNAS).where('id', '=', tenantId).executeTakeFirstOrThrow();
  return {
    _id: fila.id,
    nombre: fila.nombre,
    logo: fila.logo,
    logo_ico: fila.logo_ico,
    colores: { primario: fila.color_primario, secundario: fila.color_secundario },
    envio: fila.envio,
    dias_entrega: fila.dias_entrega,
    ticket_ancho: fila.ticket_ancho,
    ticket_legal: fila.ticket_legal,
    avisos: revisarEnvioConfig(fila.envio).avisos,
  };
}

/** @throws Problematico 422 naming every field at fault */
function exigirBien({ nombre, envio }: GuardarIdentidad): void {
  const campos: CampoMalo[] = [];
  if (nombre?.trim() === '') campos.push({ campo: 'nombre', mensaje: TEXTOS.nombre });
  if (envio) campos.push(...revisarEnvioConfig(envio).errores);
  if (campos[0]) throw new Problematico(422, campos[0].mensaje, campos);
}

/**
 * Changes what is sent of the identity; everybody signed in sees it with their next authData. Notes keep the delivery fee they were saved with.
 * @throws Problematico 422 naming every field at fault
 */
export async function guardarIdentidad(base: Base, sesion: Sesion, enviados: GuardarIdentidad): Promise<Identidad> {
  // It is kept as it is, in the log of changes and the delivery rule: without what the contract doesn't have.
  const cambios = Value.Clean(GuardarIdentidad, enviados) as GuardarIdentidad;
  exigirBien(cambios);
  const { tenantId } = sesion;
  const { colores, envio, nombre, ticket_legal, dias_entrega, ticket_ancho, logo, logo_ico } = cambios;
  const fila = {
    ...(nombre === undefined ? {} : { nombre: nombre.replace(/\s+/g, ' ').trim() }),
    ...(colores ? { color_primario: colores.primario.toLowerCase(), color_secundario: colores.secundario.toLowerCase() } : {}),
    ...(envio ? { envio: JSON.stringify(envio) } : {}),
    ...(dias_entrega === undefined ? {} : { dias_entrega }),
    ...(ticket_ancho === undefined ? {} : { ticket_ancho }),
    ...(ticket_legal === undefined ? {} : { ticket_legal: ticket_legal.trim() }),
    ...(logo === undefined ? {} : { logo, logo_ticket: '' }),
    ...(logo_ico === undefined ? {} : { logo_ico }),
  };
  return enTenant(base, tenantId, async (tx) => {
    if (Object.keys(fila).length > 0) {
      await tx.updateTable('tenants').set(fila).where('id', '=', tenantId).execute();
      await anotar(tx, sesion, 'identidad.modificar', cambios);
    }
    return leerIdentidad(tx, tenantId);
  });
}
