import { POR_RECOLECTAR } from '@lavanda/shared/domain/nota';
import { sql, type Transaction } from 'kysely';
import type { Base } from '../../db/conexion.ts';
import type { Esquema } from '../../db/esquema.ts';
import { Problematico } from '../../http/problema.ts';
import type { Sesion } from '../../http/sesion.ts';
import type { Cabecera } from '../lockNota.ts';
import { TEXTOS } from '../textos.ts';
import { marcarAnuladas } from './setVoided.ts';

/** @throws 409 when the customer has another pickup waiting in the branch: there is one at most */
async function sinOtraPendiente(tx: Transaction<Esquema>, tenantId: string, nota: Cabecera): Promise<void> {
  if (nota.status !== POR_RECOLECTAR) return;
  const { rows } = await sql`select 1 from notas where tenant_id = ${tenantId} and sucursal_id = ${nota.sucursalId}
    and cliente_id = ${nota.clienteId} and status = -1 and anulada_en is null`.execute(tx);
  if (rows.length > 0) throw new Problematico(409, TEXTOS.restaurarPendiente);
}

/**
 * Takes back the void of notes, all or none: they return as they were, with their payments and folio. One that isn't voided counts as done.
 * @returns how many came back now
 * @throws 404 as `anularNotas`; 409 for a pickup whose customer has another one waiting
 */
export function restaurarNotas(base: Base, sesion: Sesion, items: readonly string[]): Promise<number> {
  return marcarAnuladas(base, sesion, items, false, (tx, nota) => sinOtraPendiente(tx, sesion.tenantId, nota));
}
