import type { Centavos } from '@lavanda/shared/domain/dinero';
import { aceptarTexto, aEntero } from '@lavanda/shared/ui/numeroTecleado';

/** What may be typed or pasted as an amount; commas part the thousands ('$1,234.50'). Null: refuse the change. */
export function aceptarMonto(texto: string): string | null {
  return aceptarTexto(texto.replaceAll(',', ''), 2);
}

/** Centavos of an amount as typed; null for an empty or unfinished one. */
export function centavosDe(texto: string): Centavos | null {
  return /^\d+\.?\d*$/.test(texto) ? aEntero(texto, 2) : null;
}

/** Pesos of the wire. */
export function aPesos(centavos: Centavos): number {
  return centavos / 100;
}

/** Pesos as the fields show them: '45.00'. */
export function comoMonto(pesos: number): string {
  return pesos.toFixed(2);
}

/** An amount put in order once it is left: '45' -> '45.00'. */
export function acomodarMonto(texto: string): string {
  const centavos = centavosDe(texto);
  return centavos === null ? texto : comoMonto(aPesos(centavos));
}
