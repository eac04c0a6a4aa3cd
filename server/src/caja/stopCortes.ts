import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';
import { fieldProblem } from '../http/problem.ts';
import { openTurnos } from './texts.ts';

/**
 * Checks that cortes may be switched off: later pagos would be missing from the corte of a turno that is still open. The caller
 * updates the laundry's row before; the lock on that row keeps turnos from being opened meanwhile.
 * @throws HttpProblem 409 naming the cajas with an open turno
 */
export async function requireAllClosed(tx: Transaction<DatabaseSchema>, tenantId: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select c.nombre || ' (' || s.nombre || ')' as name from cajas c
    join sucursales s on s.tenant_id = c.tenant_id and s.id = c.sucursal_id
    where c.tenant_id = ${tenantId} and c.turno_id is not null order by 1`.execute(tx);
  if (rows.length > 0) throw fieldProblem(409, 'usa_corte', openTurnos(rows.map(({ name }) => name)));
}
