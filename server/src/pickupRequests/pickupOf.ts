import { dayIn, hourIn, type LocalDay } from '@lavanda/shared/domain/dates';
import { type OpenDays, pickupDays, type SucursalMoment, type TimeWindow } from '@lavanda/shared/domain/pickupRequest';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';
import type { RequestState } from '../db/tables/tickets.ts';

/** How it stands with a cliente's next recoleccion at a sucursal. */
export type PickupState =
  /** Agreed with the laundry: a link doesn't tell when, for it may be in anybody's hands. */
  | { kind: 'scheduled' }
  /** Asked for on the link of another nota, which alone tells what was asked and answered. */
  | { kind: 'asked' }
  /** Asked for on this link, and scheduled. */
  | ({ kind: 'accepted'; day: LocalDay } & Partial<TimeWindow>)
  /** Scheduled for a day that went by. */
  | { kind: 'late' }
  | ({ kind: 'waiting'; day: LocalDay } & TimeWindow)
  | ({ kind: 'declined'; day: LocalDay; reason: string } & TimeWindow)
  | { kind: 'none' };

export interface Pickup {
  state: PickupState;
  clienteId: string;
  sucursalId: string;
  /** Open days of the sucursal, and its local day and time. */
  open: OpenDays;
  moment: SucursalMoment;
  /** Days that may be asked for; empty when the cliente can't ask. */
  days: LocalDay[];
}

interface Row {
  clienteId: string;
  sucursalId: string;
  open: OpenDays;
  zone: string;
  deleted: boolean;
  pending: { id: string; day: LocalDay; start: string | null; end: string | null } | null;
  /** The last request of this nota's link. */
  last: { id: string; state: RequestState; day: LocalDay; start: string; end: string; reason: string } | null;
  /** Day of a request of another nota's link that waits. */
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
