import type { FinishStop } from '@lavanda/shared/contract/schemas/driver';
import { acceptedCapture } from '@lavanda/shared/domain/capture';
import { type Centavos, pesosToCentavos } from '@lavanda/shared/domain/money';
import type { AbsenceReason, DriverMethod, StopKind } from '@lavanda/shared/domain/ruta';
import { oneSpace } from '@lavanda/shared/domain/text';
import { fieldProblem } from '../../http/problem.ts';
import { TEXTS } from './texts.ts';

/** Identifies a stop: a nota has at most one pickup and one delivery. */
export interface StopId {
  notaId: string;
  kind: StopKind;
}

/** Money that a driver took at a stop. */
export interface StopPago {
  id: string;
  method: DriverMethod;
  amount: Centavos;
}

/** What happened at a stop, read from what the driver's phone sent. */
export interface FinishedStop extends StopId {
  operacion: string;
  isDone: boolean;
  /** Moment of the capture by the phone's clock. */
  captured: Date;
  /** Moment that the server accepts: that of the capture if it is plausible, else the current time. */
  moment: Date;
  bags: number | null;
  pago: StopPago | null;
  reason: AbsenceReason | '';
  detail: string;
  /** JPEG in base64, only of a stop that wasn't done; null for none. */
  photo: string | null;
}

/** @throws HttpProblem 422 for a date that doesn't exist */
export function readMoment(sent: string, now: Date): { captured: Date; moment: Date } {
  const captured = new Date(sent);
  if (Number.isNaN(captured.getTime())) throw fieldProblem(422, 'capturado', TEXTS.nonexistentMoment);
  return { captured, moment: acceptedCapture(captured, now) ?? now };
}

function readPago({ pago, tipo: kind, estado: state }: FinishStop): StopPago | null {
  if (pago === undefined) return null;
  if (kind !== 'entrega' || state !== 'hecha') throw fieldProblem(422, 'pago', TEXTS.nothingToPay);
  const amount = pesosToCentavos(pago.monto);
  if (amount === null) throw fieldProblem(422, 'pago.monto', TEXTS.twoDecimals);
  if (amount <= 0) throw fieldProblem(422, 'pago.monto', TEXTS.nothingPaid);
  return { id: pago._id.toLowerCase(), method: pago.metodo, amount };
}

/** @throws HttpProblem 422 naming the invalid field */
export function parseFinish(body: FinishStop, now: Date): FinishedStop {
  const { tipo: kind, estado: state, motivo: reason, bolsas: bags } = body;
  const isDone = state === 'hecha';
  if (!isDone && reason === undefined) throw fieldProblem(422, 'motivo', TEXTS.withoutReason);
  if (isDone && reason !== undefined) throw fieldProblem(422, 'motivo', TEXTS.noReason);
  if (bags !== undefined && (!isDone || kind !== 'recoleccion')) throw fieldProblem(422, 'bolsas', TEXTS.noBags);
  return {
    ...{ notaId: body.nota.toLowerCase(), kind, operacion: body.operacion.toLowerCase(), isDone },
    ...readMoment(body.capturado, now),
    bags: bags ?? null,
    pago: readPago(body),
    reason: reason ?? '',
    detail: oneSpace(body.detalle ?? ''),
    photo: isDone ? null : (body.foto ?? null),
  };
}
