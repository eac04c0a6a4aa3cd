import type { Turno } from '@lavanda/shared/contract/schemas/caja';
import { centavosToPesos } from '@lavanda/shared/domain/money';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';
import type { Session } from '../http/session.ts';
import type { CountedCash } from './cash.ts';
import { ofTurno, readSums } from './sums.ts';

type Tx = Transaction<DatabaseSchema>;

/** SQL condition for counts that come from an opening; a turno's own counts are numbered from 1. */
const OF_OPENING = sql`c.orden <= 0`;

/**
 * Id of the turno that a register means by the turno id it sent. A register may open a turno offline although the caja has an
 * open turno already. `keepOpening` then stores the opening as a count of that turno, whose id is found here; any other id is
 * returned as it is.
 */
export async function turnoFor(tx: Tx, tenantId: string, id: string): Promise<string> {
  const { rows } = await sql<{ turno: string }>`select c.turno_id as turno from conteos c
    where c.tenant_id = ${tenantId} and c.id = ${id} and ${OF_OPENING}`.execute(tx);
  return rows[0]?.turno ?? id;
}

/**
 * Stores an offline opening's float as a count of the turno that is already open.
 * @param captured when the float was counted; null when the device sent no plausible moment, so that the count is dated now
 */
export async function keepOpening(
  tx: Tx,
  { tenantId, userId }: Session,
  { id, turnoId, cash, captured }: { id: string; turnoId: string; cash: CountedCash; captured: Date | null },
): Promise<void> {
  const denominations = cash.denominations && JSON.stringify(cash.denominations);
  const sums = JSON.stringify(await readSums(tx, tenantId, ofTurno(turnoId), 0));
  await sql`
    insert into conteos (tenant_id, id, turno_id, orden, denominaciones, efvo, tdc, transf, link, sumas, creado_por, creado_en)
    select ${tenantId}, ${id}, ${turnoId}, (select least(coalesce(min(orden), 1), 1) - 1 from conteos
        where tenant_id = ${tenantId} and turno_id = ${turnoId}), ${denominations}::jsonb, ${cash.total}, 0, 0, 0,
      ${sums}::jsonb, ${userId}, coalesce(${captured?.toISOString() ?? null}::timestamptz, now())`.execute(tx);
}

/** The floats that `keepOpening` stored for a turno. */
export async function otherOpenings(tx: Tx, tenantId: string, turnoId: string): Promise<Pick<Turno['apertura'], 'otras'>> {
  const { rows } = await sql<{ who: string; moment: string; fondo: number }>`
    select u.nombre as who, c.creado_en as moment, c.efvo as fondo
    from conteos c join usuarios u on u.tenant_id = c.tenant_id and u.id = c.creado_por
    where c.tenant_id = ${tenantId} and c.turno_id = ${turnoId} and ${OF_OPENING} order by c.creado_en, c.id`.execute(tx);
  if (rows.length === 0) return {};
  return {
    otras: rows.map(({ who, moment, fondo }) => ({
      quien: who,
      momento: new Date(moment).toISOString(),
      fondo: centavosToPesos(fondo),
    })),
  };
}
