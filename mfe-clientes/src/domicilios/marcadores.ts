import type { Domicilio } from '@lavanda/shared/contract/clientes';
import type { MapMarker } from '../mapa/tipos';
import { pointOf } from './direccion';
import { TEXTS } from './textos';

/** The pins of the addresses that have a place; each keeps its number in the list. */
export function markersOf(domicilios: readonly Domicilio[]): MapMarker[] {
  return domicilios.flatMap((domicilio, index) => {
    const point = pointOf(domicilio);
    if (!point) return [];
    return [{ number: index + 1, point, nombre: TEXTS.pinName(index + 1, domicilio.descripcion) }];
  });
}
