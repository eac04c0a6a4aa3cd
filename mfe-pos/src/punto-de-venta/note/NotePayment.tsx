import type { Centavos } from '@lavanda/shared/domain/money';
import CreditLine from '../../credit/CreditLine';
import type { Draft } from '../draft/draft';
import type { NoteTotals } from '../draft/totals';
import type { FocusTargets } from '../keyboard/useFocusTargets';
import type { SaveFlow } from '../save/useSaveFlow';
import NoteFooter from './NoteFooter';
import type { NoteActions } from './noteActions';
import PaymentChoice from './PaymentChoice';

interface NotePaymentProps {
  draft: Draft;
  totals: NoteTotals;
  /** The cliente's credit, centavos. */
  credit: Centavos;
  edited: boolean;
  save: SaveFlow;
  focus: FocusTargets;
  actions: NoteActions;
}

/** The nota's last part: the cliente's credit, today's pago and the save button 'GUARDAR'. */
export default function NotePayment({ draft, totals, credit, edited, save, focus, actions }: NotePaymentProps) {
  return (
    <>
      <CreditLine
        credit={credit}
        applied={totals.credit}
        saldo={totals.saldo}
        disabled={save.saving}
        onApply={(apply) => actions.applyCredit(apply ? credit : null)}
      />
      <PaymentChoice
        pago={draft.pago}
        closed={totals.closed}
        settled={totals.saldo - totals.credit <= 0}
        charge={totals.charge}
        remaining={draft.pago.tipo === 'sin' ? 0 : totals.remaining}
        disabled={save.saving}
        group={focus.paymentGroup}
        cashField={focus.cashField}
        shortOfCash={save.shortOfCash}
        actions={actions}
      />
      <NoteFooter
        saldo={totals.saldo}
        edited={edited}
        saving={save.saving}
        error={save.error}
        button={focus.saveButton}
        actions={actions}
      />
    </>
  );
}
