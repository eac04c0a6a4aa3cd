import type { Corte } from '@lavanda/shared/contract/schemas/cortes';
import type { Receipt } from '@lavanda/shared/contract/schemas/tickets';
import { describeCorte } from '@lavanda/shared/ticket/corte/describeCorte';
import { printedCorte } from '@lavanda/shared/ticket/corte/printedCorte';
import type { PrintedPage } from '@lavanda/shared/ticket/page/printedPage';
import type { PaperWidth } from './paths';

/**
 * Draws the printable page of a corte on this device, with the same content as the server's page.
 * @param receipt the laundry's data that is printed on paper
 * @param zone IANA time zone of the corte's sucursal
 */
export function corteHere(corte: Corte, receipt: Receipt, zone: string, width: PaperWidth): PrintedPage {
  const { negocio: laundry, logoTicket: logo, ancho: own } = receipt;
  const issuer = { negocio: laundry, logo, ancho: own, zona: zone };
  return printedCorte(describeCorte(corte, issuer, width === '58' ? 58 : 80));
}
