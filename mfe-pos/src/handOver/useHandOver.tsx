import { missingText } from '@lavanda/shared/domain/handOver';
import { isPaid } from '@lavanda/shared/domain/nota';
import { useState } from 'react';
import CierreDialog from '../cierre/CierreDialog';
import type { StoredNota } from '../notas/nota';
import HandOverDialog from './HandOverDialog';
import { countedPiece } from './pieceNames';
import { useHandOverToasts } from './useHandOverToasts';

type Opened = { what: 'count'; nota: StoredNota; first: number | null } | { what: 'payment'; nota: StoredNota } | null;

/** The pieces of a nota that weren't handed over, as text; '' for none. */
function missingIn(nota: StoredNota): string {
  const pieces = nota.piezas.map((piece) => countedPiece(nota, piece));
  return missingText(pieces, nota.entrega?.entregadas ?? []);
}

/**
 * Hands over the pieces of a nota before the nota is closed; `element` contains the dialogs. With pieces missing, the nota stays
 * open, but a dialog offers to charge an unpaid saldo all the same (UI guide 14).
 * @param onComplete called with the nota when every piece was handed over, to close the nota
 */
export function useHandOver(onComplete: (nota: StoredNota) => void) {
  const [opened, setOpened] = useState<Opened>(null);
  const toasts = useHandOverToasts();
  const leave = () => setOpened(null);

  /** Opens the hand-over. `first` is the number of a piece whose tag was scanned; that piece is already counted. */
  const begin = (nota: StoredNota, first: number | null = null) => {
    toasts.forgetCount();
    setOpened({ what: 'count', nota, first });
  };

  function finish(nota: StoredNota, counted: readonly number[]) {
    leave();
    toasts.keepCount(nota, counted);
    const missing = missingIn(nota);
    if (missing === '') onComplete(nota);
    // The payment dialog shows the count and can undo it; a toast would cover the payment methods on a phone.
    else if (!isPaid(nota.saldo)) setOpened({ what: 'payment', nota });
    else toasts.tellPartly(nota, counted, missing);
  }

  function refuse(nota: StoredNota, error: unknown) {
    leave();
    toasts.tellRefused(nota, error);
  }

  return {
    begin,
    tellKept: toasts.tellKept,
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
              toasts.tellKept(opened.nota);
            }}
            onPending={(nota) => begin(nota)}
          />
        )}
      </>
    ),
  };
}

export type HandOver = ReturnType<typeof useHandOver>;
