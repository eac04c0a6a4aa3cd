import { centavosAPesos } from '@lavanda/shared/domain/dinero';
import { leerMonto } from '@lavanda/shared/domain/numeroEscrito';
import { aceptarTexto } from '@lavanda/shared/ui/numeroTecleado';

/** What may be typed or pasted as an amount. Null: refuse the change. */
export function aceptarMonto(texto: string): string | null {
  return aceptarTexto(texto, 2);
}

/** Pesos as the fields show them: '45.00'. */
export function comoMonto(pesos: number): string {
  return pesos.toFixed(2);
}

/** An amount put in order once it is left: '45' -> '45.00', '1,500' -> '1500.00'. What isn't one stays as typed. */
export function acomodarMonto(texto: string): string {
  const centavos = leerMonto(texto);
  return centavos === null ? texto : comoMonto(centavosAPesos(centavos));
}
