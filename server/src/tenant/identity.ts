import { type Identity, SaveIdentity } from '@lavanda/shared/contract/tenant';
import type { Transaction } from 'kysely';
import { Value } from 'typebox/value';
import type { Base } from '../db/connection.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { withTenant } from '../db/tenancy.ts';
import { type FieldError, HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { note } from '../team/auditLog.ts';
import { checkEnvioConfig } from './checkEnvioConfig.ts';
import { TEXTS } from './texts.ts';

// By name: what every connection has prepared goes on working when a newer version of the server adds a column (docs/operating.md).
const COLUMNS = [
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
export async function readIdentity(tx: Transaction<DatabaseSchema>, tenantId: string): Promise<Identity> {
  const row = await tx.selectFrom('tenants').select(COLUMNS).where('id', '=', tenantId).executeTakeFirstOrThrow();
  return {
    _id: row.id,
    nombre: row.nombre,
    logo: row.logo,
    logo_ico: row.logo_ico,
    colores: { primario: row.color_primario, secundario: row.color_secundario },
    envio: row.envio,
    dias_entrega: row.dias_entrega,
    ticket_ancho: row.ticket_ancho,
    ticket_legal: row.ticket_legal,
    avisos: checkEnvioConfig(row.envio).toasts,
  };
}

/** @throws Problematico 422 naming every field at fault */
function requireValid({ nombre: name, envio }: SaveIdentity): void {
  const campos: FieldError[] = [];
  if (name?.trim() === '') campos.push({ campo: 'nombre', mensaje: TEXTS.nombre });
  if (envio) campos.push(...checkEnvioConfig(envio).errors);
  if (campos[0]) throw new HttpProblem(422, campos[0].mensaje, campos);
}

/**
 * Changes what is sent of the identity; everybody signed in sees it with their next authData. Notes keep the delivery fee they were saved with.
 * @throws Problematico 422 naming every field at fault
 */
export async function saveIdentity(base: Base, session: Session, sent: SaveIdentity): Promise<Identity> {
  // It is kept as it is, in the log of changes and the delivery rule: without what the contract doesn't have.
  const changes = Value.Clean(SaveIdentity, sent) as SaveIdentity;
  requireValid(changes);
  const { tenantId } = session;
  const { colores: colors, envio, nombre: name, ticket_legal, dias_entrega, ticket_ancho, logo, logo_ico } = changes;
  const row = {
    ...(name === undefined ? {} : { nombre: name.replace(/\s+/g, ' ').trim() }),
    ...(colors ? { color_primario: colors.primario.toLowerCase(), color_secundario: colors.secundario.toLowerCase() } : {}),
    ...(envio ? { envio: JSON.stringify(envio) } : {}),
    ...(dias_entrega === undefined ? {} : { dias_entrega }),
    ...(ticket_ancho === undefined ? {} : { ticket_ancho }),
    ...(ticket_legal === undefined ? {} : { ticket_legal: ticket_legal.trim() }),
    ...(logo === undefined ? {} : { logo, logo_ticket: '' }),
    ...(logo_ico === undefined ? {} : { logo_ico }),
  };
  return withTenant(base, tenantId, async (tx) => {
    if (Object.keys(row).length > 0) {
      await tx.updateTable('tenants').set(row).where('id', '=', tenantId).execute();
      await note(tx, session, 'identidad.modificar', changes);
    }
    return readIdentity(tx, tenantId);
  });
}
