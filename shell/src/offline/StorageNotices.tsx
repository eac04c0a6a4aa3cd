import { forgetLost, lostCaptures } from '@lavanda/shared';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { TAB_KEYS, tabNotes } from '../storedNotes';
import { type StorageState, storageState } from './deviceStorage';
import { StorageBanner } from './StorageBanner';
import { TEXTS as T } from './texts';

/** Delay after the page is up before the storage is checked, ms, so that the first section opens undisturbed. */
const AFTER = 5_000;

/**
 * Warns that this device can't store captures without a connection, or has little room for them, until the user closes the
 * warning in this tab. Also says which captures the browser lost, until the user confirms having read it.
 */
export function StorageNotices({ tenant, after = AFTER }: { tenant: string; after?: number }) {
  const [lost, setLost] = useState<ReturnType<typeof lostCaptures> | null>(null);
  const [trouble, setTrouble] = useState<Exclude<StorageState, 'kept'> | null>(null);
  useEffect(() => {
    const look = async () => {
      const state = await storageState();
      const found = lostCaptures(tenant);
      if (found.count > 0) setLost(found);
      if (state === 'kept' || tabNotes.read(TAB_KEYS.storage) === state) return;
      setTrouble(state);
    };
    const clock = setTimeout(() => void look(), after);
    return () => clearTimeout(clock);
  }, [tenant, after]);
  const seen = () => {
    tabNotes.write(TAB_KEYS.storage, trouble);
    setTrouble(null);
  };
  return (
    <>
      {trouble && <StorageBanner state={trouble} onSeen={seen} />}
      {lost && <LostDialog lost={lost} tenant={tenant} onClose={() => setLost(null)} />}
    </>
  );
}

interface LostDialogProps {
  lost: ReturnType<typeof lostCaptures>;
  tenant: string;
  onClose(): void;
}

function LostDialog({ lost, tenant, onClose }: LostDialogProps) {
  const seen = () => {
    forgetLost(tenant);
    onClose();
  };
  return (
    <AppDialog
      opened
      width={520}
      title={T.lostTitle(lost.count)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{T.later}</Button>
          <Button variant="contained" onClick={seen}>
            {T.understood}
          </Button>
        </>
      }
    >
      <Typography sx={{ mb: 3 }}>{T.lostWhy}</Typography>
      {lost.claves.length > 0 && <Typography sx={{ mb: 3, fontWeight: 600 }}>{T.missing(lost.claves)}</Typography>}
      <Typography sx={{ color: 'text.secondary' }}>{T.lostWhatToDo(lost.count)}</Typography>
    </AppDialog>
  );
}
