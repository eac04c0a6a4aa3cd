import { formatPhone } from '@lavanda/shared/domain/phone';
import { TEXTS } from '../activos/texts';

const T = TEXTS.clientes;

/** One-line contact of a cliente: phone, if any, and number of domicilios. */
export function contact(phone: string, domicilios: number): string {
  return [formatPhone(phone), domicilios === 0 ? T.noDomicilio : T.domicilios(domicilios)].filter(Boolean).join(' · ');
}
