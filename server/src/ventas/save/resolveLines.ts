import { randomUUID } from 'node:crypto';
import { type Centavos, formatMoney } from '@lavanda/shared/domain/money';
import { lineAmount, type Unit } from '@lavanda/shared/domain/nota';
import { isOneLine } from '@lavanda/shared/domain/oneLineText';
import { namesakeText, pricedNamesake } from '@lavanda/shared/domain/servicio';
import { invalidField } from '../errors.ts';
import type { Line } from '../nota.ts';
import { catalogPrice, savedPrice, TEXTS } from '../texts.ts';
import type { LineInput } from './input.ts';

/** A catalogue servicio; `precio` in centavos. */
export interface CatalogServicio {
  id: string;
  servicio: string;
  medida: Unit;
  precio: Centavos;
  activo: boolean;
}

/** Pairs each input with a stored line: by id or, without one, by name and price. A stored line pairs once. */
function pair(inputs: readonly LineInput[], saved: readonly Line[]): (Line | undefined)[] {
  const free = new Map(saved.map((line) => [line.id, line]));
  const byId = inputs.map((input) => {
    const line = input.id === null ? undefined : free.get(input.id);
    if (line) free.delete(line.id);
    return line;
  });
  return inputs.map((input, i) => {
    if (input.id !== null) return byId[i];
    for (const line of free.values()) {
      if (line.servicio !== input.servicio || line.precio !== input.precio) continue;
      if (input.servicioId !== null && input.servicioId !== line.servicioId) continue;
      free.delete(line.id);
      return line;
    }
    return undefined;
  });
}

/** A stored line keeps its servicio, name and price even if the catalogue has changed (decisions "Notes"). */
function keep(input: LineInput, saved: Line, field: string): Omit<Line, 'importe'> {
  if (input.precio !== saved.precio) throw invalidField(`${field}.precio`, savedPrice(formatMoney(saved.precio)));
  if (input.servicio !== saved.servicio) throw invalidField(`${field}.servicio`, TEXTS.fixedLine);
  if (input.servicioId !== null && input.servicioId !== saved.servicioId)
    throw invalidField(`${field}.servicio_id`, TEXTS.fixedLine);
  if (input.medida !== null && input.medida !== saved.medida) throw invalidField(`${field}.medida`, TEXTS.fixedLine);
  return { ...saved, cantidad: input.cantidad };
}

/** The servicio of a new line. `catalog` has only those on sale. */
function searchServicio(input: LineInput, catalog: readonly CatalogServicio[], field: string): CatalogServicio | undefined {
  if (input.servicioId !== null) {
    const servicio = catalog.find(({ id }) => id === input.servicioId);
    if (!servicio) throw invalidField(`${field}.servicio_id`, TEXTS.nonexistentServicio);
    return servicio;
  }
  const namesakes = catalog.filter(({ servicio }) => servicio === input.servicio);
  return namesakes.find(({ precio: price }) => price === input.precio) ?? namesakes[0];
}

/** A new line: pz and kg take the catalogue's price; flex brings its own price and a name that no priced servicio has. */
function fresh(input: LineInput, catalog: readonly CatalogServicio[], field: string): Omit<Line, 'importe'> {
  const servicio = searchServicio(input, catalog, field);
  if (!isOneLine(input.servicio)) throw invalidField(`${field}.servicio`, TEXTS.invisibleName);
  const id = input.id ?? randomUUID();
  const { cantidad: quantity, precio: price } = input;
  const namesake = servicio && servicio.medida !== 'flex' ? undefined : pricedNamesake(input.servicio, catalog);
  if (namesake) throw invalidField(`${field}.servicio`, namesakeText(namesake.servicio));
  if (!servicio) {
    if (input.medida !== null && input.medida !== 'flex') throw invalidField(`${field}.servicio`, TEXTS.nonexistentServicio);
    return { id, servicioId: null, servicio: input.servicio, medida: 'flex', cantidad: quantity, precio: price };
  }
  const { medida: unit } = servicio;
  if (input.medida !== null && input.medida !== unit) throw invalidField(`${field}.medida`, TEXTS.unitMismatch);
  if (unit === 'flex')
    return { id, servicioId: servicio.id, servicio: input.servicio, medida: unit, cantidad: quantity, precio: price };
  if (price !== servicio.precio) throw invalidField(`${field}.precio`, catalogPrice(formatMoney(servicio.precio)));
  return { id, servicioId: servicio.id, servicio: servicio.servicio, medida: unit, cantidad: quantity, precio: price };
}

/**
 * Returns the nota's lines in the order sent.
 * @throws HttpProblem 422 naming articulos[i].servicio, .servicio_id, .medida, .precio, .cantidad or ._id
 */
export function resolveLines(inputs: readonly LineInput[], saved: readonly Line[], catalog: readonly CatalogServicio[]): Line[] {
  const pairs = pair(inputs, saved);
  const seen = new Set<string>();
  const onSale = catalog.filter(({ activo: active }) => active);
  return inputs.map((input, i) => {
    const field = `articulos[${i}]`;
    const pair = pairs[i];
    if (input.id !== null && seen.has(input.id)) throw invalidField(`${field}._id`, TEXTS.duplicateId);
    const line = pair ? keep(input, pair, field) : fresh(input, onSale, field);
    seen.add(line.id);
    if (line.medida === 'pz' && line.cantidad % 1000 !== 0) throw invalidField(`${field}.cantidad`, TEXTS.wholePieces);
    return { ...line, importe: lineAmount(line) };
  });
}
