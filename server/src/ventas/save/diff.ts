import { observationsText } from '@lavanda/shared/domain/observations';
import type { NotaContent, Pago } from '../nota.ts';

const SCALARS = [
  'clienteId',
  'fecha',
  'fechaEntrega',
  'descuentos',
  'descuentoMotivo',
  'descuentoPorcentaje',
  'envio',
  'recargo',
  'subtotal',
  'total',
  'abonos',
  'ajuste',
  'factura',
  'aDomicilio',
  'express',
  'domicilio',
  'domicilioLat',
  'domicilioLon',
  'status',
  'horaInicio',
  'horaFinal',
] as const satisfies readonly (keyof NotaContent)[];

export type Difference = Record<string, unknown> & { pagos?: Pago[] };

/**
 * The changes for the history: [before, now] for each changed field, the lines if they changed, and the new pagos.
 * @returns null when nothing changes
 */
export function diff(before: NotaContent | null, now: NotaContent): Difference | null {
  const change: Difference = {};
  for (const field of SCALARS) {
    const previous = before ? before[field] : null;
    if (previous !== now[field]) change[field] = [previous, now[field]];
  }
  const observations = [before ? observationsText(before.observaciones) : '', observationsText(now.observaciones)] as const;
  if (observations[0] !== observations[1]) change.observaciones = observations;
  if (JSON.stringify(before?.lineas ?? []) !== JSON.stringify(now.lineas)) change.lineas = now.lineas;
  const known = new Set(before?.pagos.map(({ id }) => id));
  const pagos = now.pagos.filter(({ id }) => !known.has(id));
  if (pagos.length > 0) change.pagos = pagos;
  return Object.keys(change).length > 0 ? change : null;
}
