import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';
import { readyByHistory } from '../ventas/stages/readyAt.ts';

/**
 * When a nota reached each step, 'YYYY-MM-DD HH:MM' in the sucursal's time zone; null for a step not reached or without a time.
 */
export interface StepMoments {
  recibida: string | null;
  proceso: string | null;
  lista: string | null;
  entregada: string | null;
}

/** Steps without times, for callers that don't show when steps were reached. */
export const NO_MOMENTS: StepMoments = { recibida: null, proceso: null, lista: null, entregada: null };

/**
 * Reads when a nota reached each step, from the nota and its history. `recibida` is the collection or, without one, when the
 * nota was made.
 */
export async function stepMoments(tx: Transaction<DatabaseSchema>, tenantId: string, notaId: string): Promise<StepMoments> {
  const last = (condition: ReturnType<typeof sql>) => sql`(select max(h.momento) from nota_historia h
    where h.tenant_id = n.tenant_id and h.nota_id = n.id and ${condition})`;
  const local = (moment: ReturnType<typeof sql>) => sql`to_char(${moment} at time zone s.zona_horaria, 'YYYY-MM-DD HH24:MI')`;
  const collected = last(sql`h.cambio->'status'->>0 = '-1'`);
  const { rows } = await sql<StepMoments>`
    select ${local(sql`coalesce(${collected}, n.creada_en)`)} as recibida,
      ${local(last(sql`h.cambio->'etapa'->>1 = 'proceso'`))} as proceso,
      ${local(sql`coalesce(n.lista_en, ${readyByHistory('n')})`)} as lista,
      ${local(sql`n.cerrada_en`)} as entregada
    from notas n join sucursales s on s.tenant_id = n.tenant_id and s.id = n.sucursal_id
    where n.tenant_id = ${tenantId} and n.id = ${notaId}`.execute(tx);
  return rows[0] ?? NO_MOMENTS;
}
