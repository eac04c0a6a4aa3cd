import { formatPhone } from '@lavanda/shared/domain/phone';
import { TEXTS } from '../activos/texts';

const T = TEXTS.clientes;

/** Where a customer is found, in the line under their name: telephone, when there is one, and how many addresses. */
export function contact(phone: string, domicilios: number): string {
  return [formatPhone(phone), domicilios === 0 ? T.noDomicilio : T.domicilios(domicilios)].filter(Boolean).join(' · ');
}
