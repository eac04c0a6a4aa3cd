import { joinObservations, NO_OBSERVATIONS } from '@lavanda/shared/domain/observations';
import type { Line } from '../../notas/nota';
import { type Draft, matchingLine } from './draft';

/**
 * The draft of the pending recoleccion (`target`), which replaces the new nota (`source`) and takes over what the user entered
 * there, except the date (spec 4).
 */
export function carryOver(source: Draft, target: Draft): Draft {
  return {
    ...target,
    // The cliente as the search found it has addresses, which the cliente of the stored nota lacks.
    cliente: source.cliente?.id === target.cliente?.id ? source.cliente : target.cliente,
    lineas: joinLines(target.lineas, source.lineas),
    ...(source.descuentos > 0 && {
      descuentos: source.descuentos,
      descuentoMotivo: source.descuentoMotivo,
      descuentoPorcentaje: source.descuentoPorcentaje,
    }),
    fechaEntrega: source.fechaEntrega ?? target.fechaEntrega,
    factura: source.factura || target.factura,
    aDomicilio: source.aDomicilio || target.aDomicilio,
    express: source.express || target.express,
    domicilio: source.domicilio ?? target.domicilio,
    observaciones: joinObservations(target.observaciones, source.observaciones),
    pago: source.pago.tipo === 'sin' ? target.pago : source.pago,
    credit: source.credit ?? target.credit ?? null,
  };
}

function joinLines(stored: readonly Line[], added: readonly Line[]): Line[] {
  const lines = stored.map((line) => ({ ...line }));
  for (const line of added) {
    const same = matchingLine(lines, line);
    if (!same) {
      lines.push(line);
      continue;
    }
    same.cantidad += line.cantidad;
    if (line.observaciones) same.observaciones = joinObservations(same.observaciones ?? NO_OBSERVATIONS, line.observaciones);
  }
  return lines;
}
