import type { ContenidoNota, Pago } from '../nota.ts';

const ESCALARES = [
  'clienteId',
  'fecha',
  'fechaEntrega',
  'descuentos',
  'envio',
  'subtotal',
  'total',
  'abonos',
  'ajuste',
  'factura',
  'aDomicilio',
  'express',
  'status',
  'horaInicio',
  'horaFinal',
] as const satisfies readonly (keyof ContenidoNota)[];

export type Diferencia = Record<string, unknown> & { pagos?: Pago[] };

/**
 * What a save changes, for the history: each changed field with [before, now], the lines when they changed, the payments added.
 * null when nothing changes.
 */
export function diferencia(antes: ContenidoNota | null, ahora: ContenidoNota): Diferencia | null {
  const cambio: Diferencia = {};
  for (const campo of ESCALARES) {
    const previo = antes ? antes[campo] : null;
    if (previo !== ahora[campo]) cambio[campo] = [previo, ahora[campo]];
  }
  if (JSON.stringify(antes?.lineas ?? []) !== JSON.stringify(ahora.lineas)) cambio.lineas = ahora.lineas;
  const conocidos = new Set(antes?.pagos.map(({ id }) => id));
  const pagos = ahora.pagos.filter(({ id }) => !conocidos.has(id));
  if (pagos.length > 0) cambio.pagos = pagos;
  return Object.keys(cambio).length > 0 ? cambio : null;
}
