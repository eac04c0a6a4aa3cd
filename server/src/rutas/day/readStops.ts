import type { Parada } from '@lavanda/shared/contract/schemas/rutas';
import { notaMark } from '@lavanda/shared/domain/clave';
import { type AbsenceReason, type DriverMethod, MAX_STOPS, type StopKind, type StopState } from '@lavanda/shared/domain/ruta';
import type { Stage } from '@lavanda/shared/domain/stage';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import type { Session } from '../../http/session.ts';
import type { Coordinates } from '../../maps/geocoder.ts';
import { isStopOfDay } from '../isStop.ts';
import { PLACE } from './place.ts';
import type { SucursalDay } from './sucursalDay.ts';

interface StopRow {
  nota: string;
  tipo: StopKind;
  cliente: string;
  clienteName: string;
  telefono: string;
  domicilio: Parada['domicilio'];
  clave: string | null;
  folio: number;
  bultos: number;
  inicio: string | null;
  final: string | null;
  etapa: Stage;
  /** Centavos. */
  saldo: number;
  fecha: string;
  rutaId: string | null;
  chofer: string | null;
  orden: number | null;
  estado: StopState | null;
  momento: string | null;
  avisada: string | null;
  bolsas: number | null;
  /** Centavos. */
  cobrado: number | null;
  metodo: DriverMethod | null;
  motivo: AbsenceReason | '' | null;
  detalle: string | null;
  problema: string | null;
  foto: boolean;
}

/** A stop of a day, from its nota and, if a driver has or had it, from its row in `paradas`. */
export interface DayStop extends Omit<StopRow, 'estado' | 'clave' | 'folio'> {
  key: string;
  clave: string;
  estado: StopState;
  place: Coordinates | null;
}

/** Key of a stop. A nota has at most one pickup and one delivery, so nota and kind identify a stop. */
export function stopKey({ nota, tipo: kind }: { nota: string; tipo: StopKind }): string {
  return `${nota.toLowerCase()} ${kind}`;
}

/** SQL for the stops that are due on the day; none for a past day. */
function openStops(of: SucursalDay, tenantId: string): RawBuilder<unknown> {
  if (of.day < of.today) return sql`select null::uuid as nota_id, null::text as tipo where false`;
  // A done stop isn't due again when its nota's date or status changes. Only `reopenStop` makes it pending again.
  return sql`select a.nota_id, a.tipo from (
      select n.id as nota_id, 'recoleccion' as tipo from activas n where ${isStopOfDay('recoleccion', of)}
      union all
      select n.id, 'entrega' from activas n where ${isStopOfDay('entrega', of)}) a
    where not exists (select from paradas h where h.tenant_id = ${tenantId} and h.nota_id = a.nota_id and h.tipo = a.tipo and h.estado = 'hecha')`;
}

/**
 * The stops of a day at the session's sucursal, at most `MAX_STOPS`. If a stop was given to another driver because the first
 * found nobody, only the second driver's row counts. From today on, a pending row whose nota needs no visit any more is left out.
 */
export async function readStops(tx: Transaction<DatabaseSchema>, session: Session, of: SucursalDay): Promise<DayStop[]> {
  const { tenantId, sucursalId } = session;
  const { rows } = await sql<StopRow>`
    with activas as materialized (
      select n.id, n.status, n.fecha, n.fecha_entrega, n.a_domicilio from notas n
      where n.tenant_id = ${tenantId} and n.sucursal_id = ${sucursalId} and n.status in (-1, 0) and n.anulada_en is null),
    propias as materialized (
      select distinct on (p.nota_id, p.tipo) p.*, r.chofer_id
      from rutas r join paradas p on p.tenant_id = r.tenant_id and p.ruta_id = r.id
      where r.tenant_id = ${tenantId} and r.sucursal_id = ${sucursalId} and r.dia = ${of.day}
      order by p.nota_id, p.tipo, case p.estado when 'hecha' then 1 when 'pendiente' then 2 else 3 end, p.momento desc),
    paradas_del_dia as materialized (
      ${openStops(of, tenantId)}
      union select p.nota_id, p.tipo from propias p ${of.day < of.today ? sql`` : sql`where p.estado <> 'pendiente'`})
    select n.id as nota, k.tipo, n.cliente_id as cliente, n.cliente_nombre as "clienteName", c.telefono, ${PLACE} as domicilio,
      n.clave, n.folio,
      case when k.tipo = 'entrega' then jsonb_array_length(n.piezas) else 0 end as bultos,
      n.hora_inicio as inicio, n.hora_final as final, n.etapa, n.total - n.abonos - n.ajuste as saldo,
      case when k.tipo = 'entrega' then coalesce(n.fecha_entrega, n.fecha) else n.fecha end as fecha,
      p.ruta_id as "rutaId", p.chofer_id as chofer, p.orden, p.estado, p.momento, p.avisada_en as avisada, p.bolsas, p.cobrado,
      p.metodo, p.motivo, p.detalle, p.problema, exists (select from fotos_parada f where f.tenant_id = n.tenant_id
        and f.ruta_id = p.ruta_id and f.nota_id = n.id and f.tipo = k.tipo) as foto
    from paradas_del_dia k
    join notas n on n.tenant_id = ${tenantId} and n.id = k.nota_id
    join clientes c on c.tenant_id = n.tenant_id and c.id = n.cliente_id
    left join propias p on p.nota_id = k.nota_id and p.tipo = k.tipo
    order by p.ruta_id is null, p.estado = 'pendiente', p.momento, p.orden, fecha desc, n.hora_inicio, n.cliente_nombre, n.id
    limit ${MAX_STOPS}`.execute(tx);
  return rows.map(toStop);
}

function toStop({ clave, folio, ...row }: StopRow): DayStop {
  const { lat = null, lon = null } = row.domicilio ?? {};
  return {
    ...row,
    key: stopKey(row),
    clave: notaMark({ clave: clave ?? undefined, folio }),
    estado: row.estado ?? 'pendiente',
    place: lat === null || lon === null ? null : { lat, lon },
  };
}
