import { type AppDispatch, api, errorMessage, useToast } from '@lavanda/shared';
import { newId } from '@lavanda/shared/domain/newId';
import { UNDO_OFFER_MS } from '@lavanda/shared/domain/reopen';
import type { Stage } from '@lavanda/shared/domain/stage';
import { mayRetry } from '@lavanda/shared/ui/feedback/mayRetry';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { notaFromConflict } from '../../notas/conflict';
import { usePosMoveNotaMutation } from '../../notas/endpoints';
import type { Progress, StoredNota } from '../../notas/nota';
import { TEXTS } from '../texts';
import { BOARD_TEXTS as T } from './texts';

/** The target of a move: a stage and, for 'lista', the place on the rack. */
export interface Target {
  stage: Stage;
  place: string;
}

/** The outcome of a move: the nota after it, or the error; null when an earlier move of the same nota failed. */
export type MoveOutcome = { data: StoredNota; error?: undefined } | { data?: undefined; error: unknown } | null;

/** Stage and place shown until the list has this version of the nota; the version is infinite during the move. */
type Shown = Progress & { version: number };

const progressOf = ({ etapa: stage, lugar: place, avisada: told, noticeSent }: StoredNota): Progress => ({
  etapa: stage,
  lugar: place,
  avisada: told,
  noticeSent,
});

/** The listed notas with the moves made on this page, which the list may not have yet. */
function withMoves(notas: readonly StoredNota[], moves: ReadonlyMap<string, Shown>): readonly StoredNota[] {
  if (moves.size === 0) return notas;
  return notas.map((nota) => {
    const shown = moves.get(nota.id);
    if (!shown || nota.version >= shown.version || nota.etapa === null) return nota;
    return { ...nota, ...shown, version: nota.version };
  });
}

/**
 * Moves notas between stages. A nota is shown in its new stage at once and returns to the old one if the server refuses. Moves
 * of the same nota are sent one after the other; each starts from the stage that the previous one left.
 */
export function useStages(listed: readonly StoredNota[]) {
  const [moves, setMoves] = useState<ReadonlyMap<string, Shown>>(new Map());
  const [latest, setLatest] = useState<string | null>(null);
  const queue = useRef(new Map<string, Promise<boolean>>());
  /** The operation of each nota's latest move. */
  const lastOperation = useRef(new Map<string, string>());
  const [request] = usePosMoveNotaMutation();
  const dispatch = useDispatch<AppDispatch>();
  const toast = useToast();

  const show = (id: string, shown: Shown | null) =>
    setMoves((last) => {
      const next = new Map(last);
      if (shown) next.set(id, shown);
      else next.delete(id);
      return next;
    });
  const settle = (nota: StoredNota) => show(nota.id, { ...progressOf(nota), version: nota.version });
  /** Shows a nota as the server answered it, unless a move of it is in progress. */
  const adopt = (nota: StoredNota) => {
    if (!queue.current.has(nota.id)) settle(nota);
  };

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
    else show(id, null);
    dispatch(api.util.invalidateTags([{ type: 'Nota', id: 'LIST' }]));
    return { error: answer.error };
  }

  /** Moves a nota without a toast. Sending the same operation id again repeats the same move. */
  function send(nota: StoredNota, target: Target, operationId: string): Promise<MoveOutcome> {
    show(nota.id, {
      ...progressOf(nota),
      etapa: target.stage,
      lugar: target.place,
      version: Number.POSITIVE_INFINITY,
    });
    setLatest(nota.id);
    lastOperation.current.set(nota.id, operationId);
    const before = queue.current.get(nota.id) ?? Promise.resolve(true);
    const outcome = before.then((done) => (done ? perform(nota, target, operationId) : null));
    const settled: Promise<boolean> = outcome.then((result) => {
      // Removes the queue when its last move ends, so that a failed move doesn't block the next one.
      if (queue.current.get(nota.id) === settled) queue.current.delete(nota.id);
      return result?.data !== undefined;
    });
    queue.current.set(nota.id, settled);
    return outcome;
  }

  function tellRefused({ clienteNombre: name }: StoredNota, error: unknown, again: () => void) {
    const retry = mayRetry(error) ? { text: TEXTS.activos.retry, run: again } : undefined;
    toast(T.notMoved(name, errorMessage(error)), 'error', retry);
  }

  async function undo(before: StoredNota, now: StoredNota, wasTold: () => boolean, operationId: string) {
    const target = { stage: before.etapa ?? 'recibida', place: before.lugar };
    const outcome = await send(now, target, operationId);
    if (outcome?.error) tellRefused(now, outcome.error, () => void undo(before, now, wasTold, operationId));
    if (!outcome?.data) return;
    const text = T.back(now.clienteNombre, target.stage);
    toast(wasTold() ? T.messageStays(text) : text, 'info');
  }

  /**
   * Shows a toast about a nota's latest move, with a button to undo it. After the undo `wasTold` is called again: true when a
   * message was sent, which an undo can't take back.
   */
  function tellMoved(text: string, before: StoredNota, now: StoredNota, wasTold = () => false) {
    const run = () => void undo(before, now, wasTold, newId());
    toast(text, 'exito', { text: TEXTS.cierre.undo, ms: UNDO_OFFER_MS, about: `move:${now.id}`, run });
  }

  async function move(nota: StoredNota, stage: Stage, operationId = newId()): Promise<void> {
    const outcome = await send(nota, { stage, place: '' }, operationId);
    if (outcome?.error) tellRefused(nota, outcome.error, () => void move(nota, stage, operationId));
    if (outcome?.data) tellMoved(T.moved(nota.clienteNombre, stage), nota, outcome.data);
  }

  return { notas: withMoves(listed, moves), latest, send, move, tellMoved, adopt };
}

export type Stages = ReturnType<typeof useStages>;
