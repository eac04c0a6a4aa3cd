import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import type { Ticket } from '@lavanda/shared/ui/ticket/useTicket';
import type { ReactNode } from 'react';
import Dialogs from './dialogs/Dialogs';
import HeldButton from './held/HeldButton';
import NotePanel from './note/NotePanel';
import PhoneNota from './note/PhoneNota';
import ServicesPanel from './services/ServicesPanel';
import { type CounterOptions, useCounter } from './useCounter';

interface CounterProps extends CounterOptions {
  /** True on phones, where the nota opens in its own full-screen sheet. */
  onPhone: boolean;
  ticket: Ticket;
  notices?: ReactNode;
}

/** The point of sale for one draft, placed in `PosLayout`: servicios, nota, dialogs and shortcuts. */
export default function Counter(props: CounterProps) {
  const { draftKey, draft, branchRules, promises, readOnly, onPhone: phone } = props;
  const counter = useCounter(props);
  const { totals, dialog, open, focus, save, hold, actions } = counter;
  const { saving } = save;
  const nota = (
    <NotePanel
      draft={draft}
      totals={totals}
      names={counter.names}
      flash={counter.flash}
      readOnly={readOnly}
      save={save}
      focus={focus}
      actions={actions}
      ticket={props.ticket}
      above={props.notices}
    />
  );
  return (
    <>
      <ServicesPanel
        draftKey={draftKey}
        disabled={readOnly || totals.closed || saving}
        searchBox={focus.searchBox}
        action={!readOnly && <HeldButton count={hold.held.length} disabled={saving} onOpen={() => open({ type: 'espera' })} />}
        onSelect={actions.addService}
      />
      {!phone && nota}
      {phone && (
        <PhoneNota draft={draft} totals={totals} bar={focus.bar} sheet={counter.sheet} onSheet={counter.setSheet}>
          {nota}
        </PhoneNota>
      )}
      <div role="status" style={VISUALLY_HIDDEN}>
        {counter.announcement}
      </div>
      {dialog && (
        <Dialogs
          draftKey={draftKey}
          dialog={dialog}
          draft={draft}
          totals={totals}
          branchRules={branchRules}
          promises={promises}
          onPhone={phone}
          clienteAnchor={focus.clienteButton}
          hold={hold}
          onClose={counter.close}
          onCliente={counter.setCliente}
          onLine={counter.addLine}
          onEmpty={counter.clear}
          onFix={counter.fix}
          onPromised={save.promiseAnyway}
          onSave={counter.saveNow}
        />
      )}
    </>
  );
}
