import { useSession } from '@lavanda/shared';
import type { CajaEntry } from '@lavanda/shared/contract/schemas/caja';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { LocalTimes } from '../layout/localTimes';
import { TURNO_TEXTS as T } from '../texts';
import { EntryList } from './EntryList';
import EntryRow from './EntryRow';

interface LateEntriesProps {
  entries: readonly CajaEntry[];
  times: LocalTimes;
}

/**
 * Button with the number of entries that arrived after the last corte or without an open turno; it opens their list. Their cash
 * is part of the fondo that the next opening counts.
 */
export default function LateEntries({ entries, times }: LateEntriesProps) {
  const [opened, setOpened] = useState(false);
  const session = useSession();
  const withPos = session?.permissions.includes('pos') ?? false;
  if (entries.length === 0) return null;
  return (
    <>
      <Button onClick={() => setOpened(true)} aria-haspopup="dialog" sx={{ ml: -4, alignSelf: 'start' }}>
        {T.late(entries.length)}
      </Button>
      <AppDialog opened={opened} title={T.lateTitle} subtitle={T.lateDetail} width={720} onClose={() => setOpened(false)}>
        <EntryList sx={{ mx: -3 }}>
          {entries.map((entry) => (
            <EntryRow key={entry._id} entry={entry} times={times} withPos={withPos} />
          ))}
        </EntryList>
      </AppDialog>
    </>
  );
}
