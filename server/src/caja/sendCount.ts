import type { CountResult, PartialCorte, SendCount } from '@lavanda/shared/contract/schemas/cortes';
import type { ByMethod } from '@lavanda/shared/domain/caja';
import type { Centavos } from '@lavanda/shared/domain/money';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/connection.ts';
import { withRetries } from '../db/retries.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { withTenant } from '../db/tenancy.ts';
import { fieldProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { keepPrinted } from '../ventas/capture/ownClave.ts';
import { type CountedCash, parseCash, parsePesos } from './cash.ts';
import { readClaves } from './claves.ts';
import { closedConflict } from './corte.ts';
import { describeCount, readCount } from './countResult.ts';
import { lockDrawer } from './drawer.ts';
import { MOST_MOVEMENTS, readEntries } from './entries.ts';
import { lateMoment } from './lateMoment.ts';
import { turnoFor } from './lateOpening.ts';
import { ofTurno, readSums } from './sums.ts';
import { TEXTS } from './texts.ts';
import { describeTurno, requireMayClose, type TurnoRow, visibleTurno } from './turno.ts';

interface Counted {
  cash: CountedCash;
  others: Pick<ByMethod<Centavos>, 'TDC' | 'Transf' | 'Link'>;
  /** When the cashier counted, if that was offline; null when the count is dated now (`lateMoment`). */
  captured: Date | null;
}

async function store(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  turno: TurnoRow,
  { id, cash, others, captured }: Counted & { id: string },
): Promise<void> {
  const { tenantId, userId } = session;
  const sums = JSON.stringify(await readSums(tx, tenantId, ofTurno(turno.id), turno.fondo));
  const claves = JSON.stringify(await readClaves(tx, tenantId, turno));
  const denominations = cash.denominations && JSON.stringify(cash.denominations);
  await sql`
    insert into conteos (tenant_id, id, turno_id, orden, denominaciones, efvo, tdc, transf, link, sumas, claves, creado_por, creado_en)
    select ${tenantId}, ${id}, ${turno.id}, (select coalesce(max(orden), 0) + 1 from conteos
        where tenant_id = ${tenantId} and turno_id = ${turno.id}), ${denominations}::jsonb,
      ${cash.total}, ${others.TDC}, ${others.Transf}, ${others.Link}, ${sums}::jsonb, ${claves}::jsonb, ${userId},
      coalesce(${captured?.toISOString() ?? null}::timestamptz, now())`.execute(tx);
}

async function count(tx: Transaction<DatabaseSchema>, session: Session, body: SendCount, counted: Counted): Promise<CountResult> {
  const { tenantId } = session;
  const turno = await visibleTurno(tx, session, await turnoFor(tx, tenantId, body.turno.toLowerCase()));
  requireMayClose(session, turno);
  await keepPrinted(tx, tenantId, body);
  const drawer = await lockDrawer(tx, tenantId, turno.cajaId, 'take');
  if (drawer.turnoId !== turno.id && !body.captura) throw await closedConflict(tx, session, turno);
  const id = body._id.toLowerCase();
  const known = await readCount(tx, tenantId, { id });
  if (!known) await store(tx, session, turno, { id, ...counted });
  const row = known ?? (await readCount(tx, tenantId, { id }));
  if (!row || row.turnoId !== turno.id) throw fieldProblem(422, '_id', TEXTS.idInUse);
  const sums = await readSums(tx, tenantId, ofTurno(turno.id), turno.fondo);
  return describeCount(turno, row, { sums, claves: await readClaves(tx, tenantId, turno) });
}

/**
 * Stores a count and returns the expected amounts of the turno, whose cash isn't shown before a count (day.md 3, 'Corte'). A
 * repeated `_id` keeps the stored count. A count captured offline is stored even after the corte.
 * @throws HttpProblem 403 as `requireMayClose`; 404; 409 with `corte` when the turno is closed; 422 naming the field
 */
export function sendCount(db: Database, session: Session, body: SendCount): Promise<CountResult> {
  const counted: Counted = {
    captured: lateMoment(body),
    cash: parseCash(body.efectivo),
    others: {
      TDC: parsePesos('tdc', body.tdc),
      Transf: parsePesos('transf', body.transf),
      Link: parsePesos('link', body.link),
    },
  };
  return withRetries(() => withTenant(db, session.tenantId, (tx) => count(tx, session, body, counted)));
}

/**
 * The turno's current state for printing (X report). The cash stays hidden, even after a count, because users who may not close
 * the turno can print it too.
 * @throws HttpProblem 404; 409 with `corte` when the turno is closed
 */
export function partialCorte(db: Database, session: Session, turnoId: string): Promise<PartialCorte> {
  const { tenantId } = session;
  return withTenant(db, tenantId, async (tx) => {
    const row = await visibleTurno(tx, session, turnoId.toLowerCase());
    const drawer = await lockDrawer(tx, tenantId, row.cajaId, 'take');
    if (drawer.turnoId !== row.id) throw await closedConflict(tx, session, row);
    const { entries } = await readEntries(tx, tenantId, ofTurno(row.id), { limit: MOST_MOVEMENTS, only: 'movimientos' });
    return { turno: await describeTurno(tx, tenantId, row), movimientos: entries.reverse() };
  });
}
