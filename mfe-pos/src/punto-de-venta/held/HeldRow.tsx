import { useCurrentUser } from '@lavanda/shared';
import { hourIn } from '@lavanda/shared/domain/dates';
import { formatMoney } from '@lavanda/shared/domain/money';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type BranchRules, computeTotals, pieceCount } from '../draft/totals';
import { TEXTS } from '../texts';
import type { HeldNote } from './heldNotes';

const Note = styled(ButtonBase)(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  minHeight: 56,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  padding: '4px 12px',
  borderRadius: theme.radii.m,
  font: 'inherit',
  textAlign: 'left',
  '&:hover': { backgroundColor: theme.vars.palette.primary.tint50 },
  '& b': { display: 'block', fontSize: 16, lineHeight: '20px', overflowWrap: 'anywhere' },
  '& small': { fontSize: 14, lineHeight: '18px', color: theme.vars.palette.text.secondary },
  '& > span:last-of-type': { fontWeight: 700, fontSize: 16, whiteSpace: 'nowrap' },
}));

/** Name shown for a nota on hold: that of its cliente, or a text when the nota has no cliente yet. */
export function nameOf({ draft }: HeldNote): string {
  return draft.cliente?.nombre ?? TEXTS.withoutCliente;
}

interface HeldRowProps {
  note: HeldNote;
  branchRules: BranchRules;
  onTake(): void;
  onDiscard(): void;
}

/** A nota on hold: a button that resumes it, and another that discards it. */
export default function HeldRow({ note, branchRules, onTake, onDiscard }: HeldRowProps) {
  const name = nameOf(note);
  const { zona_horaria: zone } = useCurrentUser().sucursalData;
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center' }}>
      <Note onClick={onTake}>
        <span>
          <b>{name}</b>
          <small>{TEXTS.heldSince(pieceCount(note.draft.lineas), hourIn(zone, new Date(note.since)))}</small>
        </span>
        <span>{formatMoney(computeTotals(note.draft, branchRules).total)}</span>
      </Note>
      <IconButton aria-label={TEXTS.discardNote(name)} onClick={onDiscard}>
        <DeleteOutlineRounded />
      </IconButton>
    </Box>
  );
}
