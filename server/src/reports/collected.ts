import type { Collected } from '@lavanda/shared/contract/schemas/collected';
import { type Centavos, centavosToPesos } from '@lavanda/shared/domain/money';
import { PAYMENT_METHODS, type PaymentMethod } from '@lavanda/shared/domain/nota';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { readAsTenant } from '../db/tenancy.ts';
import { groupsBy } from './groups.ts';

/** The pagos of one method that a user took in a caja. */
interface Part {
  cashierId: string | null;
  cashier: string;
  cajaId: string | null;
  caja: string;
  sucursal: string;
  method: PaymentMethod;
  pagos: number;
  amount: Centavos;
}

/** Adds up the amounts that a user collected in a caja. */
function collectedOf(parts: readonly Part[], { cashierId, cashier, cajaId, caja, sucursal }: Part): Collected {
  return {
    cajero: cashierId === null ? null : { _id: cashierId, nombre: cashier },
    caja: cajaId === null ? null : { _id: cajaId, nombre: caja, sucursal_name: sucursal },
    metodos: PAYMENT_METHODS.flatMap((name) =>
      parts
        .filter(({ method }) => method === name)
        .map(({ method, pagos, amount }) => ({ metodo: method, pagos, monto: centavosToPesos(amount) })),
    ),
    total: centavosToPesos(parts.reduce((sum, { amount }) => sum + amount, 0)),
  };
}

/**
 * The amounts that each user collected in each caja during a month (day.md 3): the month's pagos less reversals, without voided
 * notas and pagos by credit ('Saldo'). The amounts add up to what the month collected. Pagos without a turno have no caja.
 * @param sucursal id, or null for all of the tenant
 * @param month such as '2026-11'
 * @param methods payment methods to count
 */
export async function readCollected(
  db: Database,
  tenantId: string,
  sucursal: string | null,
  month: string,
  methods: readonly PaymentMethod[] = PAYMENT_METHODS,
): Promise<Collected[]> {
  const parts = await readAsTenant(
    db,
    tenantId,
    sql<Part>`
    with taken as materialized (
      -- Conditions on the notas come in the next step, so that this step finds each nota by its key alone.
      select p.creado_por, case when p.turno_id is not null then p.caja_id end as caja_id, p.metodo, p.monto, n.anulada_en, n.status
      from sucursales s
      join pagos p on p.tenant_id = s.tenant_id and p.sucursal_id = s.id
        and p.fecha >= ${`${month}-01`}::date and p.fecha < ${`${month}-01`}::date + interval '1 month'
      join notas n on n.tenant_id = p.tenant_id and n.id = p.nota_id
      where s.tenant_id = ${tenantId} ${sucursal === null ? sql`` : sql`and s.id = ${sucursal}`} and p.cliente_id is null and p.metodo = any(${methods})
    ), sums as materialized (
      select creado_por, caja_id, metodo, count(*)::int as pagos, sum(monto)::bigint as amount from taken
      where anulada_en is null and status >= 0 group by 1, 2, 3
    )
    select x.creado_por as "cashierId", coalesce(nullif(u.nombre, ''), u.usuario, '') as cashier, c.id as "cajaId",
      coalesce(c.nombre, '') as caja, coalesce(w.nombre, '') as sucursal, x.metodo as method, x.pagos, x.amount
    from sums x
    left join cajas c on c.tenant_id = ${tenantId} and c.id = x.caja_id
    left join sucursales w on w.tenant_id = c.tenant_id and w.id = c.sucursal_id
    left join usuarios u on u.tenant_id = ${tenantId} and u.id = x.creado_por
    order by 2, 1, 4, 3`,
  );
  return groupsBy(parts, ({ cashierId, cajaId }) => `${cashierId} ${cajaId}`).map((some) => collectedOf(some, some[0]));
}
