import {
  CASH,
  expectedOf,
  type MovementSum,
  openingDifference,
  openingExpected,
  type PagoSum,
  sumTurno,
  type TurnoSums,
} from '@lavanda/shared/domain/caja';
import type { Centavos } from '@lavanda/shared/domain/money';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';

/** SQL condition that selects pagos or movimientos of a tenant; `x` stands for either table. */
export type Which = RawBuilder<unknown>;

/** SQL condition for the pagos and movimientos that count in the turno in which they were recorded. */
export const ofTurno = (turnoId: string): Which => sql`x.turno_id = ${turnoId} and x.cuenta_en is null`;

/** SQL condition for the pagos and movimientos that arrived after the turno's corte: 'Llegó después'. */
export const afterTurno = (turnoId: string): Which => sql`x.turno_id = ${turnoId} and x.cuenta_en is not null`;

/**
 * SQL condition for the pagos and movimientos that count in the opening of turno `number`, because they arrived while no turno
 * was open, or after the corte of their own turno.
 */
export const ofOpening = (cajaId: string, number: number): Which =>
  sql`x.caja_id = ${cajaId} and x.cuenta_en = ${number}::integer`;

/** Sums pagos and movimientos in one statement, so that both are read at the same moment. */
export async function readSums(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  which: Which,
  fondo: Centavos,
): Promise<TurnoSums> {
  const { rows } = await sql<{ pagos: PagoSum[]; movements: MovementSum[] }>`
    select
      (select coalesce(json_agg(g), '[]') from (
        select x.metodo, count(*)::int as pagos, sum(x.monto)::bigint as monto from pagos x
        where x.tenant_id = ${tenantId} and ${which} group by x.metodo) g) as pagos,
      (select coalesce(json_agg(g), '[]') from (
        select x.tipo, x.cancela is not null as cancela, count(*)::int as movimientos, sum(x.monto)::bigint as monto
        from movimientos x where x.tenant_id = ${tenantId} and ${which} group by x.tipo, x.cancela is not null) g) as movements`.execute(
    tx,
  );
  const [row] = rows;
  return sumTurno(fondo, row?.pagos ?? [], row?.movements ?? []);
}

export interface OpeningSums {
  expected: Centavos | null;
  difference: Centavos | null;
  /** How many pagos and movimientos count in this opening (`ofOpening`). */
  records: number;
}

/**
 * How much cash the opening of a drawer's turno should have had, including everything that arrived for it until now. The
 * amounts are null when the caja has no earlier corte.
 */
export async function readOpening(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  { cajaId, number, fondo }: { cajaId: string; number: number; fondo: Centavos },
): Promise<OpeningSums> {
  const last = await tx
    .selectFrom('cortes')
    .select('fondo')
    .where('tenant_id', '=', tenantId)
    .where('caja_id', '=', cajaId)
    .where('numero', '=', number - 1)
    .executeTakeFirst();
  const sums = await readSums(tx, tenantId, ofOpening(cajaId, number), 0);
  const opening = { fondo, left: last?.fondo ?? null, came: expectedOf(sums)[CASH] };
  return { expected: openingExpected(opening), difference: openingDifference(opening), records: sums.registros };
}
