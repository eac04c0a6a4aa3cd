import { formatMoney } from '@lavanda/shared/domain/money';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import ConfirmDialog from '@lavanda/shared/ui/dialogs/ConfirmDialog';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Draft, isModified } from '../draft/draft';
import { type BranchRules, computeTotals, pieceCount } from '../draft/totals';
import { TEXTS } from '../texts';
import type { HeldNote } from './heldNotes';
import type { Hold } from './useHold';

export interface HeldDialogProps {
  hold: Hold;
  /** The nota on screen. */
  draft: Draft;
  branchRules: BranchRules;
  onClose(): void;
}

const HOUR = new Intl.DateTimeFormat('es-MX', { hour: '2-digit', minute: '2-digit', hour12: false });

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

/** Dialog of the notas on hold: puts the nota on screen on hold, and resumes or discards another. */
export default function HeldDialog({ hold, draft, branchRules, onClose }: HeldDialogProps) {
  const { held } = hold;
  const canHold = draft.base === null && isModified(draft);
  const [discarding, setDiscarding] = useState<HeldNote | null>(null);

  function holdThis() {
    onClose();
    hold.hold();
  }

  function take({ draft: { id } }: HeldNote) {
    onClose();
    hold.take(id);
  }

  return (
    <>
      <AppDialog
        opened
        title={TEXTS.heldNotes}
        subtitle={TEXTS.heldDetail}
        onClose={onClose}
        actions={
          canHold && (
            <Button variant="contained" autoFocus onClick={holdThis} sx={{ flex: { xs: 1, sm: 'none' } }}>
              {TEXTS.hold}
            </Button>
          )
        }
      >
        {held.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>{TEXTS.noneHeld}</Typography>
        ) : (
          <Box component="ul" aria-label={TEXTS.heldNotes} sx={LIST}>
            {held.map((note) => (
              <HeldRow
                key={note.draft.id}
                note={note}
                branchRules={branchRules}
                onTake={() => take(note)}
                onDiscard={() => setDiscarding(note)}
              />
            ))}
          </Box>
        )}
      </AppDialog>
      {discarding && (
        <DiscardQuestion
          note={discarding}
          onConfirm={() => {
            hold.discard(discarding.draft.id);
            setDiscarding(null);
          }}
          onCancel={() => setDiscarding(null)}
        />
      )}
    </>
  );
}

function nameOf({ draft }: HeldNote): string {
  return draft.cliente?.nombre ?? TEXTS.withoutCliente;
}

interface DiscardQuestionProps {
  note: HeldNote;
  onConfirm(): void;
  onCancel(): void;
}

function DiscardQuestion({ note, onConfirm, onCancel }: DiscardQuestionProps) {
  return (
    <ConfirmDialog
      danger
      question={TEXTS.discardHeld(nameOf(note))}
      consequence={TEXTS.cancelConsequence(note.draft.lineas.length)}
      confirm={TEXTS.discard}
      cancel={TEXTS.keepHeld}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

interface HeldRowProps {
  note: HeldNote;
  branchRules: BranchRules;
  onTake(): void;
  onDiscard(): void;
}

function HeldRow({ note, branchRules, onTake, onDiscard }: HeldRowProps) {
  const name = nameOf(note);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center' }}>
      <Note onClick={onTake}>
        <span>
          <b>{name}</b>
          <small>{TEXTS.heldSince(pieceCount(note.draft.lineas), HOUR.format(note.since))}</small>
        </span>
        <span>{formatMoney(computeTotals(note.draft, branchRules).total)}</span>
      </Note>
      <IconButton aria-label={TEXTS.discardNote(name)} onClick={onDiscard}>
        <DeleteOutlineRounded />
      </IconButton>
    </Box>
  );
}

const LIST = { listStyle: 'none', m: 0, mx: -3, p: 0, '& li + li': { borderTop: 1, borderColor: 'divider' } } as const;
