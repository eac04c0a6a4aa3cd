import { formatMoney, formatQuantity } from '@lavanda/shared/domain/money';
import { lineAmount } from '@lavanda/shared/domain/nota';
import type { Line, StoredNota } from '../../notas/nota';
import type { Draft } from '../draft/draft';
import { isTouched, type NoteDatum } from '../draft/merge';
import type { NoteTotals } from '../draft/totals';
import { TEXTS } from '../texts';

/** One difference between the stored nota and the draft, as text. */
export interface Difference {
  datum: string;
  saved: string;
  mia: string;
}

const siONo = (value: boolean) => (value ? TEXTS.si : TEXTS.no);

function listRow(line: Line | undefined): string {
  return line ? `${formatQuantity(line.cantidad)} × ${formatMoney(lineAmount(line))}` : TEXTS.none;
}

function ofLines(saved: readonly Line[], { base, lineas: lines }: Draft): Difference[] {
  const ids = new Set([...saved, ...lines].map(({ id }) => id));
  return [...ids].map((id) => {
    const of = (some: readonly Line[]) => some.find((line) => line.id === id);
    const mia = listRow(of(lines));
    return {
      datum: (of(lines) ?? of(saved))?.servicio ?? '',
      saved: listRow(of(saved)),
      mia: base && listRow(of(base.lineas)) === mia && listRow(of(saved)) !== mia ? TEXTS.unchanged : mia,
    };
  });
}

function ofPagos(saved: StoredNota, { base, pago }: Draft, { charge }: NoteTotals): Difference[] {
  const known = new Set([pago.id, ...(base?.pagos ?? []).map(({ id }) => id)]);
  const foreign = saved.pagos
    .filter(({ id }) => !known.has(id))
    .map(({ fecha: date, monto: amount, metodo: method }) => ({
      datum: `${TEXTS.pago} ${date}`,
      saved: `${formatMoney(amount)} ${method}`,
      mia: TEXTS.none,
    }));
  const pending = charge > 0 && !saved.pagos.some(({ id }) => id === pago.id);
  return pending
    ? [...foreign, { datum: TEXTS.yourPago, saved: TEXTS.none, mia: `${formatMoney(charge)} ${pago.metodo}` }]
    : foreign;
}

/** Differences between the stored nota and the draft; untouched fields are marked as kept. */
export function differences(saved: StoredNota, draft: Draft, totals: NoteTotals): Difference[] {
  const data: (Difference & { campo: NoteDatum })[] = [
    {
      campo: 'cliente',
      datum: TEXTS.clienteColumn,
      saved: saved.clienteNombre,
      mia: draft.cliente?.nombre ?? TEXTS.none,
    },
    { campo: 'fecha', datum: TEXTS.dateColumn, saved: saved.fecha, mia: totals.fecha },
    {
      campo: 'fechaEntrega',
      datum: TEXTS.deliveryColumn,
      saved: saved.fechaEntrega ?? TEXTS.none,
      mia: totals.promiseDate,
    },
    {
      campo: 'descuentos',
      datum: TEXTS.descuentos,
      saved: formatMoney(saved.descuentos),
      mia: formatMoney(draft.descuentos),
    },
    { campo: 'factura', datum: TEXTS.factura, saved: siONo(saved.factura), mia: siONo(draft.factura) },
    { campo: 'aDomicilio', datum: TEXTS.aDomicilio, saved: siONo(saved.aDomicilio), mia: siONo(draft.aDomicilio) },
    { campo: 'express', datum: TEXTS.express, saved: siONo(saved.express), mia: siONo(draft.express) },
  ];
  const rows: (Difference & { campo?: NoteDatum })[] = [...data, ...ofLines(saved.lineas, draft)];
  const ownOnes = rows
    .filter((row) => row.saved !== row.mia)
    .map(({ campo: field, ...row }) => (field && !isTouched(draft, field) ? { ...row, mia: TEXTS.unchanged } : row));
  return [...ownOnes, ...ofPagos(saved, draft, totals)];
}
