import { useSession } from '@lavanda/shared';
import type { CajaEntry } from '@lavanda/shared/contract/schemas/caja';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Card } from '../../layout/CajaLayout';
import type { LocalTimes } from '../../layout/localTimes';
import { EntryList } from '../../turno/EntryList';
import EntryRow from '../../turno/EntryRow';

interface CorteEntriesProps {
  title: string;
  detail?: string;
  entries: readonly CajaEntry[];
  times: LocalTimes;
}

/** List on a corte's page of its movimientos, or of what arrived after the corte; draws nothing if there are none. */
export default function CorteEntries({ title, detail, entries, times }: CorteEntriesProps) {
  const session = useSession();
  const id = useId();
  if (entries.length === 0) return null;
  const withPos = session?.permissions.includes('pos') ?? false;
  return (
    <Card aria-labelledby={id} sx={{ overflow: 'hidden' }}>
      <Box sx={{ p: { xs: '12px 12px 8px', lg: '14px 20px 10px' } }}>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        {detail !== undefined && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {detail}
          </Typography>
        )}
      </Box>
      <EntryList>
        {entries.map((entry) => (
          // `fuera` marks an entry that arrived after the corte. The mark would repeat the title of such entries' list.
          <EntryRow key={entry._id} entry={{ ...entry, fuera: null }} times={times} withPos={withPos} />
        ))}
      </EntryList>
    </Card>
  );
}
