import { notaMark } from '../domain/clave.ts';
import { greetingName, whatsAppUrl } from '../domain/notice.ts';
import { balanceOf, saldoOf } from './describeTicket.ts';
import { PAPER_TEXTS as TEXTS } from './texts.ts';
import type { TicketData } from './ticketData.ts';

/** wa.me link that opens a chat with the cliente, with the message written; null without a phone. */
export function whatsAppLink({ nota, issuer }: TicketData, url: string): string | null {
  const { label, value } = balanceOf(saldoOf(nota));
  const text = TEXTS.whatsapp({
    nombre: greetingName(nota.usuario_name),
    negocio: issuer.negocio,
    nota: notaMark(nota),
    saldo: `${label.toLowerCase()} ${value}`,
    url,
  });
  return whatsAppUrl(nota.usuario_telefono, text);
}
