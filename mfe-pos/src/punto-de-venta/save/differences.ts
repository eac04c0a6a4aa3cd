import { type Centavos, formatMoney, formatQuantity } from '@lavanda/shared/domain/money';
import { CREDIT, lineAmount, methodName, type PagoMethod } from '@lavanda/shared/domain/nota';
import { NO_OBSERVATIONS, observationsText } from '@lavanda/shared/domain/observations';
import type { Line, StoredNota } from '../../notas/nota';
import { type Draft, domicilioOf } from '../draft/draft';
import { isTouched, type NoteDatum } from '../draft/merge';
import type { NoteTotals } from '../draft/totals';
import { TEXTS as OBSERVATIONS } from '../observations/texts';
import { TEXTS } from '../texts';

/** A difference between the stored nota and the draft, as text. */
export interface Difference {
  field: string;
  saved: string;
  mine: string;
}

const yesOrNo = (value: boolean) => (value ? TEXTS.yes : TEXTS.no);

function listRow(line: Line | undefined): string {
  if (!line) return TEXTS.none;
  const observed = observationsText(line.observaciones ?? NO_OBSERVATIONS);
  return [`${formatQuantity(line.cantidad)} × ${formatMoney(lineAmount(line))}`, observed]
    .filter((text) => text !== '')
    .join(' · ');
}

function ofLines(saved: readonly Line[], { base, lineas: lines }: Draft): Difference[] {
  const ids = new Set([...saved, ...lines].map(({ id }) => id));
  return [...ids].map((id) => {
    const of = (some: readonly Line[]) => some.find((line) => line.id === id);
    const mine = listRow(of(lines));
    return {
      field: (of(lines) ?? of(saved))?.servicio ?? '',
      saved: listRow(of(saved)),
      mine: base && listRow(of(base.lineas)) === mine && listRow(of(saved)) !== mine ? TEXTS.unchanged : mine,
    };
  });
}

function ofPagos(saved: StoredNota, { base, pago, credit }: Draft, { charge, credit: applied }: NoteTotals): Difference[] {
  const known = new Set([pago.id, credit?.id, ...(base?.pagos ?? []).map(({ id }) => id)]);
  const foreign = saved.pagos
    .filter(({ id }) => !known.has(id))
    .map(({ fecha: date, monto: amount, metodo: method }) => ({
      field: `${TEXTS.pago} ${date}`,
      saved: `${formatMoney(amount)} ${methodName(method)}`,
      mine: TEXTS.none,
    }));
  const isStored = (id: string | undefined) => saved.pagos.some((stored) => stored.id === id);
  const pending = (amount: Centavos, method: PagoMethod, id: string | undefined) =>
    amount > 0 && !isStored(id)
      ? [{ field: TEXTS.yourPago, saved: TEXTS.none, mine: `${formatMoney(amount)} ${methodName(method)}` }]
      : [];
  return [...foreign, ...pending(applied, CREDIT, credit?.id), ...pending(charge, pago.metodo, pago.id)];
}

/** Differences between the stored nota and the draft; a field that the user didn't change here is marked as unchanged. */
export function differences(saved: StoredNota, draft: Draft, totals: NoteTotals): Difference[] {
  const data: (Difference & { datum: NoteDatum })[] = [
    {
      datum: 'cliente',
      field: TEXTS.clienteColumn,
      saved: saved.clienteNombre,
      mine: draft.cliente?.nombre ?? TEXTS.none,
    },
    { datum: 'fecha', field: TEXTS.dateColumn, saved: saved.fecha, mine: totals.fecha },
    {
      datum: 'fechaEntrega',
      field: TEXTS.deliveryColumn,
      saved: saved.fechaEntrega ?? TEXTS.none,
      mine: totals.promiseDate,
    },
    {
      datum: 'descuentos',
      field: TEXTS.descuentos,
      saved: formatMoney(saved.descuentos),
      mine: formatMoney(totals.descuentos),
    },
    {
      datum: 'descuentoMotivo',
      field: TEXTS.discountReason,
      saved: saved.descuentoMotivo || TEXTS.none,
      mine: draft.descuentoMotivo || TEXTS.none,
    },
    { datum: 'factura', field: TEXTS.factura, saved: yesOrNo(saved.factura), mine: yesOrNo(draft.factura) },
    { datum: 'aDomicilio', field: TEXTS.aDomicilio, saved: yesOrNo(saved.aDomicilio), mine: yesOrNo(draft.aDomicilio) },
    { datum: 'express', field: TEXTS.express, saved: yesOrNo(saved.express), mine: yesOrNo(draft.express) },
    {
      datum: 'domicilio',
      field: TEXTS.domicilio,
      saved: saved.domicilio?.descripcion ?? TEXTS.none,
      mine: domicilioOf(draft)?.descripcion ?? TEXTS.none,
    },
    {
      datum: 'observaciones',
      field: OBSERVATIONS.title,
      saved: observationsText(saved.observaciones ?? NO_OBSERVATIONS) || TEXTS.none,
      mine: observationsText(draft.observaciones) || TEXTS.none,
    },
  ];
  const rows: (Difference & { datum?: NoteDatum })[] = [...data, ...ofLines(saved.lineas, draft)];
  const ofData = rows
    .filter((row) => row.saved !== row.mine)
    .map(({ datum: field, ...row }) => (field && !isTouched(draft, field) ? { ...row, mine: TEXTS.unchanged } : row));
  return [...ofData, ...ofPagos(saved, draft, totals)];
}
