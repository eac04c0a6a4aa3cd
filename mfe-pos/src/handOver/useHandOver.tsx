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
 * Hands over the pieces of a nota before the nota is closed; `element` contains the dialogs. With pieces missing the nota stays
 * open, and its payment is asked for all the same (UI guide 14).
 * @param onComplete called with the nota when every piece was handed over, to close the nota
 */
export function useHandOver(onComplete: (nota: StoredNota) => void) {
  const [opened, setOpened] = useState<Opened>(null);
  const toast = useToast();
  const { takeBack } = useTakeBack();
  /** The pieces that were counted last, kept until the payment that follows ends. */
  const lastCount = useRef<{ notaId: string; counted: readonly number[] } | null>(null);
  const leave = () => setOpened(null);

  /** Opens the hand-over. `first` is the number of a piece whose tag was scanned; that piece is already counted. */
  const begin = (nota: StoredNota, first: number | null = null) => {
    lastCount.current = null;
    setOpened({ what: 'count', nota, first });
  };

  /** After a cancelled payment, says that the hand-over remains and offers to undo it; only once for each count. */
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
    // The payment dialog shows the count and can undo it; a toast would cover the payment methods on a phone.
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

export type HandOver = ReturnType<typeof useHandOver>;
