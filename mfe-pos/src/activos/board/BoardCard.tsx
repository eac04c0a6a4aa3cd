import { notaMark } from '@lavanda/shared/domain/clave';
import type { LocalDay } from '@lavanda/shared/domain/dates';
import { piecesText } from '@lavanda/shared/domain/pieces';
import Clave from '@lavanda/shared/ui/display/Clave';
import WaitingChip from '@lavanda/shared/ui/display/WaitingChip';
import BoltRounded from '@mui/icons-material/BoltRounded';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import TwoWheelerRounded from '@mui/icons-material/TwoWheelerRounded';
import { type KeyboardEvent, memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { leftToDo } from '../../handOver/pending';
import type { StoredNota } from '../../notas/nota';
import type { ActiveCard } from '../groupNotas';
import { TEXTS } from '../texts';
import type { CardActions } from '../useLastingActions';
import { BoardPaper } from './BoardPaper';
import CardFoot from './CardFoot';
import { dragOf } from './cardDrag';
import { shortDay } from './columns';
import MainButton from './MainButton';
import { PlaceChip } from './PlaceChip';
import { BOARD_TEXTS as T } from './texts';

const STEP: Record<string, 1 | -1> = { ArrowRight: 1, ArrowLeft: -1 };

interface BoardCardProps extends CardActions {
  card: ActiveCard;
  today: LocalDay;
  /** When the cliente was notified, such as '10:42' or 'ayer 18:05'; null for never. */
  told: string | null;
  /** True while the notice to the cliente is being sent. */
  telling: boolean;
  closing: boolean;
  /** True while a capture of this nota is in this device's queue, unsent or refused. */
  waits: boolean;
  /** True for the card that was moved last. */
  moved: boolean;
}

/** Card of the board: a link to the nota, its buttons, and arrow keys that move the nota to the previous or next stage. */
function BoardCard({ card, today, told, telling, closing, waits, moved, ...actions }: BoardCardProps) {
  const { nota, delay } = card;
  const { etapa: stage, lugar: place } = nota;
  const left = leftToDo(nota);
  function onKey(event: KeyboardEvent) {
    const step = STEP[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    actions.onStep(nota, step);
  }
  return (
    <BoardPaper
      data-overdue={delay !== null}
      data-moved={moved}
      data-menu={stage !== null}
      onKeyDown={onKey}
      {...(stage !== null && dragOf(nota.id))}
    >
      <div className="head">
        <h3>
          <Link to={`/app/pos/${nota.id}`} draggable={false}>
            {nota.clienteNombre}
          </Link>
        </h3>
        {place === '' ? <NotaNumber nota={nota} /> : <PlaceChip title={T.placeOf(place)}>{place}</PlaceChip>}
        {waits && <WaitingChip id={nota.id} />}
        <Facts card={card} today={today} />
        {left !== '' && (
          <p className="facts">
            <span className="late">{left}</span>
          </p>
        )}
      </div>
      <div className="foot">
        <CardFoot nota={nota} told={told} sending={telling} onTell={actions.onTell} />
        <MainButton nota={nota} closing={closing} {...actions} />
      </div>
      {stage !== null && (
        <button
          type="button"
          className="more"
          aria-haspopup="menu"
          aria-label={T.more(nota.clienteNombre)}
          onClick={({ currentTarget }) => actions.onMenu(nota, currentTarget)}
        >
          <MoreVertRounded />
        </button>
      )}
    </BoardPaper>
  );
}

// The card is memoized, because the page may have hundreds of cards and renders again for each filter and each dialog.
export default memo(BoardCard);

/**
 * Facts of a nota: day, express, pieces and delivery. Its clave or folio, usually beside the name, is here when the place on the
 * rack stands there.
 */
function Facts({ card, today }: Pick<BoardCardProps, 'card' | 'today'>) {
  const { nota, delay } = card;
  return (
    <p className="facts">
      <span className={delay === null ? (card.day === today ? 'today' : undefined) : 'late'}>{shortDay(card, today)}</span>
      {nota.express && (
        <Fact title={T.express}>
          <BoltRounded />
        </Fact>
      )}
      {nota.bultos > 0 && (
        <span role="img" aria-label={piecesText(nota.bultos)} title={piecesText(nota.bultos)}>
          <LocalOfferOutlined />
          {nota.bultos}
          <span className="word">{T.pieceUnit}</span>
        </span>
      )}
      <Fact title={nota.aDomicilio ? TEXTS.activos.aDomicilio : TEXTS.activos.inSucursal} word>
        {nota.aDomicilio ? <TwoWheelerRounded /> : <StorefrontOutlined />}
      </Fact>
      {nota.lugar !== '' && <NotaNumber nota={nota} />}
    </p>
  );
}

function NotaNumber({ nota }: { nota: StoredNota }) {
  return (
    <span className="folio">
      <Clave clave={notaMark(nota)} />
    </span>
  );
}

/** A fact of the nota as an icon; with `word`, its text is shown too where the column is wide enough. */
function Fact({ title, word = false, children }: { title: string; word?: boolean; children: ReactNode }) {
  return (
    <span role="img" aria-label={title} title={title}>
      {children}
      {word && <span className="word">{title}</span>}
    </span>
  );
}
