import { type AppDispatch, useCan, useCurrentUser, useServiciosQuery } from '@lavanda/shared';
import { PENDING_FOLIO } from '@lavanda/shared/domain/clave';
import SidePanelSpace from '@lavanda/shared/ui/feedback/SidePanelSpace';
import { useBusy } from '@lavanda/shared/ui/feedback/useBusy';
import type { Ticket } from '@lavanda/shared/ui/ticket/useTicket';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useClienteInAddress } from '../clientes/useClienteInAddress';
import { useKnownCredit } from '../credit/useCredit';
import type { StoredNota } from '../notas/nota';
import { forgetPhotos } from '../photos/pendingPhotos';
import UnsentPhotos from '../photos/UnsentPhotos';
import Counter from './Counter';
import IdleDialogs from './dialogs/IdleDialogs';
import { discardDraft } from './draft/discardDraft';
import { type Draft, isModified } from './draft/draft';
import { RecoveredNotice } from './draft/RecoveredNotice';
import { useBranchRules } from './draft/useBranchRules';
import { useDraft } from './draft/useDraft';
import { NOTE_WIDTHS, PosLayout } from './PosLayout';
import { ElsewhereNotice } from './presence/ElsewhereNotice';
import { useOthers } from './presence/useOthers';
import { useKeptProposal } from './promise/useKeptProposal';
import { usePromises } from './promise/usePromises';
import type { SavedNota } from './save/outcome';

export interface NotaAtCounterProps {
  draftKey: string;
  nota: StoredNota | null;
  /** Fetches the stored nota again; absent for a new nota. */
  reload?: () => void;
  round: number;
  ticket: Ticket;
  onSaved(saved: SavedNota): void;
  onEmptied(): void;
}

/** Gives the draft the folio that its nota got after the draft was made: a folio changes neither version nor content. */
function withFolio(draft: Draft | undefined, nota: StoredNota | null): Draft | undefined {
  if (draft?.base?.folio !== PENDING_FOLIO || !nota || nota.folio === PENDING_FOLIO) return draft;
  return { ...draft, base: { ...draft.base, folio: nota.folio } };
}

/** The counter with the draft of one nota, new or stored, and the notices about that nota. */
export default function NotaAtCounter({ draftKey, nota, reload, ...rest }: NotaAtCounterProps) {
  const { _id: user, tenantData } = useCurrentUser();
  const usualRules = useBranchRules();
  const { data: servicios } = useServiciosQuery();
  const readOnly = !useCan('notas.cambiar');
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const dispatch = useDispatch<AppDispatch>();
  const { draft: opened, recovered, notified } = useDraft(draftKey, nota, reload);
  // The draft is memoized, because effects that depend on it or on a part of it run again for each new object.
  const draft = useMemo(() => withFolio(opened, nota), [opened, nota]);
  const promises = usePromises(draft, usualRules.today, readOnly);
  const credit = useKnownCredit(draft?.cliente?.id ?? null);
  const branchRules = { ...usualRules, agenda: promises.agenda, credit };
  useKeptProposal(draftKey, draft, branchRules);
  const edited = draft !== undefined && isModified(draft);
  useBusy(edited);
  const others = useOthers(readOnly ? null : (nota?.id ?? null));
  const changedElsewhere = edited && nota !== null && draft.base !== null && draft.base.version < nota.version;
  const session = { tenant: tenantData._id, usuario: user };
  useClienteInAddress(draftKey, session, draft !== undefined && nota === null && !readOnly);

  const discard = () => {
    notified();
    if (draft) void forgetPhotos(draft.id);
    discardDraft(dispatch, draftKey);
  };
  return (
    <PosLayout data-full-screen>
      <SidePanelSpace widths={NOTE_WIDTHS} />
      {/* On phones a save closes the nota's sheet, so the notice about unsent photos is outside the sheet. */}
      {!readOnly && phone && <UnsentPhotos />}
      {draft && (
        <Counter
          draftKey={draftKey}
          draft={draft}
          branchRules={branchRules}
          promises={promises}
          servicios={servicios}
          session={session}
          readOnly={readOnly}
          onPhone={phone}
          {...rest}
          notices={
            <>
              {!readOnly && <ElsewhereNotice names={others} changed={changedElsewhere} />}
              {recovered && edited && <RecoveredNotice onDiscard={discard} />}
              {!readOnly && !phone && <UnsentPhotos />}
            </>
          }
        />
      )}
      {!readOnly && <IdleDialogs onPhone={phone} />}
    </PosLayout>
  );
}
