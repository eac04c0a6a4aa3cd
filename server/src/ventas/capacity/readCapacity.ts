import type { PromisedDay } from '@lavanda/shared/contract/schemas/promises';
import type { DailyCapacity } from '@lavanda/shared/contract/schemas/tenant';
import { daysIn, MAX_CAPACITY_DAYS } from '@lavanda/shared/domain/capacity';
import { addDays, isLocalDay, type LocalDay } from '@lavanda/shared/domain/dates';
import { thousandthsToQuantity } from '@lavanda/shared/domain/money';
import { closedDays, isClosed } from '@lavanda/shared/domain/openingHours';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { withTenant } from '../../db/tenancy.ts';
import { fieldProblem, HttpProblem } from '../../http/problem.ts';
import type { Session } from '../../http/session.ts';
import { capacityJson } from '../../tenant/capacity.ts';
import { visibleBranch } from '../list/filter.ts';
import { TEXTS } from '../texts.ts';

interface CapacityQuery {
  desde: LocalDay;
  hasta: LocalDay;
  sucursal?: string | undefined;
  sin?: string | undefined;
}

interface CapacityAnswer {
  sucursal: string;
  capacidad: DailyCapacity;
  horario: string;
  dias: PromisedDay[];
}

/** @throws HttpProblem 400 for a day that doesn't exist, or a range that is inverted or too long */
function checkRange({ desde: from, hasta: until }: CapacityQuery): void {
  for (const [field, day] of Object.entries({ desde: from, hasta: until }))
    if (!isLocalDay(day)) throw fieldProblem(400, field, TEXTS.nonexistentDay);
  if (until < from) throw fieldProblem(400, 'hasta', TEXTS.invertedRange);
  if (until >= addDays(from, MAX_CAPACITY_DAYS)) throw fieldProblem(400, 'hasta', TEXTS.longRange);
}

/**
 * Load promised for each day of a sucursal (day.md 4): kilos and whole pieces of the received notas other than `query.sin`, added
 * up as by `loadOf` (shared/src/domain/capacity.ts). The statement uses the index notas_promesa.
 * @throws HttpProblem 400 for a wrong range; 403 for a sucursal that the session can't see; 404 for one that doesn't exist
 */
export async function readCapacity(db: Database, session: Session, query: CapacityQuery): Promise<CapacityAnswer> {
  checkRange(query);
  const { tenantId } = session;
  const sucursal = visibleBranch(session, query.sucursal || undefined) ?? session.sucursalId;
  return withTenant(db, tenantId, async (tx) => {
    const branch = await tx
      .selectFrom('sucursales as s')
      .select('s.horario')
      .select(capacityJson('s').as('capacidad'))
      .where('s.tenant_id', '=', tenantId)
      .where('s.id', '=', sucursal)
      .executeTakeFirst();
    if (!branch) throw new HttpProblem(404, TEXTS.nonexistentSucursal);
    const { rows } = await sql<{ dia: string; gramos: number; piezas: number }>`
      select n.fecha_entrega as dia, coalesce(sum(l.cantidad) filter (where l.medida = 'kg'), 0)::bigint as gramos,
        coalesce(sum(ceil(l.cantidad / 1000.0)) filter (where l.medida = 'pz'), 0)::bigint as piezas
      from notas n join lineas l on l.tenant_id = n.tenant_id and l.nota_id = n.id
      where n.tenant_id = ${tenantId} and n.sucursal_id = ${sucursal} and n.anulada_en is null and n.status >= 0
        and n.fecha_entrega between ${query.desde} and ${query.hasta} ${query.sin ? sql`and n.id <> ${query.sin}` : sql``}
      group by n.fecha_entrega`.execute(tx);
    const { capacidad: capacity, horario: hours } = branch;
    const closed = closedDays(hours, { weekdays: capacity.dias_cerrados, dates: capacity.fechas_cerradas });
    const loads = new Map(rows.map(({ dia: day, gramos: grams, piezas: pieces }) => [day, { grams, pieces }]));
    const days = daysIn(query.desde, query.hasta).map((day) => ({
      dia: day,
      kilos: thousandthsToQuantity(Number(loads.get(day)?.grams ?? 0)),
      piezas: Number(loads.get(day)?.pieces ?? 0),
      cerrado: isClosed(closed, day),
    }));
    return { sucursal, capacidad: capacity, horario: hours, dias: days };
  });
}
