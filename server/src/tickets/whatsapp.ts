import { formatMoney } from '@lavanda/shared/domain/money';
import { saldoOf } from './describeTicket.ts';
import { TEXTS } from './texts.ts';
import type { TicketData } from './ticketData.ts';

/** wa.me link that opens a chat with the cliente's number and the message written; null without a number. */
export function whatsAppLink({ nota, branchRules }: TicketData, url: string): string | null {
  // wa.me takes the country code and the number, without '+'.
  const number = nota.usuario_telefono.replace('+', '');
  if (number === '') return null;
  const text = TEXTS.whatsapp({
    nombre: nota.usuario_name.trim().split(/\s+/)[0] ?? '',
    negocio: branchRules.negocio,
    folio: String(nota.folio),
    saldo: formatMoney(saldoOf(nota)),
    url,
  });
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
