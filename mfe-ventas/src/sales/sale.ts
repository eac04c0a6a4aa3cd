import type { ListedNota, Voided } from '@lavanda/shared/contract/schemas/sales';
import { type Centavos, formatMoney, toCents } from '@lavanda/shared/domain/money';
import { isPaid } from '@lavanda/shared/domain/nota';
import { creditIn } from '@lavanda/shared/domain/voiding';
import type { StagedNota } from '@lavanda/shared/ui/notice/NoticeAction';
import { balanceText } from '@lavanda/shared/ui/pagos/balance';

/** A row of the list. Its texts are formatted once, when the page arrives, so that scrolling stays smooth. */
export interface Sale {
  id: string;
  folio: number;
  /** '' for a nota without one, such as an old nota. */
  clave: string;
  cliente: string;
  fecha: string;
  /** Total as text with one decimal, '$1,284.0' (spec 9). */
  total: string;
  paid: string;
  /** True when the nota has adeudo; false for a voided nota. */
  adeudo: boolean;
  /** 'A favor $95.00'; '' without an amount in favor, and for a voided nota. */
  favor: string;
  /** The part of the abonos paid with money, centavos. The dialog of a void asks what was done with that money. */
  money: Centavos;
  /** The part of the abonos paid with credit, centavos. A void adds that amount to the cliente's credit again. */
  credit: Centavos;
  /** Data of the void; null for a nota in force. */
  voided: Voided | null;
  /** True for a voided nota whose money is still to be returned. */
  toReturn: boolean;
  sucursal: string;
  factura: boolean;
  aDomicilio: boolean;
  express: boolean;
  /** The data that the notice to the cliente needs. */
  notice: StagedNota;
}

/** Saldo in centavos; the rounding recorded at cierre counts as paid. */
export function saldoOf({ total, abonos, ajuste: adjustment }: Pick<ListedNota, 'total' | 'abonos' | 'ajuste'>): number {
  return toCents(total) - toCents(abonos) - toCents(adjustment);
}

/** The data of a nota that the notice to the cliente needs. */
export function noticeNota(nota: ListedNota): StagedNota {
  return {
    id: nota._id,
    folio: nota.folio,
    clave: nota.clave ?? '',
    bultos: nota.bultos ?? 0,
    clienteNombre: nota.usuario_name,
    clienteTelefono: nota.usuario_telefono,
    sucursalId: nota.sucursal,
    sucursalNombre: nota.sucursal_name,
    saldo: saldoOf(nota),
    status: nota.status,
    stage: nota.etapa,
    avisada: nota.avisada?.momento ?? null,
    noticeSent: nota.avisada?.medio === 'enviado',
  };
}

/** The part of a nota paid with credit, centavos: from `con_saldo` in a list's row, from the pagos in a whole nota. */
export function creditOfNota({ con_saldo: told, pagos }: Pick<ListedNota, 'con_saldo' | 'pagos'>): Centavos {
  return toCents(told ?? 0) || creditIn(pagos.map((pago) => ({ ...pago, monto: toCents(pago.monto) })));
}

export function saleFromApi(nota: ListedNota): Sale {
  const credit = creditOfNota(nota);
  return {
    id: nota._id,
    folio: nota.folio,
    clave: nota.clave ?? '',
    cliente: nota.usuario_name,
    fecha: nota.fecha,
    total: formatMoney(toCents(nota.total), 1),
    paid: formatMoney(toCents(nota.abonos), 1),
    adeudo: !nota.anulada && !isPaid(saldoOf(nota)),
    favor: !nota.anulada && saldoOf(nota) < 0 ? balanceText(saldoOf(nota)) : '',
    money: toCents(nota.abonos) - credit,
    credit,
    voided: nota.anulada ?? null,
    toReturn: nota.anulada?.dinero === 'pendiente',
    sucursal: nota.sucursal_name,
    factura: nota.factura,
    aDomicilio: nota.a_domicilio,
    express: nota.express,
    notice: noticeNota(nota),
  };
}
