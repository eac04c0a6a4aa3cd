import type { Collected } from '@lavanda/shared/contract/schemas/collected';
import { type Centavos, toCents } from '@lavanda/shared/domain/money';
import { PAYMENT_METHODS, type PaymentMethod } from '@lavanda/shared/domain/nota';
import { COLLECTED_TEXTS as T } from '../texts';

/** Amounts collected in a month, without cash if the user has an open turno whose cash is still to be counted. */
export interface CollectedMonth {
  rows: Collected[];
  hidesCash: boolean;
}

/**
 * Pagos of one cashier in one caja, centavos; negative when more was returned than collected. Those of no known cashier, and
 * those without a caja, have rows too.
 */
export interface CollectedRow {
  id: string;
  cashier: string;
  caja: string;
  total: Centavos;
  /** Every payment method; 0 for a method without pagos. */
  methods: { method: PaymentMethod; pagos: number; amount: Centavos }[];
}

/**
 * The rows in display order: the highest amount first, and pagos without a caja last.
 * @param ofAll whether the rows are of several sucursales, whose cajas may have equal names
 */
export function collectedRows(rows: readonly Collected[], ofAll: boolean): CollectedRow[] {
  return rows
    .map(({ cajero: cashier, caja, metodos: methods, total }) => ({
      id: `${cashier?._id} ${caja?._id}`,
      withCaja: caja !== null,
      cashier: cashier?.nombre ?? T.nobody,
      caja: caja === null ? T.noCaja : ofAll ? T.in(caja.nombre, caja.sucursal_name) : caja.nombre,
      total: toCents(total),
      methods: PAYMENT_METHODS.map((method) => {
        const found = methods.find(({ metodo: name }) => name === method);
        return { method, pagos: found?.pagos ?? 0, amount: toCents(found?.monto ?? 0) };
      }),
    }))
    .toSorted((a, b) => Number(b.withCaja) - Number(a.withCaja) || b.total - a.total);
}
