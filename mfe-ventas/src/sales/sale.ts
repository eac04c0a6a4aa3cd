import type { ListedNota } from '@lavanda/shared/contract/schemas/sales';
import { formatMoney, toCents } from '@lavanda/shared/domain/money';
import { isPaid } from '@lavanda/shared/domain/nota';
import type { StagedNota } from '@lavanda/shared/ui/notice/NoticeAction';
import { balanceText } from '@lavanda/shared/ui/pagos/balance';

/** A row of the list. Its texts are formatted once, when the page arrives, so that scrolling stays smooth. */
export interface Sale {
  id: string;
  folio: number;
  /** '' for notas from before there were claves. */
  clave: string;
  cliente: string;
  fecha: string;
  /** Total as text with one decimal, '$1,284.0' (spec 9). */
  total: string;
  paid: string;
  adeudo: boolean;
  /** 'A favor $95.00', or ''. */
  favor: string;
  sucursal: string;
  factura: boolean;
  aDomicilio: boolean;
  express: boolean;
  /** What its notice has to know. */
  notice: StagedNota;
}

/** Saldo in centavos; the rounding recorded at cierre counts as paid. */
export function saldoOf({ total, abonos, ajuste: adjustment }: Pick<ListedNota, 'total' | 'abonos' | 'ajuste'>): number {
  return toCents(total) - toCents(abonos) - toCents(adjustment);
}

/** What a notice has to know of a nota. */
export function noticeNota(nota: ListedNota): StagedNota {
  return {
    id: nota._id,
    folio: nota.folio,
    clave: nota.clave ?? '',
    bultos: nota.bultos ?? 0,
    clienteNombre: nota.usuario_name,
    clienteTelefono: nota.usuario_telefono,
    sucursalNombre: nota.sucursal_name,
    saldo: saldoOf(nota),
    status: nota.status,
    stage: nota.etapa,
  };
}

export function saleFromApi(nota: ListedNota): Sale {
  return {
    id: nota._id,
    folio: nota.folio,
    clave: nota.clave ?? '',
    cliente: nota.usuario_name,
    fecha: nota.fecha,
    total: formatMoney(toCents(nota.total), 1),
    paid: formatMoney(toCents(nota.abonos), 1),
    adeudo: !isPaid(saldoOf(nota)),
    favor: saldoOf(nota) < 0 ? balanceText(saldoOf(nota)) : '',
    sucursal: nota.sucursal_name,
    factura: nota.factura,
    aDomicilio: nota.a_domicilio,
    express: nota.express,
    notice: noticeNota(nota),
  };
}
