import { observationsText } from '@lavanda/shared/domain/observations';
import type { FieldError } from '../../http/problem.ts';
import { invalidFields } from '../errors.ts';
import type { Line, NotaContent } from '../nota.ts';
import { TEXTS } from '../texts.ts';

const ofLine = ({ id, cantidad: quantity, precio: price }: Line) => `${id} ${quantity} ${price}`;

type Fields = readonly (readonly [field: string, value: (nota: NotaContent) => unknown])[];

/** What a nota contains and charges. */
const FIXED: Fields = [
  ['articulos', (nota) => nota.lineas.map(ofLine).join()],
  ['usuario', (nota) => nota.clienteId],
  ['fecha', (nota) => nota.fecha],
  ['descuentos', (nota) => nota.descuentos],
  ['descuento_motivo', (nota) => nota.descuentoMotivo],
  ['a_domicilio', (nota) => nota.aDomicilio],
  ['express', (nota) => nota.express],
];

/** What was agreed until the nota was handed over. */
const HANDED_OVER: Fields = [
  ['fecha_entrega', (nota) => nota.fechaEntrega],
  ['domicilio', (nota) => JSON.stringify([nota.domicilio, nota.domicilioLat, nota.domicilioLon])],
  ['recoleccion', (nota) => `${nota.horaInicio} ${nota.horaFinal}`],
  ['observaciones', (nota) => observationsOf(nota)],
];

const observationsOf = (nota: NotaContent) =>
  [nota, ...nota.lineas]
    .map(({ observaciones }) => observationsText(observaciones))
    .filter((text) => text !== '')
    .join('\n');

const changed = (fields: Fields, now: NotaContent, current: NotaContent, message: string): FieldError[] =>
  fields.filter(([, value]) => value(now) !== value(current)).map(([field]) => ({ campo: field, mensaje: message }));

/** The fields of what a nota contains and charges that a save would change, each with `message` as its error. */
export function changedFixed(now: NotaContent, current: NotaContent, message: string): FieldError[] {
  return changed(FIXED, now, current, message);
}

/**
 * Refuses a save that changes a closed nota in more than its pagos and its factura flag.
 * @throws HttpProblem 422 naming each changed field
 */
export function checkClosed(now: NotaContent, current: NotaContent): void {
  const campos = changed([...FIXED, ...HANDED_OVER], now, current, TEXTS.closed);
  if (campos.length > 0) throw invalidFields(...campos);
}
