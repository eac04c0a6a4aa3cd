import { randomUUID } from 'node:crypto';
import { parsePickup, type TypedPickup } from '@lavanda/shared/domain/pickupRequest';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/connection.ts';
import { withRetries } from '../db/retries.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { withTenant } from '../db/tenancy.ts';
import { mayAsk, type Pickup, pickupOf } from './pickupOf.ts';

/** Declines the cliente's unanswered requests for past days, which would prevent a new request. */
async function endPast(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  { clienteId, sucursalId, moment }: Pickup,
): Promise<void> {
  await sql`update solicitudes set estado = 'rechazada', resuelta_en = now()
    where tenant_id = ${tenantId} and sucursal_id = ${sucursalId} and cliente_id = ${clienteId} and estado = 'pendiente'
      and dia < ${moment.today}`.execute(tx);
}

/**
 * Stores the request that a cliente sends from a nota's link. It stores nothing if a recoleccion is scheduled or a request waits,
 * which the page then says, or if no day can be chosen.
 * @returns the Spanish text that says what is wrong with the typed request; null when it was stored, or nothing was to be stored
 */
export function askPickup(db: Database, where: { tenantId: string; notaId: string }, typed: TypedPickup): Promise<string | null> {
  const { tenantId, notaId } = where;
  return withRetries(() =>
    withTenant(db, tenantId, async (tx) => {
      const pickup = await pickupOf(tx, tenantId, notaId, new Date());
      if (!pickup || !mayAsk(pickup)) return null;
      const wish = parsePickup(typed, pickup.open, pickup.moment);
      if (typeof wish === 'string') return wish;
      await endPast(tx, tenantId, pickup);
      await tx
        .insertInto('solicitudes')
        .values({
          tenant_id: tenantId,
          id: randomUUID(),
          cliente_id: pickup.clienteId,
          sucursal_id: pickup.sucursalId,
          nota_id: notaId,
          dia: wish.day,
          hora_inicio: wish.start,
          hora_final: wish.end,
          comentario: wish.comment,
        })
        // If two forms are sent at once, the first one is stored.
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return null;
    }),
  );
}
