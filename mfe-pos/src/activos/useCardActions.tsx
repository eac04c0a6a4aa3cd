import { isBalanced } from '@lavanda/shared/domain/pagos';
import { useTicket } from '@lavanda/shared/ui/ticket/useTicket';
import { useDirectCierre } from '../cierre/useDirectCierre';
import { pendingOf } from '../handOver/pending';
import { useHandOver } from '../handOver/useHandOver';
import { useTagScan } from '../handOver/useTagScan';
import type { StoredNota } from '../notas/nota';
import type { OpenDialog } from './ActivosDialogs';
import { useStageActions } from './board/useStageActions';
import type { Stages } from './board/useStages';
import type { ActiveCard } from './groupNotas';
import { useFocusAfterCierre } from './useFocusAfterCierre';

interface CardActionsOptions {
  stages: Stages;
  /** The groups of cards on the page: days or columns. */
  parts: readonly { cards: readonly ActiveCard[] }[];
  opened: OpenDialog;
  open(dialog: OpenDialog): void;
}

/**
 * What the buttons of the cards do, in the list and on the board; `element` contains the dialogs that the buttons open. A nota is
 * closed after its pieces are handed over: at once if it is paid, otherwise by the dialog of the cierre.
 */
export function useCardActions({ stages, parts, opened, open }: CardActionsOptions) {
  const ticket = useTicket();
  const ask = (nota: StoredNota) => open({ what: 'cierre', nota });
  const receive = (nota: StoredNota) => open({ what: 'recibir', nota });
  const direct = useDirectCierre(ask, (nota) => handOver.begin(nota));
  const closeOrAsk = (nota: StoredNota) => (isBalanced(nota.saldo) ? void direct.close(nota) : ask(nota));
  const handOver = useHandOver(closeOrAsk);
  const { element: stageDialogs, ...stageActions } = useStageActions({ stages, parts, onReceive: receive });
  const noteFocus = useFocusAfterCierre(parts, opened !== null || handOver.isOpen || direct.closing.size > 0);

  function close(nota: StoredNota) {
    noteFocus(nota);
    if (pendingOf(nota) > 0) handOver.begin(nota);
    else closeOrAsk(nota);
  }

  useTagScan(stages.notas, (nota, number) => {
    noteFocus(nota);
    handOver.begin(nota, number);
  });

  return {
    cards: {
      ...stageActions,
      closing: direct.closing,
      onReceive: receive,
      onClose: close,
      onPrint: (nota: StoredNota) => ticket.print(nota.id),
    },
    ticket,
    handOver,
    element: (
      <>
        {ticket.element}
        {stageDialogs}
        {handOver.element}
      </>
    ),
  };
}
