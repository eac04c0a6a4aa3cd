import type { Caja, SaveCaja } from '@lavanda/shared/contract/schemas/caja';
import { MAX_CAJAS } from '@lavanda/shared/domain/caja';
import { seesAllSucursales } from '@lavanda/shared/domain/roles';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/connection.ts';
import { withRetries } from '../db/retries.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { withTenant } from '../db/tenancy.ts';
import { fieldProblem, HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { ensureRegister } from '../ventas/save/takeClave.ts';
import { TEXTS } from './texts.ts';
import { iso } from './turno.ts';

type Person = NonNullable<Caja['abierta']>['cajero'];
type Row = Omit<Caja, 'abierta' | 'de_chofer'> & {
  turno: string | null;
  openerId: string;
  opener: string;
  openedAt: string;
  ofDriver: boolean;
};

/**
 * The cajas that the session may see, by sucursal, the oldest of each first; if `cajaId` isn't null, only the caja with that
 * id.
 */
async function readCajas(tx: Transaction<DatabaseSchema>, session: Session, cajaId: string | null): Promise<Caja[]> {
  const { rows } = await sql<Row>`
    select c.id as "_id", c.nombre, c.sucursal_id as sucursal, s.nombre as sucursal_name, c.turno_id as turno,
      t.abierto_por as "openerId", u.nombre as opener, t.abierto_en as "openedAt",
      exists (select from choferes f where f.tenant_id = c.tenant_id and f.caja_id = c.id) as "ofDriver",
      (select coalesce(json_agg(json_build_object('_id', e.id, 'letras', e.letras) order by length(e.letras), e.letras), '[]')
       from equipos e where e.tenant_id = c.tenant_id and e.caja_id = c.id) as equipos
    from cajas c
    join sucursales s on s.tenant_id = c.tenant_id and s.id = c.sucursal_id
    left join turnos t on t.tenant_id = c.tenant_id and t.id = c.turno_id
    left join usuarios u on u.tenant_id = c.tenant_id and u.id = t.abierto_por
    where c.tenant_id = ${session.tenantId} ${cajaId === null ? sql`` : sql`and c.id = ${cajaId}`}
      ${seesAllSucursales(session.rol) ? sql`` : sql`and c.sucursal_id = ${session.sucursalId}`}
    order by s.nombre, c.sucursal_id, c.creada_en, c.id`.execute(tx);
  return rows.map(({ turno, openerId, opener, openedAt, ofDriver, ...caja }) => ({
    ...caja,
    abierta: turno === null ? null : { turno, cajero: { _id: openerId, nombre: opener }, desde: iso(openedAt) },
    ...(ofDriver && { de_chofer: true }),
  }));
}

/**
 * The caja with the id, for calls that act on it.
 * @throws HttpProblem 404 for an unknown caja, or one of a sucursal that the session can't see
 */
export async function visibleCaja(tx: Transaction<DatabaseSchema>, session: Session, cajaId: string): Promise<Caja> {
  const [caja] = await readCajas(tx, session, cajaId);
  if (!caja) throw new HttpProblem(404, TEXTS.noCaja);
  return caja;
}

/** The cajas that the session may see, and every user who has opened one of them. */
export function listCajas(db: Database, session: Session): Promise<{ cajas: Caja[]; cajeros: Person[] }> {
  return withTenant(db, session.tenantId, async (tx) => {
    const cajas = await readCajas(tx, session, null);
    const { rows } = await sql<Person>`
      select u.id as "_id", u.nombre from usuarios u where u.tenant_id = ${session.tenantId} and exists (
        select from turnos t where t.tenant_id = u.tenant_id and t.abierto_por = u.id
          and t.caja_id = any(${cajas.map(({ _id }) => _id)}::uuid[]))
      order by u.nombre, u.id`.execute(tx);
    return { cajas, cajeros: rows };
  });
}

/** @throws HttpProblem 422 when another caja of the sucursal already has the name */
async function requireFreeName(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  caja: Pick<Caja, '_id' | 'sucursal' | 'nombre'>,
) {
  const { rows } = await sql`select 1 from cajas where tenant_id = ${tenantId} and sucursal_id = ${caja.sucursal}
    and lower(nombre) = lower(${caja.nombre}) and id <> ${caja._id}`.execute(tx);
  if (rows.length > 0) throw fieldProblem(422, 'nombre', TEXTS.nameTaken);
}

/**
 * Adds a caja to the session's sucursal, or renames a caja that the session may see.
 * @throws HttpProblem 404 when the id belongs to a caja that the session can't see; 422 for an empty or taken name, or too many
 * cajas
 */
export function saveCaja(db: Database, session: Session, body: SaveCaja): Promise<Caja> {
  const [id, name] = [body._id.toLowerCase(), body.nombre.replace(/\s+/g, ' ').trim()];
  if (name === '') throw fieldProblem(422, 'nombre', TEXTS.empty);
  const { tenantId, sucursalId } = session;
  return withRetries(() =>
    withTenant(db, tenantId, async (tx) => {
      const { rows } = await sql<{ own: boolean; cajas: number }>`
        select exists (select from cajas where tenant_id = ${tenantId} and id = ${id}) as own,
          (select count(*)::int from cajas where tenant_id = ${tenantId} and sucursal_id = ${sucursalId}) as cajas`.execute(tx);
      const { own: exists = false, cajas = 0 } = rows[0] ?? {};
      if (exists) {
        const { sucursal } = await visibleCaja(tx, session, id);
        await requireFreeName(tx, tenantId, { _id: id, sucursal, nombre: name });
        await sql`update cajas set nombre = ${name} where tenant_id = ${tenantId} and id = ${id}`.execute(tx);
      } else {
        if (cajas >= MAX_CAJAS) throw new HttpProblem(422, TEXTS.tooManyCajas);
        await requireFreeName(tx, tenantId, { _id: id, sucursal: sucursalId, nombre: name });
        await sql`insert into cajas (tenant_id, id, sucursal_id, nombre)
          values (${tenantId}, ${id}, ${sucursalId}, ${name})`.execute(tx);
      }
      return visibleCaja(tx, session, id);
    }),
  );
}

/**
 * Sets which drawer a register uses from now on.
 * @throws HttpProblem 404 for a caja that the session can't see; 422 for a driver's caja, or a register that the laundry can't
 * add because it has too many
 */
export function assignCaja(db: Database, session: Session, body: { equipo: string; caja: string }): Promise<Caja> {
  const [registerId, cajaId] = [body.equipo.toLowerCase(), body.caja.toLowerCase()];
  return withRetries(() =>
    withTenant(db, session.tenantId, async (tx) => {
      const { de_chofer: isDrivers } = await visibleCaja(tx, session, cajaId);
      if (isDrivers) throw fieldProblem(422, 'caja', TEXTS.driversCaja);
      await ensureRegister(tx, session.tenantId, registerId);
      const { numAffectedRows } = await sql`update equipos set caja_id = ${cajaId}
        where tenant_id = ${session.tenantId} and id = ${registerId} and id <> tenant_id`.execute(tx);
      if (Number(numAffectedRows ?? 0) === 0) throw fieldProblem(422, 'equipo', TEXTS.tooManyRegisters);
      return visibleCaja(tx, session, cajaId);
    }),
  );
}
