import type { Entry } from '@lavanda/shared';
import type { User } from '@lavanda/shared/contract/schemas/auth';
import { can } from '@lavanda/shared/domain/roles';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import ClienteChoice from './ClienteChoice';
import ConflictChoice from './ConflictChoice';
import { storedCliente } from './resolveCliente';
import { storedNota } from './resolveConflict';
import { TEXTS as T } from './texts';
import { useSettleEntry } from './useSettleEntry';
import type { Decision } from './WaysOut';
import { changeOf } from './whoSaved';

interface AttentionDialogProps {
  entry: Entry;
  /** Earlier entries of the same nota that the decision about `entry` settles too, because `entry` has the whole nota. */
  settles: readonly Entry[];
  user: User;
  onClose(): void;
}

/**
 * Asks what to do with an entry of the queue, a capture that the server refused. If its nota or cliente was changed elsewhere,
 * it shows both versions and the ways out.
 */
export default function AttentionDialog({ entry, settles, user, onClose }: AttentionDialogProps) {
  const nota = storedNota(entry);
  const cliente = storedCliente(entry);
  const [decision, setDecision] = useState<Decision | null>(null);
  const { busy, failure, retry, discard } = useSettleEntry(entry, settles, onClose);
  const isConflict = nota !== null || cliente !== null;
  const mayDiscard = can(user.rol, 'notas.anular') || entry.label.amount === null;
  const { name } = entry.label;
  const changed = nota ? T.changedElsewhere(name) : T.clienteChanged(name);

  return (
    <AppDialog
      opened
      busy={busy}
      width={isConflict ? 780 : 480}
      title={isConflict ? changed : T.refusedOf(name)}
      subtitle={nota ? changeOf(entry, nota, user) : cliente ? T.changedDetail : undefined}
      onClose={onClose}
      actions={
        isConflict ? (
          <>
            <Later onClose={onClose} busy={busy} />
            <Button
              variant="contained"
              disabled={!decision || busy}
              // A decision without a body means that the stored version has all the entry's money, so discarding drops none.
              onClick={() => decision && void (decision.body === null ? discard(null) : retry(decision.body))}
            >
              {decision?.name ?? T.saveMine}
            </Button>
          </>
        ) : (
          <>
            <Later onClose={onClose} busy={busy} />
            <Button color="error" disabled={!mayDiscard || busy} onClick={() => void discard()}>
              {T.discard}
            </Button>
            <Button variant="contained" disabled={busy} onClick={() => void retry()}>
              {T.retry}
            </Button>
          </>
        )
      }
    >
      {nota && <ConflictChoice entry={entry} stored={nota} user={user} chosen={decision} onChoose={setDecision} />}
      {cliente && <ClienteChoice entry={entry} stored={cliente} chosen={decision} onChoose={setDecision} />}
      {!isConflict && (
        <>
          <Typography sx={{ mb: 3 }}>{entry.refusal?.problem.detail}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>{mayDiscard ? T.discardDetail : T.mayNotDiscard}</Typography>
        </>
      )}
      {failure && (
        <Alert severity="error" sx={{ mt: 4 }}>
          {failure}
        </Alert>
      )}
    </AppDialog>
  );
}

function Later({ busy, onClose }: { busy: boolean; onClose(): void }) {
  return (
    <Button disabled={busy} onClick={onClose}>
      {T.later}
    </Button>
  );
}
