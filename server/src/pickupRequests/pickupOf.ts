import { dayIn, hourIn, type LocalDay } from '@lavanda/shared/domain/dates';
import { type PickupWindow, pickupDays, type SucursalMoment } from '@lavanda/shared/domain/pickupRequest';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';
import type { RequestState } from '../db/tables/tickets.ts';

/** How it stands with a cliente's next recoleccion at a sucursal. */
export type PickupState =
  /** A recoleccion is scheduled; `accepted` when the cliente asked for it on a link. */
  | ({ kind: 'scheduled'; day: LocalDay; accepted: boolean } & Partial<PickupWindow>)
  | ({ kind: 'waiting'; day: LocalDay } & PickupWindow)
  | ({ kind: 'declined'; day: LocalDay; reason: string } & PickupWindow)
  | { kind: 'none' };

export interface Pickup {
  state: PickupState;
  clienteId: string;
  sucursalId: string;
  /** Opening hours of the sucursal, and its local day and time. */
  hours: string;
  moment: SucursalMoment;
  /** Days that may be asked for; empty when the cliente can't ask. */
  days: LocalDay[];
  /** Whether the cliente has a domicilio on file. */
  hasAddress: boolean;
}

interface Row {
  clienteId: string;
  sucursalId: string;
  hours: string;
  zone: string;
  deleted: boolean;
  hasAddress: boolean;
  pending: { id: string; day: LocalDay; start: string | null; end: string | null } | null;
  last: { id: string; state: RequestState; day: LocalDay; start: string; end: string; reason: string } | null;
}

function stateOf({ pending, last }: Row, today: LocalDay): PickupState {
  if (pending) {
    const { id, day, start, end } = pending;
    return { kind: 'scheduled', day, accepted: id === last?.id, ...(start !== null && end !== null && { start, end }) };
  }
  // An answer, or none, says nothing once its day is over.
  if (!last || last.day < today) return { kind: 'none' };
  const { state, day, start, end, reason } = last;
  if (state === 'pendiente') return { kind: 'waiting', day, start, end };
  return state === 'rechazada' ? { kind: 'declined', day, start, end, reason } : { kind: 'none' };
}

/** Whether a cliente may ask now: nothing is scheduled and nothing waits. */
export function mayAsk({ state, days }: Pickup): boolean {
  return days.length > 0 && (state.kind === 'none' || state.kind === 'declined');
}

/** The next recoleccion of the cliente of a nota, at the nota's sucursal. */
export async function pickupOf(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  notaId: string,
  now: Date,
): Promise<Pickup | null> {
  const { rows } = await sql<Row>`
    select n.cliente_id as "clienteId", n.sucursal_id as "sucursalId", s.horario as hours, s.zona_horaria as zone,
      c.eliminado_en is not null as deleted,
      exists (select 1 from domicilios d where d.tenant_id = n.tenant_id and d.cliente_id = n.cliente_id) as "hasAddress",
      (select json_build_object('id', p.id, 'day', p.fecha, 'start', p.hora_inicio, 'end', p.hora_final) from notas p
        where p.tenant_id = n.tenant_id and p.sucursal_id = n.sucursal_id and p.cliente_id = n.cliente_id
          and p.status = -1 and p.anulada_en is null order by p.fecha limit 1) as pending,
      (select json_build_object('id', r.id, 'state', r.estado, 'day', r.dia, 'start', r.hora_inicio, 'end', r.hora_final,
          'reason', r.motivo) from solicitudes r
        where r.tenant_id = n.tenant_id and r.cliente_id = n.cliente_id and r.sucursal_id = n.sucursal_id
        order by r.creada_en desc limit 1) as last
    from notas n
    join sucursales s on s.tenant_id = n.tenant_id and s.id = n.sucursal_id
    join clientes c on c.tenant_id = n.tenant_id and c.id = n.cliente_id
    where n.tenant_id = ${tenantId} and n.id = ${notaId} and n.anulada_en is null`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  const { clienteId, sucursalId, hours, hasAddress } = row;
  const moment = { today: dayIn(row.zone, now), hour: hourIn(row.zone, now) };
  const days = row.deleted ? [] : pickupDays(hours, moment);
  return { state: stateOf(row, moment.today), clienteId, sucursalId, hours, moment, days, hasAddress };
}
