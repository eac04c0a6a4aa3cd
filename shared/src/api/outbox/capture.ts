import { cancelMovementCall, countCall, moveCashCall, openTurnoCall } from '../../contract/calls/caja.ts';
import { saveClienteCall } from '../../contract/calls/clientes.ts';
import type { ApiRequest } from '../../contract/calls/requestOf.ts';
import { moveNotaCall, saveNotaCall, savePiecesCall } from '../../contract/calls/sales.ts';
import type { SaveCliente } from '../../contract/schemas/clientes.ts';
import type { MoveNota } from '../../contract/schemas/sales.ts';
import type { SavePieces } from '../../contract/schemas/savePieces.ts';
import { fullName } from '../../domain/clienteName.ts';
import { captureCancelMovement, captureCount, captureMovement, captureOpening } from './captureCaja.ts';
import { captureNota } from './captureNota.ts';
import { answeredVersion } from './lateBody.ts';
import type { Captured, Register } from './register.ts';

type Capture<Body> = (body: Body, register: Register) => Promise<Captured | null>;

/** Captures a registration or change of a cliente. */
const captureCliente: Capture<SaveCliente> = async (body) => {
  const { _id: id, apellido: surname = '', version = 0 } = body;
  if (id === undefined) return null;
  const label = { kind: 'cliente', name: fullName({ ...body, apellido: surname }), amount: null, clave: '' } as const;
  return { id: `${id} ${version}`, about: id, label, answer: { response: id, version: version + 1 }, after: [], answered: null };
};

/** Captures a move of a nota between stages, if this device has that nota. */
const captureMove: Capture<MoveNota> = async ({ id, operacion: operationId, etapa: stage, lugar: place = '' }, register) => {
  const nota = await register.nota(id);
  if (!nota) return null;
  const label = { kind: 'stage', name: nota.usuario_name, amount: null, clave: nota.clave ?? '' } as const;
  return {
    id: operationId,
    about: id,
    label,
    answer: { data: { ...nota, etapa: stage, lugar: place, version: nota.version + 1 } },
    after: [],
    // The move itself sends no version; captures that wait behind it take this one.
    answered: answeredVersion(register.waiting(id), nota.version),
  };
};

/** Captures the pieces of a nota, if this device has that nota. */
const capturePieces: Capture<SavePieces> = async ({ id, operacion: operationId, piezas: pieces, version }, register) => {
  const nota = await register.nota(id);
  if (!nota) return null;
  const label = { kind: 'pieces', name: nota.usuario_name, amount: null, clave: nota.clave ?? '' } as const;
  return {
    id: operationId,
    about: id,
    label,
    answer: { data: { ...nota, piezas: pieces, bultos: pieces.length, version: nota.version + 1 } },
    after: [],
    answered: answeredVersion(register.waiting(id), version),
  };
};

/**
 * The calls that a register captures (stores on its device before it sends them), by path. Each call carries its own ids, so that
 * repeating the call changes nothing.
 */
const CAPTURES: Readonly<Record<string, Capture<never>>> = {
  [saveNotaCall.path]: captureNota,
  [saveClienteCall.path]: captureCliente,
  [moveNotaCall.path]: captureMove,
  [savePiecesCall.path]: capturePieces,
  [openTurnoCall.path]: captureOpening,
  [moveCashCall.path]: captureMovement,
  [cancelMovementCall.path]: captureCancelMovement,
  [countCall.path]: captureCount,
};

/**
 * Captures a call (day.md 1): makes the entry that is stored on this device, and the answer that is shown if the server doesn't
 * answer.
 * @returns null for a call that has to wait for the server: its path isn't captured, it lacks the ids that make it repeatable, or
 * this device lacks what it is about
 */
export async function captureOf({ method, address, body }: ApiRequest, register: Register): Promise<Captured | null> {
  const capture = method === 'POST' && Object.hasOwn(CAPTURES, address) ? CAPTURES[address] : undefined;
  return capture ? capture(body as never, register) : null;
}

/** Whether calls with this method and path are captured. `captureOf` still returns null for some of them. */
export function isCaptured({ method, address }: Pick<ApiRequest, 'method' | 'address'>): boolean {
  return method === 'POST' && Object.hasOwn(CAPTURES, address);
}
