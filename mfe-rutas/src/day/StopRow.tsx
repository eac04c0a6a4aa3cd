import type { Chofer, Parada } from '@lavanda/shared/contract/schemas/rutas';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import TwoWheelerOutlined from '@mui/icons-material/TwoWheelerOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { DragEvent } from 'react';
import { TEXTS } from '../texts';
import { isPending, keyOf } from './board';
import DriverBadge from './DriverBadge';
import { dueOf, endOf, type ShownDay, shortErrandOf } from './stopTexts';

export interface StopHands {
  onOpen(stop: Parada): void;
  onFocus(stop: Parada): void;
  /** Moves a stop one place up (-1) or down (1) among the driver's pending stops. */
  onStep(stop: Parada, step: -1 | 1): void;
  onDrag(stop: Parada | null): void;
  /** Called when the dragged stop is dropped onto `over`. */
  onDrop(over: Parada): void;
  canMove: boolean;
}

interface StopRowProps extends StopHands {
  stop: Parada;
  driver: Chofer | null;
  day: ShownDay;
}

/** A stop in the list. Alt with the up or down arrow moves a pending stop by one place; a click opens any stop. */
export default function StopRow({ stop, driver, day, ...handlers }: StopRowProps) {
  const { tipo: kind, estado: state, cliente_name: name, orden: place, problema: problem, minutos_tarde: late } = stop;
  const { hour, detail, isWrong } = endOf(stop, day);
  const due = dueOf(stop);
  const movable = handlers.canMove && isPending(stop);
  const Icon = kind === 'entrega' ? TwoWheelerOutlined : LocalShippingOutlined;
  const over = (event: DragEvent) => handlers.canMove && event.preventDefault();
  return (
    <li onDragOver={over} onDrop={() => handlers.onDrop(stop)}>
      <Row
        data-late={isPending(stop) && late > 0}
        data-done={!isPending(stop)}
        data-stop={keyOf(stop)}
        draggable={movable}
        aria-keyshortcuts={movable ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
        onDragStart={() => handlers.onDrag(stop)}
        onDragEnd={() => handlers.onDrag(null)}
        onFocus={() => handlers.onFocus(stop)}
        onClick={() => handlers.onOpen(stop)}
        onKeyDown={(event) => {
          const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
          if (!event.altKey || !step) return;
          event.preventDefault();
          if (movable) handlers.onStep(stop, step === 1 ? 1 : -1);
        }}
      >
        <DriverBadge driver={driver} done={state === 'hecha'}>
          {state === 'no_estaba' ? '!' : driver && place}
        </DriverBadge>
        <span className="who">
          <b>{name}</b>
          <small>
            <Icon aria-hidden />
            <span>{shortErrandOf(stop)}</span>
            {stop.foto && <PhotoCameraOutlined titleAccess={TEXTS.photo} />}
            {due !== '' && (
              <span className="due">
                {' · '}
                <span className="word">{TEXTS.collect}</span>
                <strong>{due}</strong>
              </span>
            )}
          </small>
          {problem !== '' && <em>{problem}</em>}
        </span>
        <span className="end">
          {hour !== '' && <b>{hour}</b>}
          <span data-wrong={isWrong && !(isPending(stop) && late > 0)}>{detail}</span>
        </span>
      </Row>
    </li>
  );
}

const Row = styled(ButtonBase)(({ theme }) => {
  const { palette } = theme.vars;
  return {
    display: 'grid',
    gridTemplateColumns: '26px minmax(0, 1fr) auto',
    gap: '0 12px',
    alignItems: 'center',
    width: '100%',
    minHeight: 58,
    padding: '6px 16px',
    borderTop: `1px solid ${palette.divider}`,
    font: 'inherit',
    textAlign: 'left',
    '&[draggable="true"]': { cursor: 'grab' },
    '&:hover': { backgroundColor: palette.primary.tint50 },
    '& b': { display: 'block', fontWeight: 600, fontSize: 16, lineHeight: '20px' },
    '& .who > b, & small > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& small': {
      display: 'flex',
      alignItems: 'center',
      gap: 5,
      fontSize: 13.5,
      lineHeight: '18px',
      color: palette.text.secondary,
    },
    '& small svg': { fontSize: 15, flex: 'none' },
    '& small > .due': { flex: 'none', overflow: 'visible', whiteSpace: 'pre', marginLeft: -5 },
    '& strong': { color: palette.text.primary, fontWeight: 700 },
    '& em': { display: 'block', fontStyle: 'normal', fontSize: 13.5, lineHeight: '18px', color: palette.error.main },
    '& .end': { textAlign: 'right', fontSize: 14, lineHeight: '18px', color: palette.text.secondary, whiteSpace: 'nowrap' },
    '& .end b': { fontSize: 15, fontWeight: 700, color: palette.text.primary },
    '& [data-wrong="true"]': { color: palette.error.main, fontWeight: 600 },
    '&[data-late="true"]': { backgroundColor: palette.warning.light },
    '&[data-late="true"] .end, &[data-late="true"] .end b': { color: palette.warning.main },
    '&[data-done="true"] b': { color: palette.text.secondary },
    [theme.breakpoints.down('lg')]: { padding: '8px 12px' },
    // On a phone the word before the amount to collect is hidden, because the row has room only for street and amount.
    [theme.breakpoints.down('sm')]: { '& .word': { display: 'none' } },
  };
});
