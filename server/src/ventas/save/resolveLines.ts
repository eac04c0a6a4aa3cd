import { randomUUID } from 'node:crypto';
import { centavosToPesos, formatMoney } from '@lavanda/shared/domain/money';
import { lineAmount } from '@lavanda/shared/domain/nota';
import { NO_OBSERVATIONS } from '@lavanda/shared/domain/observations';
import { isOneLine } from '@lavanda/shared/domain/oneLineText';
import { namesakeText, pricedNamesake } from '@lavanda/shared/domain/servicio';
import type { FieldError } from '../../http/problem.ts';
import { lateLine } from '../capture/lateLine.ts';
import type { Odd } from '../capture/oddity.ts';
import { invalidField, invalidFields } from '../errors.ts';
import type { Line } from '../nota.ts';
import { priceChanged, retiredServicio, savedPrice, TEXTS } from '../texts.ts';
import { type CatalogServicio, searchServicio } from './catalog.ts';
import type { LineInput } from './input.ts';

/** Pairs each input with a stored line: by id or, without an id, by name and price. A stored line is used only once. */
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

/**
 * A stored line with the sent quantity and observaciones. It keeps its servicio, name, unit and price, even if the catalogue has
 * changed (decisions "Notes").
 * @throws HttpProblem 422 when the input has another servicio, name, unit or price
 */
function keep(input: LineInput, saved: Line, field: string): Omit<Line, 'importe'> {
  if (input.precio !== saved.precio) throw invalidField(`${field}.precio`, savedPrice(formatMoney(saved.precio)));
  if (input.servicio !== saved.servicio) throw invalidField(`${field}.servicio`, TEXTS.fixedLine);
  if (input.servicioId !== null && input.servicioId !== saved.servicioId)
    throw invalidField(`${field}.servicio_id`, TEXTS.fixedLine);
  if (input.medida !== null && input.medida !== saved.medida) throw invalidField(`${field}.medida`, TEXTS.fixedLine);
  return { ...saved, cantidad: input.cantidad, observaciones: input.observaciones ?? saved.observaciones };
}

/** Why the catalogue refuses a new line: its servicio was removed, or now has another price. Null in other cases. */
function catalogFault(input: LineInput, catalog: readonly CatalogServicio[], field: string): FieldError | null {
  const servicio = searchServicio(input, catalog);
  const line = input.id === null ? {} : { linea: input.id };
  if (!servicio) {
    if (input.servicioId === null) return null;
    const message = retiredServicio(input.servicio);
    return { campo: `${field}.servicio_id`, mensaje: message, codigo: 'servicio_retirado', ...line };
  }
  const { medida: unit, precio: valid } = servicio;
  if (unit === 'flex' || (input.medida ?? unit) !== unit || input.precio === valid) return null;
  return {
    campo: `${field}.precio`,
    mensaje: priceChanged(servicio.servicio, formatMoney(input.precio), formatMoney(valid)),
    codigo: 'precio_cambiado',
    enviado: centavosToPesos(input.precio),
    vigente: centavosToPesos(valid),
    ...line,
  };
}

/**
 * A new line. For pz and kg the catalogue sets the price; a flex line has its own price, and no priced servicio may have its
 * name.
 */
function fresh(input: LineInput, catalog: readonly CatalogServicio[], field: string): Omit<Line, 'importe'> {
  const servicio = searchServicio(input, catalog);
  if (!isOneLine(input.servicio)) throw invalidField(`${field}.servicio`, TEXTS.invisibleName);
  const id = input.id ?? randomUUID();
  const { cantidad: quantity, precio: price, observaciones = NO_OBSERVATIONS } = input;
  const namesake = servicio && servicio.medida !== 'flex' ? undefined : pricedNamesake(input.servicio, catalog);
  if (namesake) throw invalidField(`${field}.servicio`, namesakeText(namesake.servicio));
  if (!servicio) {
    if (input.medida !== null && input.medida !== 'flex') throw invalidField(`${field}.servicio`, TEXTS.nonexistentServicio);
    return { id, servicioId: null, servicio: input.servicio, medida: 'flex', cantidad: quantity, precio: price, observaciones };
  }
  const { medida: unit } = servicio;
  if (input.medida !== null && input.medida !== unit) throw invalidField(`${field}.medida`, TEXTS.unitMismatch);
  if (unit === 'flex')
    return {
      id,
      servicioId: servicio.id,
      servicio: input.servicio,
      medida: unit,
      cantidad: quantity,
      precio: price,
      observaciones,
    };
  return {
    id,
    servicioId: servicio.id,
    servicio: servicio.servicio,
    medida: unit,
    cantidad: quantity,
    precio: price,
    observaciones,
  };
}

/**
 * The nota's lines in the order in which they were sent.
 * @param odds receives the differences of a late capture, which keeps its captured prices; null makes them errors
 * @throws HttpProblem 422 naming articulos[i].servicio, .servicio_id, .medida, .precio, .cantidad or ._id
 */
export function resolveLines(
  inputs: readonly LineInput[],
  saved: readonly Line[],
  catalog: readonly CatalogServicio[],
  odds: Odd[] | null = null,
): Line[] {
  const pairs = pair(inputs, saved);
  const seen = new Set<string>();
  const onSale = catalog.filter(({ activo: active }) => active);
  const faults = odds
    ? []
    : inputs.flatMap((input, i) => (pairs[i] ? [] : (catalogFault(input, onSale, `articulos[${i}]`) ?? [])));
  if (faults.length > 0) throw invalidFields(...faults);
  return inputs.map((input, i) => {
    const field = `articulos[${i}]`;
    const pair = pairs[i];
    if (input.id !== null && seen.has(input.id)) throw invalidField(`${field}._id`, TEXTS.duplicateId);
    const added = () => (odds ? lateLine(input, catalog, field, odds) : fresh(input, onSale, field));
    const line = pair ? keep(input, pair, field) : added();
    seen.add(line.id);
    if (line.medida === 'pz' && line.cantidad % 1000 !== 0) throw invalidField(`${field}.cantidad`, TEXTS.wholePieces);
    return { ...line, importe: lineAmount(line) };
  });
}
