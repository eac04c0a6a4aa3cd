import type { Nota } from '../../contract/schemas/sales.ts';
import type { LocalDay } from '../../domain/dates.ts';
import { type Centavos, toCents } from '../../domain/money.ts';
import type { PagoMethod } from '../../domain/nota.ts';
import type { RecordedPago } from '../../domain/pagos.ts';

/** A pago as it is listed, centavos. */
export interface ShownPago extends RecordedPago {
  fecha: LocalDay;
  metodo: PagoMethod;
  /** Why it reverses another; absent or '' without a reason. */
  motivo?: string | undefined;
}

/** What a correction has to know of a nota, centavos, as the server stores it. */
export interface PaidNota {
  id: string;
  folio: number;
  total: Centavos;
  abonos: Centavos;
  pagos: readonly ShownPago[];
  /** What the nota on screen has in favor, which a refund proposes. */
  favor: Centavos;
}

export type CorrectionKind = 'method' | 'amount' | 'refund';

export function shownPago(pago: Nota['pagos'][number]): ShownPago {
  return {
    id: pago._id,
    fecha: pago.fecha,
    monto: toCents(pago.monto),
    metodo: pago.metodo,
    reversaDe: pago.reversa_de,
    motivo: pago.motivo,
  };
}
