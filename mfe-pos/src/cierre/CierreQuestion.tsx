import { formatMoney } from '@lavanda/shared/domain/money';
import AmountDialog from '@lavanda/shared/ui/dialogs/AmountDialog';
import ConfirmDialog from '@lavanda/shared/ui/dialogs/ConfirmDialog';
import { TEXTS } from '../activos/texts';
import type { Cierre } from './useCierre';

const T = TEXTS.cierre;

/**
 * The question in front of the cierre dialog: the amount of an abono, or whether to close, without a charge, a nota that still
 * owes.
 */
export type Question = 'amount' | 'uncharged';

interface CierreQuestionProps {
  question: Question;
  cierre: Cierre;
  onEnd(): void;
}

/**
 * Asks, over the dialog of the cierre, for the amount of an abono or whether to close, without a charge, a nota that still owes.
 */
export default function CierreQuestion({ question, cierre, onEnd }: CierreQuestionProps) {
  const { choice } = cierre;
  return question === 'amount' ? (
    <AmountDialog
      mode="abono"
      title={T.cantidad}
      max={cierre.due}
      cash={cierre.metodo === 'Efvo'}
      {...(choice.type === 'abono' ? { initialValue: choice.monto } : {})}
      onAccept={(abono, received) => {
        cierre.select({ type: 'abono', monto: abono });
        cierre.setTendered(received ?? null);
        onEnd();
      }}
      onCancel={onEnd}
    />
  ) : (
    <ConfirmDialog
      question={T.closeUncharged(formatMoney(cierre.rest))}
      confirm={T.closeWithoutCharge}
      onConfirm={() => {
        onEnd();
        void cierre.close();
      }}
      onCancel={onEnd}
    />
  );
}
