import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import ConfirmDialog from '@lavanda/shared/ui/dialogs/ConfirmDialog';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Draft, isModified } from '../draft/draft';
import type { BranchRules } from '../draft/totals';
import { TEXTS } from '../texts';
import HeldRow, { nameOf } from './HeldRow';
import type { HeldNote } from './heldNotes';
import type { Hold } from './useHold';

export interface HeldDialogProps {
  hold: Hold;
  /** The nota on screen. */
  draft: Draft;
  branchRules: BranchRules;
  onClose(): void;
}

/** Dialog of the notas on hold: puts the nota on screen on hold, and resumes or discards another. */
export default function HeldDialog({ hold, draft, branchRules, onClose }: HeldDialogProps) {
  const { held } = hold;
  const canHold = draft.base === null && isModified(draft);
  const [discarding, setDiscarding] = useState<HeldNote | null>(null);

  function holdThis() {
    onClose();
    void hold.hold();
  }

  function take({ draft: { id } }: HeldNote) {
    onClose();
    void hold.take(id);
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

const LIST = { listStyle: 'none', m: 0, mx: -3, p: 0, '& li + li': { borderTop: 1, borderColor: 'divider' } } as const;
