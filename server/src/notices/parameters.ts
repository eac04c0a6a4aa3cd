import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { formatMoney, toCents } from '@lavanda/shared/domain/money';
import { greetingName } from '@lavanda/shared/domain/notice';

/** The template's variables in their order: name, nota, saldo, address of the ticket (`templateText`). */
export function parametersOf(nota: Nota, link: string): readonly string[] {
  const saldo = toCents(nota.total) - toCents(nota.abonos) - toCents(nota.ajuste);
  return [greetingName(nota.usuario_name), nota.clave || String(nota.folio), formatMoney(Math.max(0, saldo)), link];
}

/** The same for a message that tries the account, whose address leads to the laundry's own server. */
export function sampleParameters(base: string): readonly string[] {
  return ['Ana', 'B412', '$85.00', base];
}
