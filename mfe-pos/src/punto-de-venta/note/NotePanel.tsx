import { hasStage } from '@lavanda/shared/domain/stage';
import { useScanFlash } from '@lavanda/shared/federation/scanFlash';
import NoticeAction from '@lavanda/shared/ui/notice/NoticeAction';
import type { Ticket } from '@lavanda/shared/ui/ticket/useTicket';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useCredit } from '../../credit/useCredit';
import { type Draft, isModified } from '../draft/draft';
import type { NoteTotals } from '../draft/totals';
import type { FocusTargets } from '../keyboard/useFocusTargets';
import { useObserved } from '../observations/useObserved';
import TicketButtons from '../save/TicketButtons';
import type { SaveFlow } from '../save/useSaveFlow';
import { TEXTS } from '../texts';
import ArticleList from './ArticleList';
import NoteHeader from './NoteHeader';
import NoteNotice from './NoteNotice';
import { NotePaper } from './NotePaper';
import NotePayment from './NotePayment';
import NoteSums from './NoteSums';
import NoteTear from './NoteTear';
import type { NoteActions } from './noteActions';
import type { Flash } from './useFlash';

export interface NotePanelProps {
  draft: Draft;
  totals: NoteTotals;
  names: ReadonlyMap<string, string>;
  flash: Flash | null;
  readOnly: boolean;
  save: SaveFlow;
  focus: FocusTargets;
  actions: NoteActions;
  ticket: Ticket;
  /** Notices shown above the nota. */
  above?: ReactNode;
}

/** The nota: header, articles, sums, pago and the save button 'GUARDAR', all visible without scrolling the page. */
export default function NotePanel(props: NotePanelProps) {
  const { draft, totals, readOnly, save, focus, actions } = props;
  const { base } = draft;
  const locked = readOnly || totals.closed || save.saving;
  const edited = isModified(draft);
  const observed = useObserved(draft);
  const lit = useScanFlash();
  const credit = useCredit(draft.cliente?.id ?? null);
  return (
    <NotePaper aria-label={TEXTS.nota} data-lit={lit}>
      {props.above}
      {/* Ticket and notice are hidden while there are unsaved changes, because both would differ from the nota on screen. */}
      {base && !edited && (
        <Box sx={{ mb: 2 }}>
          <TicketButtons
            notaId={base.id}
            ticket={props.ticket}
            onTags={!readOnly && hasStage(base.status) ? () => actions.open({ type: 'piezas' }) : undefined}
          />
          <NoticeAction nota={{ ...base, stage: base.etapa }} variant="outlined" fullWidth sx={{ mt: 2 }} />
        </Box>
      )}
      <NoteHeader
        draft={draft}
        totals={totals}
        credit={credit}
        locked={locked}
        readOnly={readOnly || save.saving}
        missingCliente={save.missingCliente}
        clienteButton={focus.clienteButton}
        actions={actions}
      />
      <NoteNotice draft={draft} readOnly={readOnly} closed={totals.closed} saving={save.saving} />
      <ArticleList
        lineas={draft.lineas}
        saved={base?.lineas ?? []}
        names={props.names}
        locked={locked}
        flash={props.flash}
        actions={actions}
      />
      <NoteTear draft={draft} totals={totals} />
      <NoteSums
        totals={totals}
        percent={draft.descuentoPorcentaje}
        withPagos={(base?.pagos.length ?? 0) > 0}
        editable={!locked && draft.lineas.length > 0}
        observed={observed}
        actions={actions}
      />
      {!readOnly && <NotePayment {...{ draft, totals, credit, edited, save, focus, actions }} />}
    </NotePaper>
  );
}
