import { cortePdfCall, printCorteCall } from '@lavanda/shared/contract/calls/caja';
import { addressOf } from '@lavanda/shared/contract/calls/call';

/** Paper widths, mm. */
export const WIDTHS = ['80', '58'] as const;
export type PaperWidth = (typeof WIDTHS)[number];

/** Path of a corte's printable page, which starts printing by itself unless `print` is false. */
export function printPath(id: string, width: PaperWidth, print = true): string {
  return addressOf(printCorteCall, {
    params: { corte: id },
    query: { ancho: width, imprimir: print ? undefined : '0' },
  });
}

export const pdfPath = (id: string): string => addressOf(cortePdfCall, { params: { corte: id } });
