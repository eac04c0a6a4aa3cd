import { type AppDispatch, api } from '@lavanda/shared';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { notaFromConflict } from '../../notas/conflict';
import { usePosMoveNotaMutation } from '../../notas/endpoints';
import type { StoredNota } from '../../notas/nota';
import type { MovedNotas, Target } from './useMovedNotas';

/**
 * The outcome of a move: the nota after it, or the error; null when the move wasn't sent, because the move of the same nota that
 * it waited for failed.
 */
export type MoveOutcome = { data: StoredNota; error?: undefined } | { data?: undefined; error: unknown } | null;

/**
 * Sends moves. Moves of the same nota are sent one after the other, each from the stage that the previous move reached. The
 * board shows a nota at its target at once. After a failed move it shows the nota as the server or the list has it.
 */
export function useSendMove({ begin, settle, forget }: Omit<MovedNotas, 'notas'>) {
  const [latest, setLatest] = useState<string | null>(null);
  const queue = useRef(new Map<string, Promise<boolean>>());
  /** Operation id of each nota's latest move, by the nota's id. */
  const lastOperation = useRef(new Map<string, string>());
  const [request] = usePosMoveNotaMutation();
  const dispatch = useDispatch<AppDispatch>();

  async function perform(nota: StoredNota, { stage, place }: Target, operationId: string): Promise<MoveOutcome> {
    const { id, etapa: from } = nota;
    const answer = await request({ id, operacion: operationId, desde: from ?? stage, etapa: stage, lugar: place });
    if (answer.data) {
      // While a later move of the nota waits, the board already shows the target of that move.
      if (lastOperation.current.get(id) === operationId) settle(answer.data);
      return { data: answer.data };
    }
    const current = notaFromConflict(answer.error);
    if (current) settle(current);
    else forget(id);
    dispatch(api.util.invalidateTags([{ type: 'Nota', id: 'LIST' }]));
    return { error: answer.error };
  }

  /** Moves a nota without a toast. A retry with the same operation id makes no second move. */
  function send(nota: StoredNota, target: Target, operationId: string): Promise<MoveOutcome> {
    begin(nota, target);
    setLatest(nota.id);
    lastOperation.current.set(nota.id, operationId);
    const before = queue.current.get(nota.id) ?? Promise.resolve(true);
    const outcome = before.then((done) => (done ? perform(nota, target, operationId) : null));
    const settled: Promise<boolean> = outcome.then((result) => {
      // The nota's queue is removed when the last move in it ends, so that a failed move doesn't block later ones.
      if (queue.current.get(nota.id) === settled) queue.current.delete(nota.id);
      return result?.data !== undefined;
    });
    queue.current.set(nota.id, settled);
    return outcome;
  }

  /** Shows a nota as the server answered it, unless a move of it is in progress. */
  function adopt(nota: StoredNota) {
    if (!queue.current.has(nota.id)) settle(nota);
  }

  return {
    /** Id of the nota that was moved last; null before the first move. */
    latest,
    send,
    adopt,
  };
}
