import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { dayIn, type LocalDay } from '@lavanda/shared/domain/dates';
import { type Centavos, pesosToCentavos } from '@lavanda/shared/domain/money';
import { CLOSED, roundingAdjustment } from '@lavanda/shared/domain/nota';
import { returnableOf } from '@lavanda/shared/domain/pagos';
import { oneSpace } from '@lavanda/shared/domain/text';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import type { Session } from '../../http/session.ts';
import { invalidField } from '../errors.ts';
import type { NotaHeader } from '../lockNota.ts';
import type { NotaContent, Pago } from '../nota.ts';
import { notaVisible } from '../readNota.ts';
import { applyRollup, rollupDeltas } from '../rollup/rollup.ts';
import { type Difference, diff } from '../save/diff.ts';
import { writeNota } from '../save/writeNota.ts';
import { lockVisibleNota } from '../stages/lockOpenNota.ts';
import { TEXTS } from '../texts.ts';
import { correctStop } from './correctStop.ts';

/** A pago to add; the server sets its day and reason. */
type NewPago = Omit<Pago, 'fecha' | 'motivo'>;

/** A pago that a call sends. The client made its `id`; `campo` is the name of the call's field that has the id. */
export type SentPago = Pick<NewPago, 'id'> & Partial<NewPago> & { campo: string };

/** A locked nota, and the pago of this nota to return or correct. */
export interface Correction {
  nota: NotaHeader;
  original: Pago;
  /** The amount of `original` that its reversals left, centavos. */
  returnable: Centavos;
}

/** Fields that both calls, refund and correction, send. */
interface Sent {
  id: string;
  operacion: string;
  pago: string;
  motivo: string;
  equipo?: string | undefined;
}

/**
 * Converts an amount to centavos.
 * @throws HttpProblem 422 naming `field` when the amount has more than two decimals or is below a centavo
 */
export function amountOf(field: string, pesos: number): Centavos {
  const amount = pesosToCentavos(pesos);
  if (amount === null) throw invalidField(field, TEXTS.twoDecimals);
  if (amount <= 0) throw invalidField(field, TEXTS.positivePago);
  return amount;
}

/** The pagos of a locked nota, oldest first, and today's local date in its sucursal. */
export async function readPagos(
  tx: Transaction<DatabaseSchema>,
  { tenantId }: Session,
  nota: NotaHeader,
): Promise<{ pagos: Pago[]; today: LocalDay }> {
  const { rows } = await sql<{ zone: string; pagos: Pago[] | null }>`
    select s.zona_horaria as zone,
      (select json_agg(json_build_object('id', p.id, 'fecha', p.fecha, 'monto', p.monto, 'metodo', p.metodo, 'reversaDe', p.reversa_de,
           'tarjeta', p.tarjeta, 'formaSat', p.forma_sat)
         order by p.creado_en, p.id)
       from pagos p where p.tenant_id = ${tenantId} and p.nota_id = ${nota.id}) as pagos
    from sucursales s where s.tenant_id = ${tenantId} and s.id = ${nota.sucursalId}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('The nota names a branch that does not exist');
  return { pagos: row.pagos ?? [], today: dayIn(row.zone, new Date()) };
}

/**
 * Whether the nota has the sent pagos already, because an earlier attempt used another operation id.
 * @throws HttpProblem 422 when the nota has a different pago under one of the ids, or has only some of the sent pagos
 */
function areStored(sent: readonly SentPago[], pagos: readonly Pago[]): boolean {
  const found = sent.filter(({ campo: field, ...pago }) => {
    const stored = pagos.find(({ id }) => id === pago.id);
    if (stored && JSON.stringify({ ...stored, ...pago }) !== JSON.stringify(stored)) throw invalidField(field, TEXTS.fixedPago);
    return stored !== undefined;
  });
  const [first] = found;
  if (first && found.length < sent.length) throw invalidField(first.campo, TEXTS.foreignId);
  return first !== undefined;
}

/** Refuses ids that belong to pagos of other notas or tenants, and an id that is sent twice. */
async function requireFree(
  tx: Transaction<DatabaseSchema>,
  { tenantId }: Session,
  [first, ...others]: readonly SentPago[],
): Promise<void> {
  if (!first) return;
  const ids = [first, ...others].map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw invalidField(first.campo, TEXTS.duplicateId);
  const { rows } = await sql<{ own: boolean; foreign: boolean }>`
    select exists (select 1 from pagos where tenant_id = ${tenantId} and id = any(${ids}::uuid[])) as own,
      ids_de_otro_tenant(${ids}::uuid[]) as foreign`.execute(tx);
  if (rows[0]?.own) throw invalidField(first.campo, TEXTS.foreignPago);
  if (rows[0]?.foreign) throw invalidField(first.campo, TEXTS.foreignId);
}

/** Origin of the pagos to write. `correctedTurno` is the turno of the pago that they correct. */
interface Attempt {
  operationId: string | null;
  register: string | null;
  correctedTurno?: string | null;
}

/** The turno in which a pago counts; null for a pago that arrived after its turno's corte, or that no turno took. */
async function turnoOf(tx: Transaction<DatabaseSchema>, { tenantId }: Session, pagoId: string): Promise<string | null> {
  const { rows } = await sql<{ turno: string | null }>`select turno_id as turno from pagos
    where tenant_id = ${tenantId} and id = ${pagoId} and cuenta_en is null`.execute(tx);
  return rows[0]?.turno ?? null;
}

/**
 * Adds the pagos to the locked nota, and updates its history and the rollup.
 * @param told additional fields for the history entry
 */
export async function writePagos(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  nota: NotaHeader,
  { operationId, register, correctedTurno = null }: Attempt,
  stored: readonly Pago[],
  added: readonly Pago[],
  told: Difference = {},
): Promise<void> {
  const { id, sucursalId, total } = nota;
  const before = { ...nota, lineas: [], pagos: stored };
  const pagos = [...stored, ...added];
  const abonos = pagos.reduce((sum, { monto: amount }) => sum + amount, 0);
  const adjustment = nota.status === CLOSED ? roundingAdjustment(total - abonos) : nota.ajuste;
  const now: NotaContent = { ...before, pagos, abonos, ajuste: adjustment };
  const reason = added.find((pago) => pago.motivo)?.motivo;
  const change = { ...diff(before, now), ...(reason && { motivo: reason }), ...told };
  await writeNota(tx, session, {
    id,
    sucursalId,
    version: nota.version + 1,
    operacion: operationId,
    register,
    correctedTurno,
    before,
    now,
    change,
  });
  await applyRollup(tx, session.tenantId, rollupDeltas(before, { ...now, sucursalId, voided: nota.voided }));
}

/**
 * Returns or corrects a pago of a nota of any status. The nota stays locked, so that the second of two registers sees the
 * change of the first. Stored pagos never change (decisions "Notes"): new pagos of today are added instead.
 * @param pagos that the call sends; if the nota has them already, nothing is added
 * @param resolve decides which pagos to add, or throws
 * @throws HttpProblem 404; 409 for a voided nota; 422 for a missing reason, or a pago that is of another nota, a reversal, or
 * returned already
 */
export async function applyCorrection(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  sent: Sent,
  pagos: readonly SentPago[],
  resolve: (correction: Correction) => readonly NewPago[],
): Promise<Nota> {
  const reason = oneSpace(sent.motivo);
  if (reason === '') throw invalidField('motivo', TEXTS.missingCorrectionReason);
  const operationId = sent.operacion.toLowerCase();
  const locked = await lockVisibleNota(tx, session, sent.id, operationId);
  if ('done' in locked) return locked.done;
  const { nota } = locked;
  const { pagos: stored, today } = await readPagos(tx, session, nota);
  const original = stored.find(({ id }) => id === sent.pago.toLowerCase());
  if (!original || original.reversaDe !== null) throw invalidField('pago', TEXTS.nonexistentReversal);
  if (!areStored(pagos, stored)) {
    await requireFree(tx, session, pagos);
    const returnable = returnableOf(original, stored);
    if (returnable === 0) throw invalidField('pago', TEXTS.duplicateReversal);
    const added = resolve({ nota, original, returnable }).map((pago) => ({
      ...pago,
      fecha: today,
      ...(pago.reversaDe !== null && { motivo: reason }),
    }));
    const right = added.find(({ reversaDe: reversed }) => reversed === null);
    // A correction moves no money, so it counts in the wrong pago's turno while that is open. A refund counts like a new pago.
    const correctedTurno = right ? await turnoOf(tx, session, original.id) : null;
    const attempt = { operationId, register: sent.equipo?.toLowerCase() ?? null, correctedTurno };
    await writePagos(tx, session, nota, attempt, stored, added);
    if (right) await correctStop(tx, session.tenantId, nota.id, { original, returnable, right });
  }
  return notaVisible(tx, session, nota.id);
}
