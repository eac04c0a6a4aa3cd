import { forgetLost, lostCaptures, useToast } from '@lavanda/shared';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { TAB_KEYS, tabNotes } from '../storedNotes';
import { storageState } from './deviceStorage';
import { TEXTS as T } from './texts';

/** How long after the page is up the storage is looked at, ms: the first section opens undisturbed. */
const AFTER = 5_000;

/** How long it is told that this device can't work without a connection, ms: no work has to stop for it. */
const SHOWN = 30_000;

/** Says once in a tab that this device can't work without a connection, and until it is seen what its browser lost. */
export function StorageNotices({ tenant, after = AFTER }: { tenant: string; after?: number }) {
  const [lost, setLost] = useState<ReturnType<typeof lostCaptures> | null>(null);
  const toast = useRef(useToast());
  useEffect(() => {
    const look = async () => {
      const state = await storageState();
      const found = lostCaptures(tenant);
      if (found.count > 0) setLost(found);
      if (state === 'kept' || tabNotes.read(TAB_KEYS.storage) === state) return;
      tabNotes.write(TAB_KEYS.storage, state);
      toast.current(state === 'short' ? T.short : T.forbidden, 'info', { text: T.understood, ms: SHOWN, run: () => undefined });
    };
    const clock = setTimeout(() => void look(), after);
    return () => clearTimeout(clock);
  }, [tenant, after]);
  if (!lost) return null;
  const seen = () => {
    forgetLost(tenant);
    setLost(null);
  };
  return (
    <AppDialog
      opened
      width={520}
      title={T.lostTitle(lost.count)}
      onClose={() => setLost(null)}
      actions={
        <>
          <Button onClick={() => setLost(null)}>{T.later}</Button>
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
