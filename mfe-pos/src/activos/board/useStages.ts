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

/** Where a nota goes: its stage, and its place when that is 'lista'. */
export interface Target {
  stage: Stage;
  place: string;
}

/** The outcome of a move: the nota as it is now, or why it wasn't moved; null when a move before it failed. */
export type MoveOutcome = { data: StoredNota; error?: undefined } | { data?: undefined; error: unknown } | null;

/** What the board shows of a nota until the list brings this version; without end while its move is under way. */
type Shown = Progress & { version: number };

const progressOf = ({ etapa: stage, lugar: place, avisada: told, noticeSent }: StoredNota): Progress => ({
  etapa: stage,
  lugar: place,
  avisada: told,
  noticeSent,
});

/** The notas as the moves of this page leave them, before the list is read again. */
function withMoves(notas: readonly StoredNota[], moves: ReadonlyMap<string, Shown>): readonly StoredNota[] {
  if (moves.size === 0) return notas;
  return notas.map((nota) => {
    const shown = moves.get(nota.id);
    if (!shown || nota.version >= shown.version || nota.etapa === null) return nota;
    return { ...nota, ...shown, version: nota.version };
  });
}

/**
 * Moves notas between their stages. A nota is drawn in its new stage at once, and goes back when the server refuses.
 * Moves of one nota are sent one after the other, each with the stage that the one before it left.
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
  /** Shows a nota as the server answered it, but stays with a move that is under way. */
  const adopt = (nota: StoredNota) => {
    if (!queue.current.has(nota.id)) settle(nota);
  };

  async function perform(nota: StoredNota, { stage, place }: Target, operationId: string): Promise<MoveOutcome> {
    const { id, etapa: from } = nota;
    const answer = await request({ id, operacion: operationId, desde: from ?? stage, etapa: stage, lugar: place });
    if (answer.data) {
      // While a later move of the nota waits, the board already shows where that one leads.
      if (lastOperation.current.get(id) === operationId) settle(answer.data);
      return { data: answer.data };
    }
    const current = notaFromConflict(answer.error);
    if (current) settle(current);
    else show(id, null);
    dispatch(api.util.invalidateTags([{ type: 'Nota', id: 'LIST' }]));
    return { error: answer.error };
  }

  /** Moves a nota without telling. The same operation id repeats the same move. */
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
      // The queue is empty once its last move is known, so that one that failed doesn't hold up the next.
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

  /** Tells of a nota's latest move, and offers to undo it: one before it can't be undone. `wasTold` says then whether a message stays. */
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
