import { errorMessage, useToast } from '@lavanda/shared';
import { countText } from '@lavanda/shared/domain/handOver';
import { UNDO_OFFER_MS } from '@lavanda/shared/domain/reopen';
import { useRef } from 'react';
import type { StoredNota } from '../notas/nota';
import { leftToDo } from './pending';
import { HAND_OVER_TEXTS as T } from './texts';
import { useTakeBack } from './useTakeBack';

/** Toasts about a hand-over. If it was saved, they have a button to undo it, which takes back the pieces of the last count. */
export function useHandOverToasts() {
  const toast = useToast();
  const { takeBack } = useTakeBack();
  /** The pieces that were counted last, until the payment that follows is cancelled or the next count begins. */
  const lastCount = useRef<{ notaId: string; counted: readonly number[] } | null>(null);

  const undoOf = (nota: StoredNota, counted: readonly number[]) => ({
    text: T.takeBack,
    ms: UNDO_OFFER_MS,
    run: () => void takeBack(nota, counted),
  });

  return {
    keepCount(nota: StoredNota, counted: readonly number[]) {
      lastCount.current = { notaId: nota.id, counted };
    },
    forgetCount() {
      lastCount.current = null;
    },
    /** Says after a cancelled payment that the pieces stay handed over; shows this only once for each count. */
    tellKept(nota: StoredNota) {
      const last = lastCount.current;
      lastCount.current = null;
      if (last?.notaId !== nota.id) return;
      const { clienteNombre: name, entrega: handedOver, bultos: total } = nota;
      const done = handedOver?.entregadas.length ?? 0;
      toast(T.kept(name, countText(done, total), leftToDo(nota)), 'info', undoOf(nota, last.counted));
    },
    /** @param missing the pieces that weren't handed over, as text */
    tellPartly(nota: StoredNota, counted: readonly number[], missing: string) {
      const { clienteNombre: name, piezas: pieces, entrega: handedOver } = nota;
      const done = handedOver?.entregadas.length ?? 0;
      toast(T.partly(name, countText(done, pieces.length), missing), 'exito', undoOf(nota, counted));
    },
    tellRefused({ clienteNombre: name }: StoredNota, error: unknown) {
      toast(T.refused(name, errorMessage(error)), 'error');
    },
  };
}
