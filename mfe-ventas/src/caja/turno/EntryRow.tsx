import { useCan } from '@lavanda/shared';
import type { CajaEntry } from '@lavanda/shared/contract/schemas/caja';
import type { MovementKind } from '@lavanda/shared/domain/caja';
import Clave from '@lavanda/shared/ui/display/Clave';
import WaitingChip from '@lavanda/shared/ui/display/WaitingChip';
import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import ShoppingCartOutlined from '@mui/icons-material/ShoppingCartOutlined';
import IconButton from '@mui/material/IconButton';
import type { ElementType } from 'react';
import { Link } from 'react-router-dom';
import type { LocalTimes } from '../layout/localTimes';
import { TURNO_TEXTS as T } from '../texts';
import { describeEntry } from './entry';
import MethodIcon from './MethodIcon';

export const MOVEMENT_ICONS: Readonly<Record<MovementKind, ElementType>> = {
  entrada: ArrowDownwardRounded,
  gasto: ShoppingCartOutlined,
  retiro: ArrowUpwardRounded,
};

interface EntryRowProps {
  entry: CajaEntry;
  times: LocalTimes;
  withPos: boolean;
  /** Opens the options of a movimiento; undefined hides the options button. */
  onOptions?: ((entry: CajaEntry, button: HTMLElement) => void) | undefined;
}

/** Row of a pago or movimiento in a turno's record, with a link to its nota or a button for its options, if there are any. */
export default function EntryRow({ entry, times, withPos, onOptions }: EntryRowProps) {
  const { kind, title, notes, amount, link, isCancellable } = describeEntry(entry, {
    withPos,
    withVoided: useCan('notas.anular'),
  });
  const Icon = kind && MOVEMENT_ICONS[kind];
  const hour = times.hour(entry.momento);
  return (
    <li data-cancelled={entry.cancelado}>
      <span className="hour">{hour}</span>
      <span className="clave">{entry.clave !== '' && <Clave clave={entry.clave} />}</span>
      <span className="icon" data-movement={kind !== null}>
        {Icon ? <Icon aria-hidden /> : <MethodIcon method={entry.metodo} />}
      </span>
      <span className="name">
        <b>{title}</b>
        <small>
          <span className="joined hourToo">{entry.clave === '' && notes.length === 0 ? hour : `${hour} · `}</span>
          {entry.clave !== '' && (
            <span className="joined">
              <Clave clave={entry.clave} />
              {notes.length > 0 && ' · '}
            </span>
          )}
          {notes.join(' · ')}
        </small>
        <WaitingChip id={entry._id} />
      </span>
      <span className="method">{entry.metodo}</span>
      <span className="amount">
        {amount}
        <small className="underAmount">{entry.metodo}</small>
      </span>
      {link ? (
        <IconButton component={Link} to={link.to} aria-label={link.label}>
          <ChevronRightRounded />
        </IconButton>
      ) : (
        isCancellable &&
        onOptions && (
          <IconButton
            aria-haspopup="menu"
            aria-label={T.options(title, amount)}
            onClick={({ currentTarget }) => onOptions(entry, currentTarget)}
          >
            <MoreVertRounded />
          </IconButton>
        )
      )}
    </li>
  );
}
