import { toCents } from '@lavanda/shared/domain/money';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import StickyFooterSpace from '@lavanda/shared/ui/feedback/StickyFooterSpace';
import { useTicket } from '@lavanda/shared/ui/ticket/useTicket';
import CloseRounded from '@mui/icons-material/CloseRounded';
import RestoreRounded from '@mui/icons-material/RestoreRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Sale } from '../sales/sale';
import { SELECTION_TEXTS as T, VOIDED_TEXTS as V } from '../texts';
import RestoreDialog from '../voided/RestoreDialog';
import type { RestorableNota } from '../voided/useRestore';
import { ACTIONS_ID, backToList } from './place';
import SaleActions from './SaleActions';
import type { Selection } from './useSelection';

interface SelectionBarProps {
  selection: Selection;
  /** True when the selected notas are voided; the only action is then to restore them. */
  voided: boolean;
  /** Opens the confirmation before the selected notas are voided. */
  onRemove(): void;
}

const restorable = ({ id, folio, cliente, fecha: date, voided }: Sale): RestorableNota => ({
  ...{ id, folio, cliente, date },
  returned: toCents(voided?.devuelto ?? 0),
});

/**
 * Bar of actions on the selected sales: void (with permission) and, for a single sale, its ticket and the notice that it is
 * ready. Voided sales can be restored.
 */
export default function SelectionBar({ selection, voided, onRemove }: SelectionBarProps) {
  const { selected } = selection;
  const [asking, setAsking] = useState(false);
  const ticket = useTicket();

  const clear = () => {
    selection.clear();
    backToList(selected.at(-1)?.id);
  };
  const done = () => {
    setAsking(false);
    selection.clear();
    // The focus moves after the dialog has unmounted, because an open dialog traps it.
    setTimeout(() => backToList(undefined));
  };
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    // React also delivers the keys pressed in dialogs that the actions opened; the bar ignores those keys.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (event.key === 'Escape') clear();
    if (step === undefined) return;
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const current = buttons.findIndex((button) => button.matches(':focus'));
    buttons[(current + step + buttons.length) % buttons.length]?.focus();
  };
  const [place] = useState(() => document.getElementById(ACTIONS_ID));
  const actions = (
    <Bar role="toolbar" aria-label={T.actions} aria-keyshortcuts="Control+Home" onKeyDown={keys}>
      <IconButton aria-label={T.clear} color="inherit" onClick={clear}>
        <CloseRounded aria-hidden />
      </IconButton>
      <span className={!voided && selected.length === 1 ? 'cuenta una' : 'cuenta'} role="status">
        {voided ? V.results(selected.length) : T.sales(selected.length)}
      </span>
      {voided ? (
        <>
          <span className="raya" />
          <Button color="inherit" startIcon={<RestoreRounded aria-hidden />} onClick={() => setAsking(true)}>
            {V.restore}
          </Button>
        </>
      ) : (
        <SaleActions selected={selected} ticket={ticket} onRemove={onRemove} />
      )}
    </Bar>
  );
  return (
    <>
      <StickyFooterSpace {...HEIGHT} />
      {place ? createPortal(actions, place) : actions}
      {ticket.element}
      {asking && voided && <RestoreDialog notas={selected.map(restorable)} onCancel={() => setAsking(false)} onRestored={done} />}
    </>
  );
}

/**
 * Height that toasts leave free for the bar, px. On phones it is 12: the bar (76 px) covers the section tabs (64 px), which
 * toasts already leave free. `wideHeight` is for wider screens.
 */
const HEIGHT = { height: 12, wideHeight: 72 } as const;

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.fab,
  left: '50%',
  bottom: 'calc(24px + var(--lavanda-pestanas, 0px))',
  transform: 'translateX(-50%)',
  maxWidth: 'calc(100% - 24px)',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: 8,
  borderRadius: 16,
  backgroundColor: theme.vars.palette.background.inverse,
  color: '#fff',
  fontSize: 15,
  boxShadow: theme.vars.shadows[8],
  '& button:hover': { backgroundColor: 'rgb(255 255 255 / .12)' },
  '& .MuiIconButton-root': { color: 'inherit' },
  '& .cuenta': { padding: '0 12px 0 8px', fontWeight: 700, whiteSpace: 'nowrap' },
  '& .raya': { width: 1, height: 28, margin: '0 4px', backgroundColor: 'rgb(255 255 255 / .28)' },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  [theme.breakpoints.down('lg')]: { '& .largo': VISUALLY_HIDDEN },
  [theme.breakpoints.down('sm')]: {
    left: 0,
    right: 0,
    bottom: 0,
    transform: 'none',
    maxWidth: 'none',
    minHeight: 76,
    padding: '4px 6px',
    gap: 0,
    borderRadius: '16px 16px 0 0',
    zIndex: theme.zIndex.appBar + 1,
    '& .raya': { display: 'none' },
    '& .cuenta': { padding: '0 8px 0 0', fontSize: 14 },
    // The count of a single nota is hidden, because the actions need the room and the row already shows the selection.
    '& .cuenta.una': VISUALLY_HIDDEN,
    '& .MuiButton-root': {
      flex: '1 1 0',
      flexDirection: 'column',
      gap: 4,
      minWidth: 'min-content',
      minHeight: 64,
      padding: '0 2px',
      fontSize: 12.5,
      lineHeight: '15px',
      whiteSpace: 'normal',
    },
    '& .MuiButton-startIcon': { margin: 0 },
    '@media (max-width: 374px)': { '& .cuenta': VISUALLY_HIDDEN, '& .MuiButton-root': { fontSize: 11.5 } },
  },
}));
