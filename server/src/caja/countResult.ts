import type { CountResult } from '@lavanda/shared/contract/schemas/cortes';
import { type ByMethod, differencesOf, expectedOf, type TurnoSums } from '@lavanda/shared/domain/caja';
import { type Centavos, centavosToPesos } from '@lavanda/shared/domain/money';
import { PAYMENT_METHODS } from '@lavanda/shared/domain/nota';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';
import type { ClaveRange, StoredDenomination } from '../db/tables/caja.ts';
import { denominationsToPesos } from './cash.ts';
import { iso, movementTotals, type TurnoRow } from './turno.ts';

/** A stored count, with the turno's sums at the moment when the count was sent. */
export interface CountRow {
  id: string;
  turnoId: string;
  denominations: StoredDenomination[] | null;
  counted: ByMethod<Centavos>;
  sums: TurnoSums;
  claves: ClaveRange[];
  countedById: string;
  countedBy: string;
  countedAt: string;
}

/** The count with the given id, or the last count of the given turno; null without one. Counts by `keepOpening` are ignored. */
export async function readCount(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  by: { id: string } | { turnoId: string },
): Promise<CountRow | null> {
  const { rows } = await sql<CountRow>`
    select c.id, c.turno_id as "turnoId", c.denominaciones as denominations, c.sumas as sums, c.claves,
      json_build_object('Efvo', c.efvo, 'TDC', c.tdc, 'Transf', c.transf, 'Link', c.link) as counted,
      c.creado_por as "countedById", u.nombre as "countedBy", c.creado_en as "countedAt"
    from conteos c join usuarios u on u.tenant_id = c.tenant_id and u.id = c.creado_por
    where c.tenant_id = ${tenantId} and c.orden > 0
      and ${'id' in by ? sql`c.id = ${by.id}` : sql`c.turno_id = ${by.turnoId}`}
    order by c.orden desc limit 1`.execute(tx);
  return rows[0] ?? null;
}

const compare = (expected: Centavos, counted: Centavos) => ({
  esperado: centavosToPesos(expected),
  contado: centavosToPesos(counted),
  diferencia: centavosToPesos(counted - expected),
});

/**
 * Compares a count with the sums of its turno: expected, counted and difference by method.
 * @param sums of the turno: now or, for a corte, as the corte froze them
 */
export function describeCount(
  turno: Pick<TurnoRow, 'id' | 'number'>,
  count: CountRow,
  { sums, claves }: { sums: TurnoSums; claves: ClaveRange[] },
): CountResult {
  const expected = expectedOf(sums);
  const differences = differencesOf(expected, count.counted);
  const sum = (amounts: ByMethod<Centavos>) => PAYMENT_METHODS.reduce((total, method) => total + amounts[method], 0);
  return {
    conteo: count.id,
    turno: turno.id,
    numero: turno.number,
    contado: iso(count.countedAt),
    denominaciones: denominationsToPesos(count.denominations),
    registros: sums.registros,
    fondo: centavosToPesos(sums.fondo),
    ...movementTotals(sums),
    metodos: PAYMENT_METHODS.map((method) => ({
      metodo: method,
      pagos: sums.pagos[method].pagos,
      suma: centavosToPesos(sums.pagos[method].monto),
      ...compare(expected[method], count.counted[method]),
    })),
    total: { ...compare(sum(expected), sum(count.counted)), diferencia: centavosToPesos(sum(differences)) },
    claves,
  };
}
