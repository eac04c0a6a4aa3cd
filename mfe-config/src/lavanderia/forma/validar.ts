import { MONTO_MAXIMO } from '@lavanda/shared/domain/dinero';
import { leerMonto, MONTO_MAL_ESCRITO } from '@lavanda/shared/domain/numeroEscrito';
import type { FieldErrors } from '@lavanda/shared/ui/form/useForm';
import { aHex } from '../colores/hex';
import { revisarRangos } from '../envio/revisarRangos';
import { TEXTOS_COLORES, TEXTOS_ENVIO, TEXTOS_NOMBRE, TEXTOS_TICKET } from '../textos';
import type { Borrador } from './borrador';

/** Longest legal text of the ticket (contract). */
export const LEGAL_MAXIMO = 1_000;

/** Element id of a field, to take the focus to it. */
export function idDeCampo(campo: string): string {
  return `lavanderia-${campo.replaceAll('.', '-')}`;
}

function montoMalo(texto: string, falta: string): string | null {
  const centavos = leerMonto(texto);
  if (centavos === null) return texto === '' ? falta : MONTO_MAL_ESCRITO;
  return centavos > MONTO_MAXIMO ? TEXTOS_ENVIO.excesivo : null;
}

function erroresDeEnvio({ tipo, monto, rangos }: Borrador): [string, string | null][] {
  if (tipo === 'sinCosto') return [];
  if (tipo === 'conCosto') return [['envio.rules.conCosto.monto', montoMalo(monto, TEXTOS_ENVIO.faltaMonto)]];
  if (rangos.length === 0) return [['envio.rules.rango', TEXTOS_ENVIO.sinRangos]];
  return rangos.flatMap(({ min, max, envio }, lugar): [string, string | null][] => [
    [`envio.rules.rango.${lugar}.min`, montoMalo(min, TEXTOS_ENVIO.faltaDesde)],
    [`envio.rules.rango.${lugar}.max`, max === '' ? null : montoMalo(max, TEXTOS_ENVIO.excesivo)],
    [`envio.rules.rango.${lugar}.envio`, montoMalo(envio, TEXTOS_ENVIO.faltaEnvio)],
  ]);
}

/**
 * What the draft has wrong, in the order of the page. Only the delivery rule that holds is checked.
 * @returns messages by the field of the wire they are about: 'nombre', 'colores.primario', 'envio.rules.rango.1.min'
 */
export function validar(borrador: Borrador): FieldErrors {
  const { nombre, primario, secundario, dias } = borrador;
  const pares: [string, string | null][] = [
    ['nombre', nombre.trim() === '' ? TEXTOS_NOMBRE.falta : null],
    ['colores.primario', aHex(primario) ? null : TEXTOS_COLORES.malo],
    ['colores.secundario', aHex(secundario) ? null : TEXTOS_COLORES.malo],
    ...erroresDeEnvio(borrador),
    ...Object.entries(revisarRangos(borrador).errores),
    ['dias_entrega', /^\d{1,2}$/.test(dias.trim()) && Number(dias) <= 30 ? null : TEXTOS_TICKET.diasMal],
  ];
  return Object.fromEntries(pares.flatMap(([campo, mensaje]) => (mensaje ? [[campo, mensaje]] : [])));
}
