import type { Thousandths } from '@lavanda/shared/domain/money';
import type { Line } from '../../notas/nota';

/** Total quantity of each servicio in the lines, by its id. */
export function quantitiesOf(lines: readonly Line[]): ReadonlyMap<string, Thousandths> {
  const quantities = new Map<string, Thousandths>();
  for (const { servicioId, cantidad: quantity } of lines) {
    if (servicioId !== null) quantities.set(servicioId, (quantities.get(servicioId) ?? 0) + quantity);
  }
  return quantities;
}
