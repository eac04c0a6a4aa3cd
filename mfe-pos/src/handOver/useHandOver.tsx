import { errorMessage, useToast } from '@lavanda/shared';
import { countText, missingText } from '@lavanda/shared/domain/handOver';
import { isPaid } from '@lavanda/shared/domain/nota';
import { useState } from 'react';
import CierreDialog from '../cierre/CierreDialog';
import type { StoredNota } from '../notas/nota';
import HandOverDialog from './HandOverDialog';
import { HAND_OVER_TEXTS as T } from './texts';

type Opened = { what: 'count' | 'payment'; nota: StoredNota } | null;

/**
 * Hands over the pieces of a nota before it is closed, and in `element` the dialogs for it. With pieces missing the nota
 * stays open and the payment is asked for all the same (UI guide 14).
 * @param onWhole called when every piece was handed over, to close the nota
 */
export function useHandOver(onWhole: (nota: StoredNota) => void) {
  const [opened, setOpened] = useState<Opened>(null);
  const toast = useToast();
  const leave = () => setOpened(null);

  function finish(nota: StoredNota) {
    leave();
    const { clienteNombre: name, piezas: pieces, entrega: last } = nota;
    const done = last?.entregadas ?? [];
    const missing = missingText(pieces, done);
    if (missing === '') {
      onWhole(nota);
      return;
    }
    toast(T.partly(name, countText(done.length, pieces.length), missing), 'exito');
    if (!isPaid(nota.saldo)) setOpened({ what: 'payment', nota });
  }

  function refuse({ clienteNombre: name }: StoredNota, error: unknown) {
    leave();
    toast(T.refused(name, errorMessage(error)), 'error');
  }

  return {
    begin: (nota: StoredNota) => setOpened({ what: 'count', nota }),
    isOpen: opened !== null,
    element: (
      <>
        {opened?.what === 'count' && (
          <HandOverDialog nota={opened.nota} onDone={finish} onRefused={(error) => refuse(opened.nota, error)} onClose={leave} />
        )}
        {opened?.what === 'payment' && <CierreDialog nota={opened.nota} staysOpen onFinish={leave} />}
      </>
    ),
  };
}
