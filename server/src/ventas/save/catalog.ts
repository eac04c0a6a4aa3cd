import type { Centavos } from '@lavanda/shared/domain/money';
import type { Unit } from '@lavanda/shared/domain/nota';
import type { LineInput } from './input.ts';

/** A servicio of the catalogue; `precio` in centavos. */
export interface CatalogServicio {
  id: string;
  servicio: string;
  medida: Unit;
  precio: Centavos;
  activo: boolean;
}

/**
 * The servicio of a new line; undefined when none matches. Of several with the same name, it is the servicio with the line's
 * price, or else the first.
 */
export function searchServicio(input: LineInput, catalog: readonly CatalogServicio[]): CatalogServicio | undefined {
  if (input.servicioId !== null) return catalog.find(({ id }) => id === input.servicioId);
  const namesakes = catalog.filter(({ servicio }) => servicio === input.servicio);
  return namesakes.find(({ precio: price }) => price === input.precio) ?? namesakes[0];
}
