import type { TrailEntry, TrailQuery } from '@lavanda/shared/contract/schemas/auditTrail';
import { isLocalDay } from '@lavanda/shared/domain/dates';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/connection.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { withTenant } from '../db/tenancy.ts';
import { fieldProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import type { Difference } from '../ventas/save/diff.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { type Change, type Details, notaDetails, otherChanges, subjectOf } from './details.ts';
import { readRows, type StoredEntry, type TrailFilter } from './rows.ts';
import { TEXTS } from './texts.ts';

const PAGE_SIZE = 30;

type Nota = NonNullable<TrailEntry['nota']>;

/** The names to show for the ids that a page of entries contains. */
interface Names {
  notas: ReadonlyMap<string, Nota>;
  usuarios: ReadonlyMap<string, string>;
  clientes: ReadonlyMap<string, string>;
  sucursales: ReadonlyMap<string, string>;
}

/**
 * A page of the laundry's trail, newest first; `siguiente` is null on the last page.
 * @throws HttpProblem 400 for a day that doesn't exist or for a malformed cursor
 */
export async function readTrail(
  db: Database,
  session: Session,
  query: TrailQuery,
): Promise<{ entradas: TrailEntry[]; siguiente: string | null }> {
  const filter = filterOf(session, query);
  return withTenant(db, session.tenantId, async (tx) => {
    const found = await readRows(tx, filter, PAGE_SIZE + 1);
    const rows = found.slice(0, PAGE_SIZE);
    const names = await readNames(tx, session.tenantId, rows);
    const last = found.length > PAGE_SIZE ? rows.at(-1) : undefined;
    return { entradas: rows.map((row) => entryOf(row, names)), siguiente: last ? writeCursor(last) : null };
  });
}

function filterOf(session: Session, { clase: kind, persona: person, dia: day, despues: after }: TrailQuery): TrailFilter {
  if (day !== undefined && !isLocalDay(day)) throw fieldProblem(400, 'dia', TEXTS.invalidDay);
  return {
    tenantId: session.tenantId,
    kind: kind ?? null,
    userId: person?.toLowerCase() ?? null,
    day: day === undefined ? null : { day, zone: session.zonaHoraria },
    after: after === undefined ? null : readCursor(after),
  };
}

async function readNames(tx: Transaction<DatabaseSchema>, tenantId: string, rows: readonly StoredEntry[]): Promise<Names> {
  const ofNotas = rows.filter((row) => row.accion === null);
  const clienteIds = ofNotas.flatMap(({ detalle: detail, version }) =>
    version > 1 && Array.isArray(detail.clienteId) ? detail.clienteId : [],
  );
  const notas = await sql<Nota & { id: string }>`
    select n.id, n.id as _id, n.folio::int as folio, s.nombre as sucursal, n.cliente_nombre as cliente, n.anulada_en is not null as anulada
    from notas n join sucursales s on s.tenant_id = n.tenant_id and s.id = n.sucursal_id
    where n.tenant_id = ${tenantId} and n.id = any(${ofNotas.map(({ id }) => id)}::uuid[])`.execute(tx);
  const named = await sql<{ tabla: 'u' | 'c' | 's'; id: string; nombre: string }>`
    select 'u' as tabla, id, coalesce(nullif(nombre, ''), usuario) as nombre from usuarios
      where tenant_id = ${tenantId} and id = any(${rows.flatMap((row) => [row.usuario_id, senderOf(row), row.detalle.capturada_por ?? null])}::uuid[])
    union all select 'c', id, btrim(nombre || ' ' || apellido) from clientes
      where tenant_id = ${tenantId} and id = any(${clienteIds}::uuid[])
    union all select 's', id, nombre from sucursales where tenant_id = ${tenantId}`.execute(tx);
  const of = (table: string) => new Map(named.rows.filter((row) => row.tabla === table).map((row) => [row.id, row.nombre]));
  return {
    notas: new Map(notas.rows.map(({ id, ...nota }) => [id, nota])),
    usuarios: of('u'),
    clientes: of('c'),
    sucursales: of('s'),
  };
}

function entryOf(row: StoredEntry, names: Names): TrailEntry {
  const { usuario_id: userId, detalle: detail, accion: action } = row;
  const details: Details =
    action === null
      ? notaDetails(detail as Difference, row.version)
      : { accion: action, cambios: otherChanges(detail), pagos: [], motivo: null };
  const isSignIn = action?.startsWith('sesion.') ?? false;
  const subject = action === null || isSignIn ? null : subjectOf(detail);
  const person = userId === null ? undefined : names.usuarios.get(userId);
  const { direccion: address } = detail;
  return {
    _id: `${row.id}.${row.version}`,
    momento: new Date(row.momento).toISOString(),
    ...details,
    // The subject and a sign-in's address are fields of their own in the answer, so they aren't repeated as changes.
    cambios: isSignIn
      ? []
      : details.cambios
          .filter((change) => change.antes !== null || change.despues === null || change.despues !== subject)
          .map((change) => withNames(change, names)),
    persona: userId === null || person === undefined ? null : { _id: userId, nombre: person },
    enviada_por: names.usuarios.get(senderOf(row) ?? '') ?? null,
    chofer: typeof detail.chofer === 'string' ? detail.chofer : null,
    asunto: subject,
    nota: action === null ? (names.notas.get(row.id) ?? null) : null,
    direccion: isSignIn && typeof address === 'string' ? address : null,
  };
}

/** Id of the user who sent the change that the entry's user had captured; null when the entry's user also sent it. */
function senderOf({ detalle: { enviadaPor: sender } }: StoredEntry): string | null {
  return typeof sender === 'string' ? sender : null;
}

/** Replaces the ids of clientes, users and sucursales in a change by their names. */
function withNames(change: Change, names: Names): Change {
  const known = {
    cliente: names.clientes,
    sucursal: names.sucursales,
    enviada_por: names.usuarios,
    capturada_por: names.usuarios,
  }[change.campo];
  if (!known) return change;
  const nameOf = (value: Change['antes']) => (typeof value === 'string' ? (known.get(value) ?? value) : value);
  return { campo: change.campo, antes: nameOf(change.antes), despues: nameOf(change.despues) };
}
