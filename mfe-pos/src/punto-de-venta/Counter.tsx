import { type AppDispatch, useCurrentUser } from '@lavanda/shared';
import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import type { Servicio } from '@lavanda/shared/contract/schemas/servicios';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import type { Ticket } from '@lavanda/shared/ui/ticket/useTicket';
import { type ReactNode, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { StoredNota } from '../notas/nota';
import { forgetPhotos, ownerOf, releasePhotos } from '../photos/pendingPhotos';
import { sendPhotos } from '../photos/sendPhotos';
import Dialogs from './dialogs/Dialogs';
import { useSelectCliente } from './dialogs/useSelectCliente';
import { discardDraft } from './draft/discardDraft';
import { type Draft, isModified } from './draft/draft';
import { draftActions } from './draft/slice';
import { type BranchRules, computeTotals, pieceCount } from './draft/totals';
import { useCatalog } from './draft/useCatalog';
import HeldButton from './held/HeldButton';
import HeldDialog from './held/HeldDialog';
import { useHold } from './held/useHold';
import { useFocusTargets } from './keyboard/useFocusTargets';
import { useShortcuts } from './keyboard/useShortcuts';
import { FullSheet } from './note/FullSheet';
import NotePanel from './note/NotePanel';
import type { DialogState } from './note/noteActions';
import { TotalBar } from './note/TotalBar';
import { useNoteActions } from './note/useNoteActions';
import type { Promises } from './promise/usePromises';
import { useSaveFlow } from './save/useSaveFlow';
import type { SavedNota } from './save/useSaveNota';
import ServicesPanel from './services/ServicesPanel';
import { TEXTS } from './texts';

export interface CounterProps {
  draftKey: string;
  draft: Draft;
  branchRules: BranchRules;
  promises: Promises;
  /** The catalogue; undefined until it loads. */
  servicios: readonly Servicio[] | undefined;
  session: { tenant: string; usuario: string };
  readOnly: boolean;
  /** True on phones, where the nota opens in its own full-screen sheet. */
  telefono: boolean;
  /** Increases after a nota is saved or discarded; each increase returns the focus to the cliente field. */
  turno: number;
  ticket: Ticket;
  onSaved(saved: SavedNota): void;
  onEmptied(): void;
  toast?: ReactNode;
}

/** The point of sale for one draft, placed in `PosLayout`: servicios, nota, dialogs and shortcuts. */
export default function Counter(props: CounterProps) {
  const {
    draftKey,
    draft,
    branchRules,
    promises,
    servicios,
    session,
    readOnly,
    telefono: phone,
    turno,
    ticket,
    onSaved,
    onEmptied,
    toast,
  } = props;
  const dispatch = useDispatch<AppDispatch>();
  const user = useCurrentUser();
  const navigate = useNavigate();
  const [opened, setDialog] = useState<DialogState | null>(null);
  // Without a capacity the sucursal has no agenda, so the question about the promised day isn't shown.
  const dialog = opened?.type === 'promesa' && !promises.agenda ? null : opened;
  // On a phone, the URL of a stored nota opens the nota's sheet over the catalogue at once, and Back leaves the URL.
  const [sheet, setSheet] = useState<'address' | 'user' | null>(draft.base === null ? null : 'address');
  const focus = useFocusTargets(dialog, turno);
  const { searchBox, clienteButton, paymentGroup, bar, focusNext } = focus;

  const totals = computeTotals(draft, branchRules);
  const names = useCatalog(draftKey, draft, servicios);
  const onSelectCliente = useSelectCliente(draftKey, session);
  const saved = useSaveFlow({ draftKey, branchRules, readOnly, open: setDialog, onShortOfCash: focus.focusCash, onSaved });
  const { saving } = saved;

  const editing = draft.base !== null;
  // Discarding the draft unmounts the nota and the dialog open over it.
  function clear() {
    void forgetPhotos(draft.id);
    discardDraft(dispatch, draftKey);
    onEmptied();
    if (editing) navigate('/app/pos');
  }

  const { held, hold, take, discard } = useHold({ session, editing, onHeld: onEmptied });

  const { actions, addLine, flash, announcement } = useNoteActions({
    draftKey,
    deliveryDays: branchRules.deliveryDays,
    open: setDialog,
    save: saved.request,
    clear,
  });

  const shortcuts = {
    searchServicio: () => searchBox.current?.focus(),
    selectCliente: () => !clienteButton.current?.disabled && actions.open({ type: 'cliente' }),
    goToPayment: () => paymentGroup.current?.querySelector<HTMLElement>('[role="radio"][tabindex="0"]')?.focus(),
    selectDate: () => !clienteButton.current?.disabled && actions.open({ type: 'fecha' }),
    save: actions.save,
  };
  useShortcuts(shortcuts, dialog === null && !saving);

  function close() {
    if (dialog?.type === 'cliente' || dialog?.type === 'validacion') focusNext('cliente');
    setDialog(null);
  }

  function setCliente(cliente: Cliente) {
    focusNext('servicios');
    setDialog(null);
    void onSelectCliente(cliente);
  }

  function fix() {
    if (!draft.cliente) setDialog({ type: 'cliente' });
    else {
      focusNext('servicios');
      setSheet(null);
      setDialog(null);
    }
  }

  function saveMine(nota: StoredNota, own: boolean) {
    // An own attempt needs no merge, because the draft already contains it. Another register's version is merged with the
    // draft.
    dispatch(own ? draftActions.opened({ draftKey, draft: { ...draft, base: nota } }) : draftActions.rebased({ draftKey, nota }));
    setDialog(null);
    saved.request();
  }

  function takeSaved(nota: StoredNota) {
    dispatch(draftActions.storedTaken({ draftKey, nota }));
    void releasePhotos(nota.id).then(() => sendPhotos(dispatch, ownerOf(user)));
    setDialog(null);
  }

  const locked = readOnly || totals.closed || saving;
  const nota = (
    <NotePanel
      draft={draft}
      totals={totals}
      names={names}
      flash={flash}
      readOnly={readOnly}
      save={saved}
      focus={focus}
      actions={actions}
      ticket={ticket}
    >
      {toast}
    </NotePanel>
  );
  return (
    <>
      <ServicesPanel
        draftKey={draftKey}
        disabled={locked}
        searchBox={searchBox}
        action={!readOnly && <HeldButton count={held.length} disabled={saving} onOpen={() => setDialog({ type: 'espera' })} />}
        onSelect={actions.addService}
      />
      {!phone && nota}
      {phone && (
        <TotalBar
          ref={bar}
          saldo={totals.saldo}
          articulos={pieceCount(draft.lineas)}
          cliente={draft.cliente?.nombre}
          onViewNota={() => setSheet('user')}
        />
      )}
      {phone && sheet && (
        <FullSheet title={TEXTS.nota} ignoresBack={sheet === 'address' && !isModified(draft)} onBack={() => setSheet(null)}>
          {nota}
        </FullSheet>
      )}
      <div role="status" style={VISUALLY_HIDDEN}>
        {announcement}
      </div>
      {dialog && (
        <Dialogs
          draftKey={draftKey}
          dialog={dialog}
          draft={draft}
          totals={totals}
          branchRules={branchRules}
          promises={promises}
          telefono={phone}
          clienteAnchor={clienteButton}
          held={
            <HeldDialog
              held={held}
              branchRules={branchRules}
              canHold={!editing && isModified(draft)}
              onHold={() => {
                setDialog(null);
                hold();
              }}
              onTake={(id) => {
                setDialog(null);
                take(id);
              }}
              onDiscard={discard}
              onClose={close}
            />
          }
          onClose={close}
          onCliente={setCliente}
          onLine={addLine}
          onEmpty={clear}
          onFix={fix}
          onPromised={saved.promiseAnyway}
          onSave={() => {
            setDialog(null);
            saved.request();
          }}
          onSaveMine={saveMine}
          onTakeSaved={takeSaved}
        />
      )}
    </>
  );
}
