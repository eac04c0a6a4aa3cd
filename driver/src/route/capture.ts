import type { Entry } from '@lavanda/shared/api/outbox/entry';
import type { Captured } from '@lavanda/shared/api/outbox/register';
import { serverNow } from '@lavanda/shared/api/serverClock';
import { fillAddress } from '@lavanda/shared/contract/calls/call';
import { finishStopCall, tellOnTheWayCall } from '@lavanda/shared/contract/calls/driver';
import type { ApiRequest } from '@lavanda/shared/contract/calls/requestOf';
import type { DriverDay, FinishStop, StopOfDriver, TellOnTheWay } from '@lavanda/shared/contract/schemas/driver';
import { toCents } from '@lavanda/shared/domain/money';
import { newId } from '@lavanda/shared/domain/newId';

/** A call of the driver's page, with the data that the queue keeps beside the call. */
export interface Capture {
  /** Path of the call, with a placeholder for the link's token. */
  path: string;
  body: FinishStop | TellOnTheWay;
  captured: Captured;
}

/** What the driver enters about a stop. */
export type StopOutcome = Pick<FinishStop, 'estado' | 'bolsas' | 'pago' | 'motivo' | 'detalle' | 'foto'>;

/** The request that sends a capture through the link with this token. */
export function requestTo(token: string, { path, body }: Capture): ApiRequest {
  return { method: 'POST', address: fillAddress(path, { params: { token } }), body };
}

const fieldsOf = ({ nota, tipo: kind }: StopOfDriver) => ({
  operacion: newId(),
  nota,
  tipo: kind,
  capturado: serverNow().toISOString(),
});

/** Data that the queue keeps beside a call: its stop and its driver. Captures of older versions of the page lack `chofer`. */
export interface KeptStop {
  parada: StopOfDriver;
  chofer?: string;
}

export const keptOf = ({ answer }: Pick<Entry, 'answer'>): KeptStop => answer as KeptStop;

type Label = Pick<Captured['label'], 'kind' | 'amount'>;

function capturedOf({ chofer }: DriverDay, stop: StopOfDriver, id: string, label: Label): Captured {
  const { cliente_name: name, clave, nota } = stop;
  const answer: KeptStop = { parada: stop, chofer: chofer._id };
  return { id, about: nota, after: [], answered: null, answer, label: { ...label, name, clave } };
}

/** Makes the capture of what happened at a stop. */
export function captureStop(day: DriverDay, stop: StopOfDriver, outcome: StopOutcome): Capture {
  const body: FinishStop = { ...fieldsOf(stop), ...outcome };
  const amount = outcome.pago ? toCents(outcome.pago.monto) : null;
  const kind = stop.tipo === 'entrega' ? 'cierre' : 'recoleccion';
  return { path: finishStopCall.path, body, captured: capturedOf(day, stop, body.operacion, { kind, amount }) };
}

/** Makes the capture of 'Vamos en camino', which records that the driver opened WhatsApp to tell the cliente. */
export function captureOnTheWay(day: DriverDay, stop: StopOfDriver): Capture {
  const body = fieldsOf(stop);
  return { path: tellOnTheWayCall.path, body, captured: capturedOf(day, stop, body.operacion, { kind: 'stage', amount: null }) };
}
