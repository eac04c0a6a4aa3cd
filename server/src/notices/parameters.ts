import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { notaMark } from '@lavanda/shared/domain/clave';
import { toCents } from '@lavanda/shared/domain/money';
import { noticeParameters } from '@lavanda/shared/domain/noticeApi';

/**
 * Values of the template's variables for a nota.
 * @param link address of the nota's ticket
 */
export function parametersOf(nota: Nota, link: string): readonly string[] {
  const saldo = toCents(nota.total) - toCents(nota.abonos) - toCents(nota.ajuste);
  return noticeParameters(nota.usuario_name, notaMark(nota), saldo, link);
}
