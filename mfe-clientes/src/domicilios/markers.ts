import type { Domicilio } from '@lavanda/shared/contract/schemas/clientes';
import type { MapMarker } from '@lavanda/shared/ui/map/types';
import { pointOf } from './address';
import { TEXTS } from './texts';

/** Pins of the domicilios that have a position, numbered as in the list. */
export function markersOf(domicilios: readonly Domicilio[]): MapMarker[] {
  return domicilios.flatMap((domicilio, index) => {
    const point = pointOf(domicilio);
    if (!point) return [];
    return [{ number: index + 1, point, nombre: TEXTS.pinName(index + 1, domicilio.descripcion) }];
  });
}
