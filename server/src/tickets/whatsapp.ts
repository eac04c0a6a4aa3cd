import { formatoDinero } from '@lavanda/shared/domain/dinero';
import type { DatosTicket } from './datosTicket.ts';
import { saldoDe } from './describir.ts';
import { TEXTOS } from './textos.ts';

/** wa.me link to the customer's number with the message written; null without a number. */
export function enlaceDeWhatsApp({ nota, casa }: DatosTicket, url: string): string | null {
  // Phones are kept as '+52' and 10 digits.
  const numero = nota.usuario_telefono.replace(/\D/g, '');
  if (!/^52\d{10}$/.test(numero)) return null;
  const texto = TEXTOS.whatsapp({
    nombre: nota.usuario_name.trim().split(/\s+/)[0] ?? '',
    negocio: casa.negocio,
    folio: String(nota.folio),
    saldo: formatoDinero(saldoDe(nota)),
    url,
  });
  return `https://wa.me/${numero}?text=${encodeURIComponent(texto)}`;
}
