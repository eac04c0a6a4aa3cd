import type { TodayResponse } from '@lavanda/shared/contract/schemas/summary';
import { CASH } from '@lavanda/shared/domain/caja';
import { dayIn } from '@lavanda/shared/domain/dates';
import { centavosToPesos } from '@lavanda/shared/domain/money';
import { PAYMENT_METHODS } from '@lavanda/shared/domain/nota';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { readAsTenant } from '../db/tenancy.ts';
import type { Session } from '../http/session.ts';

/** A figure of the day, centavos: `parte` is its kind, `clave` its payment method or hour, '' for other kinds. */
interface Figure {
  parte: 'vendido' | 'pagos' | 'entregas' | 'atrasadas' | 'horas';
  clave: string;
  notas: number;
  monto: number;
}

/**
 * Today's sales, pagos and deliveries, in one statement. Today is the day in each sucursal's time zone. Every part reads one
 * index by sucursal and day, or the open notas.
 * @param sucursal id, or null for all of the tenant
 */
export async function readToday(
  db: Database,
  { tenantId, zonaHoraria: zone }: Pick<Session, 'tenantId' | 'zonaHoraria'>,
  sucursal: string | null,
  now: Date,
): Promise<TodayResponse> {
  const figures = await readAsTenant(
    db,
    tenantId,
    sql<Figure>`
    with dias as materialized (
      select id, zona_horaria as zona, (${now.toISOString()}::timestamptz at time zone zona_horaria)::date as hoy from sucursales
      where tenant_id = ${tenantId} ${sucursal === null ? sql`` : sql`and id = ${sucursal}`}
    ), ventas as materialized (
      select extract(hour from n.creada_en at time zone d.zona)::int as hora, count(*) as notas, sum(n.total) as monto
      from dias d join notas n on n.tenant_id = ${tenantId} and n.sucursal_id = d.id and n.fecha = d.hoy
      where n.anulada_en is null and n.status >= 0 group by 1
    ), abiertas as materialized (
      select n.fecha_entrega = d.hoy as de_hoy, count(*) as notas,
        sum(n.total - n.abonos - n.ajuste) filter (where n.marca & 1 = 1) as monto
      from dias d join notas n on n.tenant_id = ${tenantId} and n.sucursal_id = d.id
      where n.anulada_en is null and n.status = 0 and n.fecha_entrega <= d.hoy group by 1
    )
    select parte, clave, notas::bigint, coalesce(monto, 0)::bigint as monto from (
      select 'vendido' as parte, '' as clave, coalesce(sum(notas), 0) as notas, sum(monto) as monto from ventas
      union all select 'horas', hora::text, notas, monto from ventas
      union all select case when de_hoy then 'entregas' else 'atrasadas' end, '', notas, monto from abiertas
      union all
      select 'pagos', p.metodo, count(*), sum(p.monto)
      from dias d join pagos p on p.tenant_id = ${tenantId} and p.sucursal_id = d.id and p.fecha = d.hoy
        join notas n on n.tenant_id = p.tenant_id and n.id = p.nota_id and n.anulada_en is null and n.status >= 0
      group by p.metodo
    ) f`,
  );
  const of = (part: Figure['parte']) => figures.filter(({ parte: name }) => name === part);
  const sumOf = (part: Figure['parte']) => {
    const [figure] = of(part);
    return { notas: figure?.notas ?? 0, monto: centavosToPesos(figure?.monto ?? 0) };
  };
  const paid = of('pagos');
  return {
    dia: dayIn(zone, now),
    vendido: sumOf('vendido'),
    pagos: PAYMENT_METHODS.map((method) => ({
      metodo: method,
      monto: centavosToPesos(paid.find(({ clave: key }) => key === method)?.monto ?? 0),
    })),
    entregas: sumOf('entregas'),
    atrasadas: sumOf('atrasadas'),
    horas: of('horas')
      .map(({ clave: hour, notas, monto: amount }) => ({ hora: Number(hour), notas, monto: centavosToPesos(amount) }))
      .sort((a, b) => a.hora - b.hora),
  };
}

/** The day without the sum of cash, for a user who has to count the drawer without knowing it. */
export function withoutCash(day: TodayResponse): TodayResponse {
  const pagos = day.pagos.map((pago) => (pago.metodo === CASH ? { ...pago, monto: 0 } : pago));
  return { ...day, pagos, efvo_oculto: true };
}
