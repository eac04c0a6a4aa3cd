import { observationsText } from '@lavanda/shared/domain/observations';
import type { FieldError } from '../../http/problem.ts';
import { invalidFields } from '../errors.ts';
import type { Line, NotaContent } from '../nota.ts';
import { TEXTS } from '../texts.ts';

const ofLine = ({ id, cantidad: quantity, precio: price }: Line) => `${id} ${quantity} ${price}`;

const FIXED: readonly (readonly [field: string, value: (nota: NotaContent) => unknown])[] = [
  ['articulos', (nota) => nota.lineas.map(ofLine).join()],
  ['usuario', (nota) => nota.clienteId],
  ['fecha', (nota) => nota.fecha],
  ['descuentos', (nota) => nota.descuentos],
  ['descuento_motivo', (nota) => nota.descuentoMotivo],
  ['a_domicilio', (nota) => nota.aDomicilio],
  ['express', (nota) => nota.express],
];

const observationsOf = (nota: NotaContent) =>
  [nota, ...nota.lineas]
    .map(({ observaciones }) => observationsText(observaciones))
    .filter((text) => text !== '')
    .join('\n');

/** The `FIXED` fields that a save would change, each with `message` as its error. */
export function changedFixed(now: NotaContent, current: NotaContent, message: string): FieldError[] {
  return FIXED.filter(([, value]) => value(now) !== value(current)).map(([field]) => ({ campo: field, mensaje: message }));
}

/**
 * Refuses a save that changes what a closed nota contains or charges. Its pagos and factura flag may still change.
 * @throws HttpProblem 422 naming each changed field of `FIXED`, and the observaciones
 */
export function checkClosed(now: NotaContent, current: NotaContent): void {
  const campos = changedFixed(now, current, TEXTS.closed);
  if (observationsOf(now) !== observationsOf(current)) campos.push({ campo: 'observaciones', mensaje: TEXTS.closed });
  if (campos.length > 0) throw invalidFields(...campos);
}
