import type { TrailEntry } from '@lavanda/shared/contract/schemas/auditTrail';
import { centavosToPesos, formatQuantity } from '@lavanda/shared/domain/money';
import { CLOSED } from '@lavanda/shared/domain/nota';
import { observationsText } from '@lavanda/shared/domain/observations';
import { MONEY_OUTCOMES, outcomeName } from '@lavanda/shared/domain/voiding';
import type { Line, Pago } from '../ventas/nota.ts';
import type { Difference } from '../ventas/save/diff.ts';

type HistoryLine = Omit<Line, 'observaciones'> & Partial<Pick<Line, 'observaciones'>>;

export type Change = TrailEntry['cambios'][number];
type Value = Change['antes'];

/** The contents of an entry of the trail, without its user and its moment. */
export interface Details {
  accion: string;
  cambios: Change[];
  pagos: TrailEntry['pagos'];
  motivo: string | null;
}

/** Name on the API of each field that is stored under another name. */
const WIRE: Readonly<Record<string, string>> = {
  clienteId: 'cliente',
  fechaEntrega: 'fecha_entrega',
  aDomicilio: 'a_domicilio',
  descuentoMotivo: 'descuento_motivo',
  descuentoPorcentaje: 'descuento_porcentaje',
  horaInicio: 'hora_inicio',
  horaFinal: 'hora_final',
  idSucursal: 'sucursal',
  nombre_sucursal: 'nombre',
};

const AMOUNTS = new Set(['descuentos', 'envio', 'recargo', 'subtotal', 'total', 'abonos', 'ajuste']);
/** Fields left out of an entry's changes: they mean nothing to a reader, follow from other fields or are shown elsewhere. */
const SILENT = new Set([
  ...['_id', 'subtotal', 'lineas', 'pagos', 'anulada', 'domicilioLat', 'domicilioLon', 'idNota'],
  ...['enviadaPor', 'chofer'],
]);
/** Fields that an entry about pagos alone may change; the last two when the money of a voided nota is returned. */
const OF_PAGOS = new Set(['abonos', 'ajuste', 'dinero', 'metodo']);
/** Fields that a new nota's entry shows if the nota has them. Every field of a new nota changed, so the rest is left out. */
const OF_NEW = new Set(['total', 'descuentos', 'descuentoMotivo']);

function isValue(value: unknown): value is Value {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The details to show for a nota's entry, from the difference that was recorded when the nota changed. */
export function notaDetails(change: Difference, version: number): Details {
  const pagos = (change.pagos ?? []).map(({ monto: amount, metodo: method }: Pago) => ({
    monto: centavosToPesos(amount),
    metodo: method,
  }));
  const { lineas: lines, motivo: reason } = change as { lineas?: HistoryLine[]; motivo?: unknown };
  const changes = Object.entries(change).flatMap(([field, pair]): Change[] => {
    if (!Array.isArray(pair) || SILENT.has(field)) return [];
    // A new nota's entry shows only a few fields, because every field of it counts as changed.
    if (version === 1 && (!OF_NEW.has(field) || (field !== 'total' && !pair[1]))) return [];
    return [{ campo: WIRE[field] ?? field, antes: shownValue(field, pair[0]), despues: shownValue(field, pair[1]) }];
  });
  if (lines && version > 1) changes.push({ campo: 'articulos', antes: null, despues: lines.map(describeLine).join('; ') });
  return {
    accion: notaAction(change, version, changes),
    cambios: changes,
    pagos,
    motivo: typeof reason === 'string' ? reason : null,
  };
}

function shownValue(field: string, value: unknown): Value {
  if (!isValue(value)) return null;
  const outcome = field === 'dinero' && MONEY_OUTCOMES.find((one) => one === value);
  if (outcome) return outcomeName(outcome);
  // A percentage is stored in hundredths, as pesos are in centavos.
  return (AMOUNTS.has(field) || field === 'descuentoPorcentaje') && typeof value === 'number' ? centavosToPesos(value) : value;
}

/** A line as text: '2 Saco (Mancha)'. Entries written by older servers have no observations. */
function describeLine({ cantidad: quantity, medida: unit, servicio, observaciones: observations }: HistoryLine): string {
  const noted = observations ? observationsText(observations) : '';
  return `${formatQuantity(quantity)} ${unit === 'kg' ? 'kg ' : ''}${servicio}${noted === '' ? '' : ` (${noted})`}`;
}

function notaAction(change: Difference, version: number, changes: readonly Change[]): string {
  if (Array.isArray(change.anulada)) return change.anulada[1] === true ? 'nota.anular' : 'nota.restaurar';
  if (version === 1) return 'nota.crear';
  if (Array.isArray(change.status) && change.status[1] === CLOSED) return 'nota.cerrar';
  if (Array.isArray(change.status) && change.status[0] === CLOSED) return 'nota.reabrir';
  if (Array.isArray(change.etapa) || Array.isArray(change.lugar)) return 'nota.mover';
  if (Array.isArray(change.entrega)) return 'nota.entregar';
  if (Array.isArray(change.revisada)) return 'nota.revisar';
  if (Array.isArray(change.aviso)) return 'nota.avisar';
  if (Array.isArray(change.piezas)) return 'nota.etiquetar';
  return change.pagos && changes.every((one) => OF_PAGOS.has(one.campo)) ? pagosAction(change.pagos) : 'nota.modificar';
}

function pagosAction(pagos: readonly Pago[]): string {
  if (!pagos.some(({ monto: amount }) => amount < 0)) return 'nota.abonar';
  return pagos.some(({ monto: amount }) => amount > 0) ? 'nota.corregir' : 'nota.devolver';
}

/**
 * The changes that an entry of `bitacora` shows: the fields that differ between `antes` and `despues` (a servicio's entry has
 * `servicio` instead of `despues`), or, without a later state, its other fields.
 */
export function otherChanges(detail: Record<string, unknown>): Change[] {
  const { antes: before, despues: later, servicio, ...rest } = detail;
  const after = later ?? (isObject(servicio) ? servicio : undefined);
  if (!isObject(after)) return leaves(rest).map(([field, value]) => ({ campo: field, antes: null, despues: value }));
  const previous = new Map(isObject(before) ? leaves(before) : []);
  return leaves(after)
    .map(([field, value]) => ({ campo: field, antes: previous.get(field) ?? null, despues: value }))
    .filter((change) => change.antes !== change.despues);
}

/**
 * The plain values of an object and of the objects nested in it, each with its field's name on the API. Fields in `SILENT` are
 * left out.
 */
function leaves(object: Record<string, unknown>): [string, Value][] {
  return Object.entries(object).flatMap(([field, value]): [string, Value][] => {
    if (SILENT.has(field)) return [];
    if (isValue(value)) return [[WIRE[field] ?? field, value]];
    return isObject(value) ? leaves(value) : [];
  });
}

/**
 * Name of what an entry of `bitacora` is about, such as a cliente, a user or a caja; null when the entry has no name to show.
 */
export function subjectOf(detail: Record<string, unknown>): string | null {
  const { cliente, usuario: user, servicio, despues: after, antes: before, caja } = detail;
  const candidates = [
    cliente,
    user,
    nameOf(caja),
    isObject(servicio) ? servicio.servicio : servicio,
    nameOf(after),
    nameOf(before),
  ];
  return candidates.find((name): name is string => typeof name === 'string' && name !== '') ?? null;
}

function nameOf(value: unknown): unknown {
  return isObject(value) ? (value.nombre ?? value.nombre_sucursal) : undefined;
}
