import { randomUUID } from 'node:crypto';
import { formatMoney } from '@lavanda/shared/domain/money';
import { NO_OBSERVATIONS } from '@lavanda/shared/domain/observations';
import { isOneLine } from '@lavanda/shared/domain/oneLineText';
import { pricedNamesake } from '@lavanda/shared/domain/servicio';
import { invalidField } from '../errors.ts';
import type { Line } from '../nota.ts';
import { type CatalogServicio, searchServicio } from '../save/catalog.ts';
import type { LineInput } from '../save/input.ts';
import { TEXTS } from '../texts.ts';
import { inCatalog, type Odd, oldPrice, oldUnit, removedServicio } from './oddity.ts';

/**
 * The first difference between a captured line and its servicio: removed, another unit or another price; null without one. The
 * price of a flex servicio is free.
 */
function differenceOf(
  input: LineInput,
  { servicio: name, medida: unit, precio: price, activo: active }: CatalogServicio,
): Odd | null {
  if (!active) return removedServicio(name);
  if ((input.medida ?? unit) !== unit) return oldUnit(name, unit);
  return unit === 'flex' || input.precio === price ? null : oldPrice(name, formatMoney(input.precio), formatMoney(price));
}

/**
 * A new line of a late capture. It keeps the values on its ticket, even if the catalogue has changed since.
 * @param catalog including servicios that were removed
 * @throws HttpProblem 422 for a servicio that the laundry never had, or a name that isn't one visible line
 */
export function lateLine(
  input: LineInput,
  catalog: readonly CatalogServicio[],
  field: string,
  odds: Odd[],
): Omit<Line, 'importe'> {
  const { servicio: name, servicioId, medida: sent, cantidad: quantity, precio: price, observaciones = NO_OBSERVATIONS } = input;
  if (!isOneLine(name)) throw invalidField(`${field}.servicio`, TEXTS.invisibleName);
  const onSale = catalog.filter(({ activo: active }) => active);
  const retired = catalog.filter(({ activo: active }) => !active);
  const servicio = searchServicio(input, [...onSale, ...retired]);
  if (!servicio && servicioId !== null) throw invalidField(`${field}.servicio_id`, TEXTS.nonexistentServicio);
  if (!servicio && sent !== null && sent !== 'flex') throw invalidField(`${field}.servicio`, TEXTS.nonexistentServicio);
  const namesake = servicio && servicio.medida !== 'flex' ? undefined : pricedNamesake(name, onSale);
  const difference = servicio ? differenceOf(input, servicio) : null;
  if (difference ?? namesake) odds.push(difference ?? inCatalog(name));
  const unit = sent ?? servicio?.medida ?? 'flex';
  return {
    id: input.id ?? randomUUID(),
    servicioId: servicio?.id ?? null,
    servicio: name,
    medida: unit,
    cantidad: quantity,
    precio: price,
    observaciones,
  };
}
