import { randomUUID } from 'node:crypto';
import type { StaleNota } from '@lavanda/shared/contract/schemas/problem';
import type { Nota, SaveNota } from '@lavanda/shared/contract/schemas/sales';
import { CLOSED, TO_COLLECT } from '@lavanda/shared/domain/nota';
import { seesAllSucursales } from '@lavanda/shared/domain/roles';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { withRetries } from '../../db/retries.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
import { withTenant } from '../../db/tenancy.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Session } from '../../http/session.ts';
import { countNota } from '../../observability/metrics.ts';
import { currentToken, keepPrintedLink } from '../../tickets/links.ts';
import { lastSave } from '../capture/history.ts';
import { keepSurplus } from '../capture/keepSurplus.ts';
import { lateInput } from '../capture/lateInput.ts';
import { changedMeanwhile, collectedVoided, type Odd, takenClave, twoPickups, writeOdds } from '../capture/oddity.ts';
import { keepPrinted } from '../capture/ownClave.ts';
import { restoreVoided } from '../capture/restoreVoided.ts';
import { invalidField } from '../errors.ts';
import { uncountedPieces } from '../handOver/uncountedPieces.ts';
import { lockNota, type NotaHeader } from '../lockNota.ts';
import type { NotaContent, StoredNota } from '../nota.ts';
import { notaVisible } from '../readNota.ts';
import { applyRollup, rollupDeltas } from '../rollup/rollup.ts';
import { whoChanged } from '../stages/whoChanged.ts';
import { closedBy, TEXTS } from '../texts.ts';
import { type Difference, diff } from './diff.ts';
import type { Input } from './input.ts';
import { loadContext, type ReadResult } from './loadContext.ts';
import { parseInput } from './parseInput.ts';
import { type Context, resolveNota } from './resolveNota.ts';
import { writeNota } from './writeNota.ts';

/**
 * Checks that the session may save the nota.
 * @throws HttpProblem 404 for an unknown nota, or a nota that the session can't see; 422 for a foreign tenant or sucursal
 */
function authorize(session: Session, input: Input, header: NotaHeader | null): void {
  if (input.tenant !== undefined && input.tenant.toLowerCase() !== session.tenantId) throw invalidField('tenant', TEXTS.foreign);
  if (header && header.sucursalId !== session.sucursalId && !seesAllSucursales(session.rol))
    throw new HttpProblem(404, TEXTS.notFound);
  if (input.sucursal !== null && input.sucursal !== (header?.sucursalId ?? session.sucursalId))
    throw invalidField('sucursal', TEXTS.foreign);
  // A version means that the client has read the nota, so an unknown id is an error and not a new nota.
  if (!header && input.version !== undefined) throw new HttpProblem(404, TEXTS.notFound);
}

async function conflict(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  detail: string,
  notaId: string,
  extra: StaleNota = {},
): Promise<HttpProblem> {
  return new HttpProblem(409, detail, undefined, { ...extra, actual: await notaVisible(tx, session, notaId) });
}

/** Whether the save creates a recoleccion, or gives one to another cliente. */
function isNewPickup(now: NotaContent, current: StoredNota | null): boolean {
  return now.status === TO_COLLECT && (current === null || current.clienteId !== now.clienteId);
}

/** The 409 for a stale save. When two registers close a nota, the answer to the second names the user who closed it first. */
async function staleConflict(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  input: Input,
  current: StoredNota,
): Promise<HttpProblem> {
  const handedOver = current.status === CLOSED && input.status === CLOSED;
  const who = handedOver ? await whoChanged(tx, session, current.id, ['status']) : null;
  const saved = await lastSave(tx, session.tenantId, current.id, input.version ?? 0);
  return conflict(tx, session, who ? closedBy(who.name, who.hour) : TEXTS.conflict, current.id, saved && { guardada: saved });
}

/**
 * Whether the save is based on outdated content: after the sent version the nota changed in more than stage, place, notice,
 * pieces, hand-over, photos and reviews, which saves don't change, or the nota never had that version.
 */
async function isStale(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  current: StoredNota,
  version: number | undefined,
): Promise<boolean> {
  if (version === undefined || version === current.version) return false;
  if (version > current.version) return true;
  const { rows } = await sql`select 1 from nota_historia
    where tenant_id = ${tenantId} and nota_id = ${current.id} and version > ${version}
      and cambio - 'etapa' - 'lugar' - 'aviso' - 'piezas' - 'entrega' - 'fotos' - 'motivo' - 'revisada' - 'enviadaPor' - 'chofer' <> '{}' limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/**
 * The nota after a late capture (day.md 1). Pagos and the cierre of a capture that changes nothing else are added to what other
 * registers saved. Different changes of the nota's content by two registers are a conflict.
 */
async function decideLate(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  sent: Input,
  current: StoredNota | null,
  context: Context,
  odds: Odd[],
): Promise<NotaContent> {
  if (current === null) return resolveNota(sent, null, context);
  const late = await lateInput(tx, session.tenantId, sent, current);
  if (late === null) throw await staleConflict(tx, session, sent, current);
  if (late.isOlder) odds.push(changedMeanwhile());
  const now = resolveNota(late.input, current, context);
  return keepSurplus(tx, session.tenantId, current, now, odds);
}

/** The nota after the save. If the version is stale and the input also breaks a rule, the error is the conflict. */
async function decide(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  input: Input,
  current: StoredNota | null,
  loaded: ReadResult,
): Promise<NotaContent> {
  const { odds } = loaded.context;
  if (odds !== null) return decideLate(tx, session, input, current, loaded.context, odds);
  const stale = current !== null && (await isStale(tx, session.tenantId, current, input.version));
  let now: NotaContent;
  try {
    now = resolveNota(input, current, loaded.context);
  } catch (error) {
    if (stale && error instanceof HttpProblem) throw await staleConflict(tx, session, input, current);
    throw error;
  }
  // When two registers hand over the same paid nota, the second changes nothing, but still has to see who handed it over.
  const again = current?.status === CLOSED && input.status === CLOSED && input.operacion !== null;
  if (stale && (again || diff(current, now) !== null)) throw await staleConflict(tx, session, input, current);
  if (!input.isBeside && isNewPickup(now, current) && loaded.pending !== null)
    throw await conflict(tx, session, TEXTS.pending, loaded.pending);
  return now;
}

interface SaveResult {
  nota: Nota;
  /** The changes that the save makes; null when it changes nothing. */
  change: Difference | null;
}

/** Does the work of `saveNota` inside the caller's transaction, for callers that save more than the nota. */
export async function saveInTransaction(tx: Transaction<DatabaseSchema>, session: Session, input: Input): Promise<SaveResult> {
  const { header: locked, operationNota } = await lockNota(tx, session.tenantId, input.id, input.operacion);
  authorize(session, input, locked);
  if (locked?.voided && !input.late) throw new HttpProblem(409, TEXTS.removed);
  if (operationNota !== null) {
    if (input.id !== null && input.id !== operationNota) throw invalidField('operacion', TEXTS.foreignOperation);
    return { nota: await notaVisible(tx, session, operationNota, input.late), change: null };
  }
  const header = locked?.voided ? await restoreVoided(tx, session, input, locked) : locked;
  const id = input.id ?? randomUUID();
  const sucursalId = header?.sucursalId ?? session.sucursalId;
  const loaded = await loadContext(tx, session, input, { id, sucursalId, isNew: header === null });
  if (loaded.ofOtherTenant) throw invalidField(header ? 'pagos' : 'id', TEXTS.foreignId);
  if (locked?.voided) loaded.context.odds?.push(collectedVoided());
  const current = header && { ...header, lineas: loaded.lineas, pagos: loaded.pagos };
  if (current) await keepPrinted(tx, session.tenantId, { equipo: input.register ?? undefined, clave: input.clave ?? undefined });
  const now = await decide(tx, session, input, current, loaded);
  const isRepeated = isNewPickup(now, current) && loaded.pending !== null;
  const change = diff(current, now);
  if (change !== null) {
    if (current && current.status !== CLOSED && now.status === CLOSED)
      Object.assign(change, await uncountedPieces(tx, session.tenantId, id));
    const version = (current?.version ?? 0) + 1;
    const odds = [...(loaded.context.odds ?? []), ...(isRepeated && !input.isBeside ? [twoPickups()] : [])];
    const { clave } = await writeNota(tx, session, {
      id,
      sucursalId,
      version,
      operacion: input.operacion,
      register: input.register,
      printed: input.clave,
      turno: input.turno,
      captured: loaded.captured,
      isLate: input.late,
      isRepeated,
      before: current,
      now,
      change,
    });
    await applyRollup(tx, session.tenantId, rollupDeltas(current, { ...now, sucursalId, voided: false }));
    if (input.clave !== null && clave !== null && clave !== input.clave) odds.push(takenClave(input.clave, clave));
    await writeOdds(tx, session.tenantId, id, odds, loaded.captured);
  }
  return { nota: await notaVisible(tx, session, id), change };
}

/**
 * Creates or changes a nota in one transaction: lock, rules, nota, lines, pagos, history and rollup. A repeated `operacion`, or
 * a save that changes nothing, returns the stored nota.
 * @param linkDays days for which a ticket link that the register printed works; 0 means for ever
 * @throws HttpProblem 403, 404 or 422 when it may not be saved so; 409 for a voided nota and, with `actual`, for a stale version
 * or another pending recoleccion of the cliente
 */
export async function saveNota(db: Database, session: Session, body: SaveNota, linkDays: number): Promise<Nota> {
  const input = parseInput(body);
  const { nota, change } = await withRetries(() =>
    withTenant(db, session.tenantId, async (tx) => {
      const saved = await saveInTransaction(tx, session, input);
      // A repeated save stores its link too, because the first attempt may have had no link.
      if (body.enlace === undefined) return saved;
      const { _id: id } = saved.nota;
      await keepPrintedLink(tx, session.tenantId, id, body.enlace, linkDays);
      return { ...saved, nota: { ...saved.nota, enlace_publico: await currentToken(tx, session.tenantId, id) } };
    }),
  );
  if (change) countNota(change.pagos?.length ?? 0);
  return nota;
}
