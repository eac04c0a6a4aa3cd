import { sql } from 'kysely';
import type { Base } from '../db/conexion.ts';
import { enTenant } from '../db/tenencia.ts';
import { Problematico } from '../http/problema.ts';
import type { Sesion } from '../http/sesion.ts';
import { TEXTOS } from './textos.ts';

/**
 * Takes a customer out of lists and searches. Their notes, open ones too, keep the name they have and can be worked on; new ones are
 * refused (decisions "Notes": a customer with notes can be removed). Removed already is done.
 * @throws 404
 */
export async function eliminarCliente(base: Base, sesion: Sesion, id: string): Promise<void> {
  await enTenant(base, sesion.tenantId, async (tx) => {
    const { rows } = await sql`
      update clientes set eliminado_en = coalesce(eliminado_en, now())
      where tenant_id = ${sesion.tenantId} and id = ${id.toLowerCase()} returning id`.execute(tx);
    if (rows.length === 0) throw new Problematico(404, TEXTOS.noExiste);
  });
}
