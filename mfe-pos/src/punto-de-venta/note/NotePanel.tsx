import { TO_COLLECT } from '@lavanda/shared/domain/nota';
import { hasStage } from '@lavanda/shared/domain/stage';
import { useScanFlash } from '@lavanda/shared/federation/scanFlash';
import Clave from '@lavanda/shared/ui/display/Clave';
import Tear from '@lavanda/shared/ui/display/Tear';
import NoticeAction from '@lavanda/shared/ui/notice/NoticeAction';
import ReopenButton from '@lavanda/shared/ui/reopen/ReopenButton';
import type { Ticket } from '@lavanda/shared/ui/ticket/useTicket';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import type { ReactNode, RefObject } from 'react';
import CreditLine from '../../credit/CreditLine';
import { useCredit } from '../../credit/useCredit';
import { unclosedOf } from '../../handOver/pending';
import type { StoredNota } from '../../notas/nota';
import { type Draft, domicilioOf, isModified } from '../draft/draft';
import type { NoteTotals } from '../draft/totals';
import { useObserved } from '../observations/useObserved';
import TicketButtons from '../save/TicketButtons';
import { TEXTS } from '../texts';
import ArticleList from './ArticleList';
import NoteFooter from './NoteFooter';
import NoteHeader from './NoteHeader';
import { NotePaper } from './NotePaper';
import NoteSums from './NoteSums';
import type { NoteActions } from './noteActions';
import PaymentChoice from './PaymentChoice';
import type { Flash } from './useFlash';

/** Refs of the elements to which shortcuts and focus rules move the focus. */
export interface NoteAnchors {
  clienteButton: RefObject<HTMLButtonElement | null>;
  paymentGroup: RefObject<HTMLDivElement | null>;
  cashField: RefObject<HTMLInputElement | null>;
  saveButton: RefObject<HTMLButtonElement | null>;
}

export interface NotePanelProps {
  draft: Draft;
  totals: NoteTotals;
  names: ReadonlyMap<string, string>;
  flash: Flash | null;
  readOnly: boolean;
  missingCliente: boolean;
  shortOfCash: boolean;
  saving: boolean;
  error: string | null;
  anchors: NoteAnchors;
  actions: NoteActions;
  ticket: Ticket;
  /** Shown above the nota: the phone's back button, the recovered draft notice. */
  children?: ReactNode;
}

function noticeFor({ base }: Draft, readOnly: boolean, closed: boolean): string | null {
  if (readOnly) return TEXTS.readOnly;
  if (closed) return TEXTS.closed;
  const unclosed = base ? unclosedOf(base) : '';
  if (unclosed !== '') return unclosed;
  const timeWindow = base?.status === TO_COLLECT ? base.recoleccion : null;
  return timeWindow && TEXTS.toReceive(timeWindow.horaInicio, timeWindow.horaFinal);
}

function reopenable({ id, version, folio, clienteNombre: name, ajuste: adjustment, status }: StoredNota) {
  return { id, version, folio, name, adjusted: adjustment > 0, status };
}

/** Text on the tear line: 'Nota 10483 · B412 · Entrega ...'; null for a new nota without articles. */
function centerOf({ base }: Draft, { promiseDate }: NoteTotals, withLines: boolean): ReactNode {
  const delivery = withLines ? TEXTS.delivery(promiseDate) : null;
  if (!base) return delivery;
  return (
    <>
      {TEXTS.folio(base.folio)}
      {base.clave && (
        <>
          {' · '}
          <Clave clave={base.clave} />
        </>
      )}
      {delivery && ` · ${delivery}`}
    </>
  );
}

/** The nota: header, articles, sums, pago and GUARDAR, all visible without scrolling the page. */
export default function NotePanel(props: NotePanelProps) {
  const { draft, totals, readOnly, saving, actions, anchors } = props;
  const locked = readOnly || totals.closed || saving;
  const toast = noticeFor(draft, readOnly, totals.closed);
  const edited = isModified(draft);
  const observed = useObserved(draft);
  const lit = useScanFlash();
  const credit = useCredit(draft.cliente?.id ?? null);
  const withLines = draft.lineas.length > 0;
  const center = centerOf(draft, totals, withLines);
  return (
    <NotePaper aria-label={TEXTS.nota} data-lit={lit}>
      {props.children}
      {/* Hidden while there are unsaved changes, because the ticket would differ from the nota on screen. */}
      {draft.base && !edited && (
        <Box sx={{ mb: 2 }}>
          <TicketButtons
            notaId={draft.base.id}
            ticket={props.ticket}
            onTags={!readOnly && hasStage(draft.base.status) ? () => actions.open({ type: 'piezas' }) : undefined}
          />
          <NoticeAction nota={{ ...draft.base, stage: draft.base.etapa }} variant="outlined" fullWidth sx={{ mt: 2 }} />
        </Box>
      )}
      <NoteHeader
        cliente={draft.cliente}
        credit={credit}
        fecha={totals.fecha}
        promiseDate={totals.promiseDate}
        factura={draft.factura}
        aDomicilio={draft.aDomicilio}
        domicilio={domicilioOf(draft)}
        express={draft.express}
        locked={locked}
        readOnly={readOnly || saving}
        missingCliente={props.missingCliente}
        clienteButton={anchors.clienteButton}
        actions={actions}
      />
      {toast && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            mt: 2,
            p: '8px 12px',
            borderRadius: '10px',
            bgcolor: 'info.light',
            color: 'info.main',
            fontSize: 14,
            lineHeight: '18px',
          }}
        >
          <InfoOutlined aria-hidden sx={{ fontSize: 18 }} />
          <Box component="span" sx={{ flex: 1 }}>
            {toast}
          </Box>
          {draft.base && !saving && <ReopenButton nota={reopenable(draft.base)} color="inherit" sx={{ my: -3, mr: -2, px: 2 }} />}
        </Box>
      )}
      <ArticleList
        lineas={draft.lineas}
        saved={draft.base?.lineas ?? []}
        names={props.names}
        locked={locked}
        flash={props.flash}
        actions={actions}
      />
      <Tear sx={{ m: center ? '8px calc(-1 * var(--margen)) 6px' : '4px calc(-1 * var(--margen)) 10px', zIndex: 1 }}>
        {center}
      </Tear>
      <NoteSums
        totals={totals}
        percent={draft.descuentoPorcentaje}
        withPagos={(draft.base?.pagos.length ?? 0) > 0}
        editable={!locked && withLines}
        observed={observed}
        actions={actions}
      />
      {!readOnly && (
        <>
          <CreditLine
            credit={credit}
            applied={totals.credit}
            saldo={totals.saldo}
            disabled={saving}
            onApply={(apply) => actions.applyCredit(apply ? credit : null)}
          />
          <PaymentChoice
            pago={draft.pago}
            closed={totals.closed}
            settled={totals.saldo - totals.credit <= 0}
            charge={totals.charge}
            subtraction={draft.pago.tipo === 'sin' ? 0 : totals.subtraction}
            disabled={saving}
            group={anchors.paymentGroup}
            cashField={anchors.cashField}
            shortOfCash={props.shortOfCash}
            actions={actions}
          />
          <NoteFooter
            saldo={totals.saldo}
            edited={edited}
            saving={saving}
            error={props.error}
            button={anchors.saveButton}
            actions={actions}
          />
        </>
      )}
    </NotePaper>
  );
}
