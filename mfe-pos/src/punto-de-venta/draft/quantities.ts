import type { Milesimas } from '@lavanda/shared/domain/dinero';
import type { Linea } from '../../notas/nota';

/** How much of each service the lines have, by service id. */
export function quantitiesOf(lineas: readonly Linea[]): ReadonlyMap<string, Milesimas> {
  const cantidades = new Map<string, Milesimas>();
  for (const { servicioId, cantidad } of lineas) {
    if (servicioId !== null) cantidades.set(servicioId, (cantidades.get(servicioId) ?? 0) + cantidad);
  }
  return cantidades;
}
