import type { Collected } from '@lavanda/shared/contract/schemas/collected';
import { type Centavos, toCents } from '@lavanda/shared/domain/money';
import { PAYMENT_METHODS, type PaymentMethod } from '@lavanda/shared/domain/nota';
import { COLLECTED_TEXTS as T } from '../texts';

/** What a month collected, without cash for a user who has a turno open to count. */
export interface CollectedMonth {
  rows: Collected[];
  hidesCash: boolean;
}

/** What a person took in a caja, centavos; below zero when more was returned. */
export interface CollectedRow {
  id: string;
  cashier: string;
  caja: string;
  total: Centavos;
  /** One element for every method, with 0 for a method without pagos. */
  methods: { method: PaymentMethod; pagos: number; amount: Centavos }[];
}

/**
 * The rows as they are shown: who collected most first, and the pagos of no caja last.
 * @param ofAll whether they are of several sucursales, whose cajas may have the same names
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
