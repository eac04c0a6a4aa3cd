import type { SaveNota } from '@lavanda/shared/contract/schemas/sales';
import { type Agenda, loadOf, proposedDay } from '@lavanda/shared/domain/capacity';
import { isSettled } from '@lavanda/shared/domain/closedMonth';
import { applicableCredit } from '@lavanda/shared/domain/credit';
import { defaultPromiseDate, type LocalDay, promiseStart } from '@lavanda/shared/domain/dates';
import type { RoleDiscount } from '@lavanda/shared/domain/discount';
import type { EnvioRule } from '@lavanda/shared/domain/envio';
import { type Centavos, centavosToPesos } from '@lavanda/shared/domain/money';
import { CLOSED, CREDIT, IN_SUCURSAL, notaTotals, TO_COLLECT, type Totals } from '@lavanda/shared/domain/nota';
import { NO_OBSERVATIONS, sameObservations } from '@lavanda/shared/domain/observations';
import type { Share } from '@lavanda/shared/domain/percent';
import { cardOf } from '@lavanda/shared/domain/satForm';
import { notaBody } from '../../notas/fromApi';
import type { Line, SentContent } from '../../notas/nota';
import { type Draft, domicilioOf, type Proposal } from './draft';

/** Sucursal and tenant rules that apply to a nota. */
export interface BranchRules {
  today: LocalDay;
  /** First day that the user may choose as a nota's date; undefined for no limit. */
  firstOpenDay?: LocalDay | undefined;
  deliveryDays: number;
  rule: EnvioRule;
  /** The tenant's recargo for express notas; null without one. */
  surcharge: Share | null;
  /** Limits of the discount that the user's role may give. */
  discounts: RoleDiscount;
  /** How full the sucursal's days are; null without a capacity or closed days, and until it is loaded. */
  agenda?: Agenda | null;
  /** Current credit of the nota's cliente, centavos; null or absent while unknown. */
  credit?: Centavos | null;
}

/** What is computed from a draft and the rules; amounts in centavos. */
export interface NoteTotals extends Totals {
  fecha: LocalDay;
  promiseDate: LocalDay;
  closed: boolean;
  adjustment: Centavos;
  /** The part of the cliente's credit that is applied, centavos. */
  credit: Centavos;
  /** Amount charged by today's pago, centavos. */
  charge: Centavos;
  /** Saldo left after credit and charge (saldo - credit - charge), centavos. */
  remaining: Centavos;
}

type ProposalRules = Pick<BranchRules, 'today' | 'deliveryDays' | 'agenda'>;

/**
 * The day proposed as a nota's promised day. The stored proposal is kept until the data from which it was computed changes,
 * because the cashier has already seen that day.
 */
export function proposalOf(
  { base, lineas: lines, express, proposal }: Draft,
  date: LocalDay,
  { today, deliveryDays, agenda }: ProposalRules,
): Proposal {
  const load = loadOf(lines);
  const start = promiseStart(date, base?.status === TO_COLLECT, today);
  const basis = JSON.stringify([start, express, deliveryDays, load]);
  if (proposal?.basis === basis) return proposal;
  const day = agenda ? proposedDay(agenda, start, express, deliveryDays, load) : defaultPromiseDate(start, express, deliveryDays);
  return { day, basis };
}

/** The promised day of a nota whose cashier chose none. */
export function promiseByDefault(draft: Draft, date: LocalDay, branchRules: ProposalRules): LocalDay {
  return proposalOf(draft, date, branchRules).day;
}

/**
 * The cliente's credit as far as known, centavos; null while unknown. After an attempt without an answer, which may have spent
 * the credit, this is the value known at that attempt, so that a retry sends the same content.
 */
export function knownCredit({ intento: attempt }: Draft, { credit = null }: Pick<BranchRules, 'credit'>): Centavos | null {
  return attempt?.incierto ? (attempt.credit ?? null) : credit;
}

/** The part of the chosen credit that is applied, centavos: at most the saldo, and at most what the cliente still has. */
function appliedCredit(draft: Draft, branchRules: BranchRules, saldo: Centavos): Centavos {
  if (!draft.credit) return 0;
  const { monto: chosen } = draft.credit;
  return applicableCredit(Math.min(chosen, knownCredit(draft, branchRules) ?? chosen), saldo);
}

export function computeTotals(draft: Draft, branchRules: BranchRules): NoteTotals {
  const { today, firstOpenDay, rule, surcharge } = branchRules;
  const { base, lineas: lines, descuentos: discounts, aDomicilio, express, pago } = draft;
  const date = draft.fecha ?? today;
  const promiseDate = draft.fechaEntrega ?? promiseByDefault(draft, date, branchRules);
  const closed = base?.status === CLOSED;
  const computed = notaTotals({
    lineas: lines,
    descuentos: discounts,
    percent: draft.descuentoPorcentaje,
    aDomicilio,
    express,
    pagos: base?.pagos ?? [],
    rule,
    surcharge,
    stored: base,
    settled: base !== null && isSettled(base, firstOpenDay),
  });
  // A closed nota keeps the total and rounding of its cierre.
  const totals = closed ? { ...computed, total: base.total, saldo: base.saldo } : computed;
  const credit = appliedCredit(draft, branchRules, totals.saldo);
  const due = totals.saldo - credit;
  const charge = pago.tipo === 'con' ? pago.monto : pago.tipo === 'liquidar' ? Math.max(0, due) : 0;
  return {
    ...totals,
    fecha: date,
    promiseDate,
    closed,
    adjustment: closed ? base.ajuste : 0,
    credit,
    charge,
    remaining: due - charge,
  };
}

/** Number of pieces in the lines: 1 (a bag) for a line sold by weight; the quantity, rounded up, for any other line. */
export function pieceCount(lines: readonly Pick<Line, 'medida' | 'cantidad'>[]): number {
  return lines.reduce((sum, { medida: unit, cantidad: quantity }) => sum + (unit === 'kg' ? 1 : Math.ceil(quantity / 1000)), 0);
}

function contentOf(draft: Draft, totals: NoteTotals): SentContent {
  const { base, cliente, pago, observaciones } = draft;
  const observed = !sameObservations(observaciones, base?.observaciones ?? NO_OBSERVATIONS);
  const ofToday = { fecha: null, reversaDe: null };
  const credit = { ...ofToday, id: draft.credit?.id ?? '', monto: totals.credit, metodo: CREDIT } as const;
  const card = cardOf(pago.metodo, pago.tarjeta);
  const abono = { ...ofToday, id: pago.id, monto: totals.charge, metodo: pago.metodo, tarjeta: card };
  return {
    clienteId: cliente?.id ?? '',
    clienteNombre: cliente?.nombre ?? '',
    fecha: totals.fecha,
    fechaEntrega: totals.closed ? draft.fechaEntrega : totals.promiseDate,
    lineas: draft.lineas,
    pagos: [...(base?.pagos ?? []), ...[credit, abono].filter(({ monto: amount }) => amount > 0)],
    descuentos: totals.descuentos,
    descuentoMotivo: draft.descuentoMotivo,
    descuentoPorcentaje: draft.descuentoPorcentaje,
    factura: draft.factura,
    aDomicilio: draft.aDomicilio,
    express: draft.express,
    domicilio: domicilioOf(draft),
    // A body without observations leaves the stored ones as they are, so unchanged observations are left out.
    ...(observed && { observaciones }),
    status: totals.closed ? CLOSED : IN_SUCURSAL,
    recoleccion: base?.recoleccion ?? null,
  };
}

/**
 * Body of a save, with the fees and the total that the screen shows, unless the stored nota is closed. The server refuses other
 * amounts than its own (422), but accepts the fees of a late capture, which are then reviewed.
 */
export function toRequestBody(draft: Draft, totals: NoteTotals, operationId: string): SaveNota {
  const body = notaBody(contentOf(draft, totals), {
    id: draft.id,
    version: draft.base?.version,
    operacion: operationId,
  });
  if (totals.closed) return body;
  const [envio, recargo, total] = [totals.envio, totals.recargo, totals.total].map(centavosToPesos);
  return { ...body, envio, recargo, total };
}
