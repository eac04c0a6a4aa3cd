import { TO_COLLECT } from '@lavanda/shared/domain/nota';
import { ELLIPSIS } from '@lavanda/shared/ui/display/ellipsis';
import WaitingChip from '@lavanda/shared/ui/display/WaitingChip';
import CheckroomRounded from '@mui/icons-material/CheckroomRounded';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import TwoWheelerRounded from '@mui/icons-material/TwoWheelerRounded';
import CircularProgress from '@mui/material/CircularProgress';
import { memo } from 'react';
import { leftToDo } from '../handOver/pending';
import type { StoredNota } from '../notas/nota';
import AmountsFooter from './AmountsFooter';
import NoticeButton from './board/NoticeButton';
import StageChip from './board/StageChip';
import TagsChip from './board/TagsChip';
import { BOARD_TEXTS } from './board/texts';
import { Card } from './Card';
import CardHeading from './CardHeading';
import type { ActiveCard } from './groupNotas';
import { TEXTS } from './texts';
import type { CardActions } from './useLastingActions';
import WindowFooter from './WindowFooter';

const T = TEXTS.activos;

/** The address has its own line under the day, cut to the card's width. */
const ADDRESS = {
  display: 'block',
  clear: 'both',
  color: 'var(--mui-palette-text-secondary)',
  fontWeight: 400,
  ...ELLIPSIS,
} as const;

const OWN_LINE = { display: 'block', clear: 'both' } as const;

const PENDING = { ...ADDRESS, color: 'var(--mui-palette-error-main)', fontWeight: 600 } as const;

interface NotaCardProps extends ActiveCard, Omit<CardActions, 'onMove'> {
  /** When the cliente was notified, such as '10:42' or 'ayer 18:05'; null for never. */
  told: string | null;
  /** True while the notice to the cliente is being sent. */
  telling: boolean;
  closing: boolean;
  /** True while a capture of this nota is in this device's queue, unsent or refused. */
  waits: boolean;
}

/** Card of an active nota. Its link to the point of sale and its buttons are siblings, because links can't contain buttons. */
function NotaCard({ nota, dayText, delay, told, telling, closing, waits, ...actions }: NotaCardProps) {
  const recoleccion = nota.status === TO_COLLECT;
  const left = leftToDo(nota);
  return (
    <Card data-overdue={delay !== null} data-recoleccion={recoleccion} data-menu={nota.etapa !== null}>
      <CardHeading nota={nota} icon={recoleccion ? <LocalShippingOutlined /> : <CheckroomRounded />} />
      <p className="datos">
        {dayText}
        <Delay days={delay} />
        <span className="lugar" data-delivered={nota.aDomicilio && !recoleccion}>
          {nota.aDomicilio ? <TwoWheelerRounded /> : <StorefrontOutlined />}
          <span className={recoleccion ? undefined : 'leido'}>{nota.aDomicilio ? T.aDomicilio : T.inSucursal}</span>
          <TagsChip nota={nota} onPieces={actions.onPieces} />
          <StageChip nota={nota} onStep={actions.onStep} />
        </span>
        {waits && (
          <span style={OWN_LINE}>
            <WaitingChip id={nota.id} />
          </span>
        )}
        {left !== '' && <span style={PENDING}>{left}</span>}
        {nota.domicilio && <span style={ADDRESS}>{nota.domicilio.descripcion}</span>}
      </p>
      <div className="pie">
        {recoleccion ? <WindowFooter timeWindow={nota.recoleccion} /> : <AmountsFooter total={nota.total} saldo={nota.saldo} />}
      </div>
      {nota.etapa === 'lista' && (
        <div className="aviso">
          <NoticeButton nota={nota} told={told} sending={telling} onTell={actions.onTell} />
        </div>
      )}
      <CardButtons nota={nota} closing={closing} {...actions} />
    </Card>
  );
}

// The card is memoized, because the page may have hundreds of cards and renders again for each filter and each dialog.
export default memo(NotaCard);

type CardButtonsProps = { nota: StoredNota; closing: boolean } & Omit<CardActions, 'onMove'>;

/** The buttons of a card: receive or close the nota, move it to any stage, print its ticket. */
function CardButtons({ nota, closing, onReceive, onClose, onMenu, onPrint }: CardButtonsProps) {
  const { clienteNombre: name, folio } = nota;
  if (nota.status === TO_COLLECT) {
    return (
      <button type="button" data-main data-tonal="true" onClick={() => onReceive(nota)} aria-label={T.receiveFrom(name)}>
        {T.receive}
      </button>
    );
  }
  return (
    <>
      <button type="button" data-main onClick={() => onClose(nota)} disabled={closing} aria-label={T.closeNotaOf(name)}>
        {closing && <CircularProgress size={16} color="inherit" aria-hidden />}
        {closing ? T.closing : T.closeNota}
      </button>
      {nota.etapa !== null && (
        <button
          type="button"
          className="more"
          aria-haspopup="menu"
          aria-label={BOARD_TEXTS.more(name)}
          onClick={({ currentTarget }) => onMenu(nota, currentTarget)}
        >
          <MoreVertRounded />
        </button>
      )}
      <button type="button" className="imprimir" onClick={() => onPrint(nota)} aria-label={T.printOf(name, folio)}>
        <PrintOutlined />
      </button>
    </>
  );
}

/**
 * Shows how late a nota is (' · 3 días'); screen readers hear ', atrasada 3 días'. A delay of 0 days (a recoleccion whose
 * window passed today) is announced to screen readers only.
 */
function Delay({ days }: { days: number | null }) {
  if (days === null) return null;
  if (days === 0) return <span className="leido">{T.late}</span>;
  return <span role="img" aria-label={T.overdue(days)}>{` · ${T.days(days)}`}</span>;
}
