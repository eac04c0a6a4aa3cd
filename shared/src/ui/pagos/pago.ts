import type { Nota } from '../../contract/schemas/sales.ts';
import { type Centavos, toCents } from '../../domain/money.ts';
import { methodName, type PagoMethod } from '../../domain/nota.ts';
import type { Pago } from '../../domain/pagos.ts';
import type { CardKind } from '../../domain/satForm.ts';
import { PAGOS_TEXTS as T } from './texts.ts';

/** A pago as it is listed, centavos. */
export type ShownPago = Pago;

/** Writes a method, with its kind of card if there is one: 'TDC débito'. */
export function methodText(method: PagoMethod, card: CardKind | null | undefined): string {
  return card ? T.withCard(methodName(method), T.cards[card]) : methodName(method);
}

/** The data of a nota that a correction needs; amounts in centavos. */
export interface PaidNota {
  id: string;
  folio: number;
  total: Centavos;
  abonos: Centavos;
  pagos: readonly ShownPago[];
  /** The amount that the nota on screen has in favor, which a refund proposes. */
  favor: Centavos;
}

export type CorrectionKind = 'method' | 'amount' | 'refund';

/** Converts a pago of the server's answer, in pesos, to the pago that is listed, in centavos. */
export function shownPago(pago: Nota['pagos'][number]): ShownPago {
  return {
    id: pago._id,
    fecha: pago.fecha,
    monto: toCents(pago.monto),
    metodo: pago.metodo,
    reversaDe: pago.reversa_de,
    motivo: pago.motivo,
    ...(pago.tarjeta && { tarjeta: pago.tarjeta }),
  };
}
