import { dayIn, hourIn, type LocalDay } from '@lavanda/shared/domain/dates';
import { type OpenDays, pickupDays, type SucursalMoment, type TimeWindow } from '@lavanda/shared/domain/pickupRequest';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';
import type { RequestState } from '../db/tables/tickets.ts';

/** State of a cliente's next recoleccion at a sucursal. */
export type PickupState =
  /** Scheduled, but not requested on this link. The page doesn't show the time, because other people may have the link. */
  | { kind: 'scheduled' }
  /** Requested on another nota's link. Only that link's page shows the request and its answer. */
  | { kind: 'asked' }
  /** Requested on this link, and scheduled. */
  | ({ kind: 'accepted'; day: LocalDay } & Partial<TimeWindow>)
  /** Scheduled for a day that has passed. */
  | { kind: 'late' }
  | ({ kind: 'waiting'; day: LocalDay } & TimeWindow)
  | ({ kind: 'declined'; day: LocalDay; reason: string } & TimeWindow)
  | { kind: 'none' };

export interface Pickup {
  state: PickupState;
  clienteId: string;
  sucursalId: string;
  /** The sucursal's open days, and its local day and time. */
  open: OpenDays;
  moment: SucursalMoment;
  /** Days that the cliente can choose; empty for a removed cliente, or without open days. `mayAsk` checks the state too. */
  days: LocalDay[];
}

interface Row {
  clienteId: string;
  sucursalId: string;
  open: OpenDays;
  zone: string;
  deleted: boolean;
  pending: { id: string; day: LocalDay; start: string | null; end: string | null } | null;
  /** The last request made on this nota's link. */
  last: { id: string; state: RequestState; day: LocalDay; start: string; end: string; reason: string } | null;
  /** Day of a waiting request that was made on another nota's link. */
  askedElsewhere: LocalDay | null;
}

function stateOf({ pending, last, askedElsewhere }: Row, today: LocalDay): PickupState {
  if (pending) {
    const { id, day, start, end } = pending;
    if (day < today) return { kind: 'late' };
    if (id !== last?.id) return { kind: 'scheduled' };
    return { kind: 'accepted', day, ...(start !== null && end !== null && { start, end }) };
  }
  if (askedElsewhere !== null && askedElsewhere >= today) return { kind: 'asked' };
  // A past request is ignored, whether it was answered or not.
  if (!last || last.day < today) return { kind: 'none' };
  const { state, day, start, end, reason } = last;
  if (state === 'pendiente') return { kind: 'waiting', day, start, end };
  return state === 'rechazada' ? { kind: 'declined', day, start, end, reason } : { kind: 'none' };
}

/** Whether the cliente may request a recoleccion now: a day can be chosen, no recoleccion is scheduled and no request waits. */
export function mayAsk({ state, days }: Pickup): boolean {
  return days.length > 0 && (state.kind === 'none' || state.kind === 'declined');
}

/** The state of the next recoleccion of a nota's cliente, at the nota's sucursal; null for an unknown or voided nota. */
export async function pickupOf(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  notaId: string,
  now: Date,
): Promise<Pickup | null> {
  const { rows } = await sql<Row>`
    select n.cliente_id as "clienteId", n.sucursal_id as "sucursalId", s.zona_horaria as zone,
      json_build_object('hours', s.horario, 'closed', json_build_object('weekdays', to_json(s.dias_cerrados),
        'dates', to_json(s.fechas_cerradas))) as open,
      c.eliminado_en is not null as deleted,
      (select json_build_object('id', p.id, 'day', p.fecha, 'start', p.hora_inicio, 'end', p.hora_final) from notas p
        where p.tenant_id = n.tenant_id and p.sucursal_id = n.sucursal_id and p.cliente_id = n.cliente_id
          and p.status = -1 and p.anulada_en is null order by p.fecha limit 1) as pending,
      (select json_build_object('id', r.id, 'state', r.estado, 'day', r.dia, 'start', r.hora_inicio, 'end', r.hora_final,
          'reason', r.motivo) from solicitudes r
        where r.tenant_id = n.tenant_id and r.cliente_id = n.cliente_id and r.sucursal_id = n.sucursal_id and r.nota_id = n.id
        order by r.creada_en desc limit 1) as last,
      (select r.dia::text from solicitudes r
        where r.tenant_id = n.tenant_id and r.cliente_id = n.cliente_id and r.sucursal_id = n.sucursal_id
          and r.nota_id <> n.id and r.estado = 'pendiente' limit 1) as "askedElsewhere"
    from notas n
    join sucursales s on s.tenant_id = n.tenant_id and s.id = n.sucursal_id
    join clientes c on c.tenant_id = n.tenant_id and c.id = n.cliente_id
    where n.tenant_id = ${tenantId} and n.id = ${notaId} and n.anulada_en is null`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  const { clienteId, sucursalId, open } = row;
  const moment = { today: dayIn(row.zone, now), hour: hourIn(row.zone, now) };
  const days = row.deleted ? [] : pickupDays(open, moment);
  return { state: stateOf(row, moment.today), clienteId, sucursalId, open, moment, days };
}
