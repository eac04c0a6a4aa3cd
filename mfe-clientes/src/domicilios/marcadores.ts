import type { Domicilio } from '@lavanda/shared/contract/clientes';
import type { Marcador } from '../mapa/tipos';
import { puntoDe } from './direccion';
import { TEXTOS } from './textos';

/** The pins of the addresses that have a place; each keeps its number in the list. */
export function marcadoresDe(domicilios: readonly Domicilio[]): Marcador[] {
  return domicilios.flatMap((domicilio, indice) => {
    const punto = puntoDe(domicilio);
    if (!punto) return [];
    return [{ numero: indice + 1, punto, nombre: TEXTOS.nombrePin(indice + 1, domicilio.descripcion) }];
  });
}
