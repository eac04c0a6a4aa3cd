import { CLOSED, TO_COLLECT } from '@lavanda/shared/domain/nota';
import { observationsText } from '@lavanda/shared/domain/observations';
import type { Line, StoredNota } from '../nota.ts';
import type { Input, LineInput } from '../save/input.ts';
import type { PastNota } from './history.ts';

function isSameLine(sent: LineInput, { observaciones, ...line }: Line): boolean {
  const isSent = sent.id === null ? sent.servicio === line.servicio : sent.id === line.id;
  const noted = sent.observaciones === undefined || observationsText(sent.observaciones) === observationsText(observaciones);
  return isSent && noted && sent.cantidad === line.cantidad && sent.precio === line.precio;
}

const isUnsentOr = <T>(sent: T | undefined, stored: T): boolean => sent === undefined || sent === stored;
const isEmptyOr = <T>(sent: T | null, stored: T | null): boolean => sent === null || sent === stored;

/** Whether a save leaves the nota's content equal to `past`, so that it only adds pagos or the cierre. */
export function addsOnlyMoney(input: Input, past: PastNota): boolean {
  const { domicilio, observaciones, status } = input;
  return (
    input.lineas.length === past.lineas.length &&
    past.lineas.every((line, i) => input.lineas[i] !== undefined && isSameLine(input.lineas[i], line)) &&
    input.clienteId === past.clienteId &&
    input.fecha === past.fecha &&
    isEmptyOr(input.promiseDate, past.fechaEntrega) &&
    isUnsentOr(input.descuentos, past.descuentos) &&
    (!input.descuentoPorcentaje || input.descuentoPorcentaje === past.descuentoPorcentaje) &&
    isUnsentOr(input.aDomicilio, past.aDomicilio) &&
    isUnsentOr(input.express, past.express) &&
    isUnsentOr(input.factura, past.factura) &&
    (domicilio === undefined || (domicilio?.descripcion ?? null) === past.domicilio) &&
    (observaciones === undefined || observationsText(observaciones) === past.observations) &&
    isEmptyOr(input.horaInicio, past.horaInicio) &&
    isEmptyOr(input.horaFinal, past.horaFinal) &&
    (status === undefined || status === CLOSED || status === TO_COLLECT || status === past.status)
  );
}

/** Reduces a save to its pagos and cierre, applied to the stored nota. */
export function onStored(input: Input, current: StoredNota): Input {
  const unsent = { envio: undefined, recargo: undefined, subtotal: undefined, total: undefined, abonos: undefined };
  return {
    ...input,
    version: current.version,
    clienteId: current.clienteId,
    fecha: current.fecha,
    promiseDate: current.fechaEntrega,
    lineas: [...current.lineas],
    descuentos: undefined,
    descuentoMotivo: undefined,
    descuentoPorcentaje: undefined,
    domicilio: undefined,
    factura: undefined,
    aDomicilio: undefined,
    express: undefined,
    observaciones: undefined,
    status: input.status === CLOSED ? CLOSED : current.status,
    horaInicio: null,
    horaFinal: null,
    declared: unsent,
  };
}
