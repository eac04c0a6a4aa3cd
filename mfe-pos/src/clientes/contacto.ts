import { formatoTelefono } from '@lavanda/shared/domain/telefono';
import { TEXTOS } from '../activos/textos';

const T = TEXTOS.clientes;

/** Where a customer is found, in the line under their name: telephone, when there is one, and how many addresses. */
export function contacto(telefono: string, domicilios: number): string {
  return [formatoTelefono(telefono), domicilios === 0 ? T.sinDomicilio : T.domicilios(domicilios)].filter(Boolean).join(' · ');
}
