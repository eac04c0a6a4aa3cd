import { type AppDispatch, discardEntry, type Entry, retryEntry } from '@lavanda/shared';
import { can, type Role } from '@lavanda/shared/domain/roles';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import ConflictChoice, { type Decision } from './ConflictChoice';
import { storedNota } from './resolveConflict';
import { TEXTS as T } from './texts';

interface AttentionDialogProps {
  entry: Entry;
  role: Role;
  onClose(): void;
}

/** What to do with an entry that the server refused: with a nota that changed elsewhere, which of the two stays. */
export default function AttentionDialog({ entry, role, onClose }: AttentionDialogProps) {
  const dispatch = useDispatch<AppDispatch>();
  const stored = storedNota(entry);
  const [decision, setDecision] = useState<Decision | null>(null);
  const mayDiscard = can(role, 'notas.anular') || entry.label.amount === null;
  const { name } = entry.label;

  const decide = () => {
    if (!decision) return;
    onClose();
    void dispatch(decision.body === null ? discardEntry(entry) : retryEntry(entry, decision.body));
  };
  return (
    <AppDialog
      opened
      width={stored ? 780 : 480}
      title={stored ? T.changedElsewhere(name) : T.refusedOf(name)}
      subtitle={stored ? T.changedDetail : undefined}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{T.later}</Button>
          {stored ? (
            <Button variant="contained" disabled={!decision} onClick={decide}>
              {decision?.name ?? T.saveMine}
            </Button>
          ) : (
            <>
              <Button
                color="error"
                disabled={!mayDiscard}
                onClick={() => {
                  onClose();
                  void dispatch(discardEntry(entry));
                }}
              >
                {T.discard}
              </Button>
              <Button
                variant="contained"
                onClick={() => {
                  onClose();
                  void dispatch(retryEntry(entry));
                }}
              >
                {T.retry}
              </Button>
            </>
          )}
        </>
      }
    >
      {stored ? (
        <ConflictChoice entry={entry} stored={stored} chosen={decision} onChoose={setDecision} />
      ) : (
        <>
          <Typography sx={{ mb: 3 }}>{entry.refusal?.problem.detail}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>{mayDiscard ? T.discardDetail : T.mayNotDiscard}</Typography>
        </>
      )}
    </AppDialog>
  );
}
