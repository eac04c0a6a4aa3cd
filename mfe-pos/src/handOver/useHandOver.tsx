import { errorMessage, useToast } from '@lavanda/shared';
import { countText, missingText } from '@lavanda/shared/domain/handOver';
import { isPaid } from '@lavanda/shared/domain/nota';
import { UNDO_OFFER_MS } from '@lavanda/shared/domain/reopen';
import { useRef, useState } from 'react';
import CierreDialog from '../cierre/CierreDialog';
import type { StoredNota } from '../notas/nota';
import HandOverDialog from './HandOverDialog';
import { leftToDo } from './pending';
import { countedPiece } from './pieceNames';
import { HAND_OVER_TEXTS as T } from './texts';
import { useTakeBack } from './useTakeBack';

type Opened = { what: 'count'; nota: StoredNota; first: number | null } | { what: 'payment'; nota: StoredNota } | null;

/**
 * Hands over the pieces of a nota before it is closed, and in `element` the dialogs for it. With pieces missing the
 * nota stays open and the payment is asked for all the same (UI guide 14).
 * @param onComplete called when every piece was handed over, to close the nota
 */
export function useHandOver(onComplete: (nota: StoredNota) => void) {
  const [opened, setOpened] = useState<Opened>(null);
  const toast = useToast();
  const { takeBack } = useTakeBack();
  /** The pieces that were counted last, until the payment that follows is over. */
  const lastCount = useRef<{ notaId: string; counted: readonly number[] } | null>(null);
  const leave = () => setOpened(null);

  /** `first` is the number of a piece whose tag was scanned; it begins counted. */
  const begin = (nota: StoredNota, first: number | null = null) => {
    lastCount.current = null;
    setOpened({ what: 'count', nota, first });
  };

  /**
   * Tells that the count is kept although the payment that it led to wasn't made, and offers to take it back; once for
   * each count.
   */
  function tellKept(nota: StoredNota) {
    const last = lastCount.current;
    lastCount.current = null;
    if (last?.notaId !== nota.id) return;
    const { clienteNombre: name, entrega: handedOver, bultos: total } = nota;
    const undo = { text: T.takeBack, ms: UNDO_OFFER_MS, run: () => void takeBack(nota, last.counted) };
    const done = handedOver?.entregadas.length ?? 0;
    toast(T.kept(name, countText(done, total), leftToDo(nota)), 'info', undo);
  }

  function finish(nota: StoredNota, counted: readonly number[]) {
    leave();
    const { clienteNombre: name, piezas: pieces, entrega: last } = nota;
    const done = last?.entregadas ?? [];
    lastCount.current = { notaId: nota.id, counted };
    const missing = missingText(
      pieces.map((piece) => countedPiece(nota, piece)),
      done,
    );
    if (missing === '') {
      onComplete(nota);
      return;
    }
    // The question about the payment says it and takes it back; over it a toast would cover the methods on a phone.
    if (!isPaid(nota.saldo)) return setOpened({ what: 'payment', nota });
    const undo = { text: T.takeBack, ms: UNDO_OFFER_MS, run: () => void takeBack(nota, counted) };
    toast(T.partly(name, countText(done.length, pieces.length), missing), 'exito', undo);
  }

  function refuse({ clienteNombre: name }: StoredNota, error: unknown) {
    leave();
    toast(T.refused(name, errorMessage(error)), 'error');
  }

  return {
    begin,
    tellKept,
    isOpen: opened !== null,
    element: (
      <>
        {opened?.what === 'count' && (
          <HandOverDialog
            nota={opened.nota}
            first={opened.first}
            onDone={finish}
            onRefused={(error) => refuse(opened.nota, error)}
            onClose={leave}
          />
        )}
        {opened?.what === 'payment' && (
          <CierreDialog
            nota={opened.nota}
            staysOpen
            onFinish={leave}
            onCancel={() => {
              leave();
              tellKept(opened.nota);
            }}
            onPending={(nota) => begin(nota)}
          />
        )}
      </>
    ),
  };
}
