import { randomUUID } from 'node:crypto';
import { addDays, dayIn, hourIn, type LocalDay, weekday } from '@lavanda/shared/domain/dates';
import { TO_COLLECT } from '@lavanda/shared/domain/nota';
import { closedDays, isClosed } from '@lavanda/shared/domain/openingHours';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { withRetries } from '../../db/retries.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
import { withTenant } from '../../db/tenancy.ts';
import type { Session } from '../../http/session.ts';
import { firstAddress } from '../../pickupRequests/firstAddress.ts';
import { parseInput } from '../../ventas/save/parseInput.ts';
import { saveInTransaction } from '../../ventas/save/saveNota.ts';

/** How many days ahead pickups are created, so that tomorrow's routes can be planned today. */
const DAYS_AHEAD = 1;

interface Due {
  tenantId: string;
  id: string;
  day: LocalDay;
}

interface Row {
  tenantId: string;
  id: string;
  weekday: number;
  doneUntil: LocalDay | null;
  /** End of the window, 'HH:MM'. */
  end: string;
  zone: string;
  hours: string;
  closed: { weekdays: number[]; dates: LocalDay[] };
}

/** The tenant whose weekly pickups are scheduled (all tenants by default), and the current time. */
interface Scope {
  tenantId?: string;
  now?: Date;
}

/**
 * Weekly pickups due today or tomorrow that have no recoleccion yet, are on an open day, and whose window isn't over. Runs as
 * the database's owner.
 */
async function dueRepeats(db: Database, { tenantId, now = new Date() }: Scope): Promise<Due[]> {
  const { rows } = await sql<Row>`
    select r.tenant_id as "tenantId", r.id, r.dia as weekday, r.hecha_hasta::text as "doneUntil", r.hora_final as end, s.zona_horaria as zone,
      s.horario as hours, json_build_object('weekdays', to_json(s.dias_cerrados), 'dates', to_json(s.fechas_cerradas)) as closed
    from repeticiones r
    join tenants t on t.id = r.tenant_id and t.activo
    join sucursales s on s.tenant_id = r.tenant_id and s.id = r.sucursal_id
    join clientes c on c.tenant_id = r.tenant_id and c.id = r.cliente_id and c.eliminado_en is null
    where r.terminada_en is null ${tenantId === undefined ? sql`` : sql`and r.tenant_id = ${tenantId}`} order by r.tenant_id, r.id`.execute(
    db.kysely,
  );
  return rows.flatMap((row) => {
    const today = dayIn(row.zone, now);
    const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => addDays(today, ahead));
    const day = days.find((one) => weekday(one) === row.weekday);
    const isDone = day === undefined || (row.doneUntil !== null && row.doneUntil >= day);
    const isOver = day === today && row.end <= hourIn(row.zone, now);
    if (isDone || isOver || isClosed(closedDays(row.hours, row.closed), day)) return [];
    return [{ tenantId: row.tenantId, id: row.id, day }];
  });
}

interface Locked {
  clienteId: string;
  start: string;
  end: string;
  /** Whether the cliente needs no other pickup on the day. */
  isServed: boolean;
  session: Session;
}

/**
 * SQL: whether the cliente of the weekly pickup `r` needs no other pickup on the day, because there is one for that day, one
 * collected on it, or an overdue one that will be collected then.
 */
const isServed = (day: LocalDay) => sql`exists (select from notas n
  where n.tenant_id = r.tenant_id and n.sucursal_id = r.sucursal_id and n.cliente_id = r.cliente_id
    and n.hora_inicio is not null and n.anulada_en is null and (n.fecha = ${day}::date
      or (n.status = ${TO_COLLECT} and n.fecha < ${day}::date)
      or (n.status <> ${TO_COLLECT} and exists (select from nota_historia h where h.tenant_id = n.tenant_id and h.nota_id = n.id
        and (h.cambio->'status'->>0)::int = ${TO_COLLECT} and (h.momento at time zone s.zona_horaria)::date = ${day}::date))))`;

/** Locks a weekly pickup; null when it has ended, or when another server is creating its recoleccion or has created it. */
async function lockDue(tx: Transaction<DatabaseSchema>, { tenantId, id, day }: Due): Promise<Locked | null> {
  const { rows } = await sql<Omit<Locked, 'session'> & { userId: string; user: string; sucursalId: string; zone: string }>`
    select r.cliente_id as "clienteId", r.hora_inicio as start, r.hora_final as end, r.sucursal_id as "sucursalId",
      u.id as "userId", u.nombre as user, s.zona_horaria as zone,
      ${isServed(day)} as "isServed"
    from repeticiones r
    join usuarios u on u.tenant_id = r.tenant_id and u.id = r.creada_por
    join sucursales s on s.tenant_id = r.tenant_id and s.id = r.sucursal_id
    where r.tenant_id = ${tenantId} and r.id = ${id} and r.terminada_en is null
      and (r.hecha_hasta is null or r.hecha_hasta < ${day})
    for update of r skip locked`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  const { userId, user, sucursalId, zone, ...repeat } = row;
  return { ...repeat, session: { sessionId: '', tenantId, userId, nombre: user, rol: 'user', sucursalId, zonaHoraria: zone } };
}

/** @returns whether a recoleccion was created */
async function schedule(tx: Transaction<DatabaseSchema>, due: Due): Promise<boolean> {
  const locked = await lockDue(tx, due);
  if (!locked || locked.isServed) return false;
  const { clienteId, start, end, session } = locked;
  const input = parseInput({
    id: randomUUID(),
    usuario: clienteId,
    fecha: due.day,
    articulos: [],
    a_domicilio: true,
    domicilio: await firstAddress(tx, due.tenantId, clienteId),
    status: TO_COLLECT,
    recoleccion: { hora_inicio: start, hora_final: end },
  });
  await saveInTransaction(tx, session, { ...input, isBeside: true });
  await sql`update repeticiones set hecha_hasta = ${due.day} where tenant_id = ${due.tenantId} and id = ${due.id}`.execute(tx);
  return true;
}

/**
 * Creates the recolecciones of weekly pickups due today or tomorrow in each sucursal's time zone, once each on any number of
 * servers. Closed days get none, and neither do clientes with a pickup for the day or an overdue one.
 * @param onFailure called for each recoleccion that can't be created; the others are created
 * @returns number of created recolecciones
 */
export async function scheduleRepeats(db: Database, onFailure: (error: unknown) => void, scope: Scope = {}): Promise<number> {
  let made = 0;
  for (const due of await dueRepeats(db, scope)) {
    const isMade = await withRetries(() => withTenant(db, due.tenantId, (tx) => schedule(tx, due))).catch(onFailure);
    if (isMade === true) made += 1;
  }
  return made;
}
