import { useSession } from '@lavanda/shared';
import type { CajaEntry, CajaState, Turno } from '@lavanda/shared/contract/schemas/caja';
import EmptyState from '@lavanda/shared/ui/feedback/EmptyState';
import Segmented from '@lavanda/shared/ui/fields/Segmented';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Card } from '../layout/CajaLayout';
import type { LocalTimes } from '../layout/localTimes';
import { useOnPhone } from '../layout/useOnPhone';
import { TURNO_TEXTS as T } from '../texts';
import { EntryList } from './EntryList';
import EntryRow from './EntryRow';
import MoreEntries from './MoreEntries';
import { useGrowingRecord } from './useGrowingRecord';

type Shown = keyof typeof T.empty;

const isPago = ({ tipo: kind }: CajaEntry) => kind === 'pago' || kind === 'reversa';

const PASSES: Readonly<Record<Shown, (entry: CajaEntry) => boolean>> = {
  all: () => true,
  pagos: isPago,
  movimientos: (entry) => !isPago(entry),
};

interface RecordProps {
  state: CajaState;
  turno: Turno;
  times: LocalTimes;
  /** Opens the options of a movimiento; undefined hides the options button. */
  onOptions?: ((entry: CajaEntry, button: HTMLElement) => void) | undefined;
}

/** The pagos and movimientos of a turno, newest first. */
export default function Record({ state, turno, times, onOptions }: RecordProps) {
  const [shown, setShown] = useState<Shown>('all');
  const { entries, next, wantsOlder, wantOlder } = useGrowingRecord(state);
  const session = useSession();
  const onPhone = useOnPhone();
  const withPos = session?.permissions.includes('pos') ?? false;
  const rows = entries.filter(PASSES[shown]);
  const option = (value: Shown, label: string) => ({
    value,
    label,
    // A long record is loaded only in part, so its entries can't be counted.
    ...(next === null && { count: entries.filter(PASSES[value]).length }),
  });
  return (
    <Card aria-label={T.record} sx={{ display: 'flex', flexDirection: 'column', overflow: 'hidden' }}>
      <Box sx={HEAD}>
        <Typography variant="h3" component="h2" sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }}>
          {T.record}
        </Typography>
        <Box sx={{ flex: { xs: 1, sm: 'none' } }}>
          <Segmented
            label={T.show}
            fill={onPhone}
            options={[option('all', T.all), option('pagos', T.pagos), option('movimientos', T.movements)]}
            value={shown}
            onChange={setShown}
          />
        </Box>
      </Box>
      {/* The record takes the focus, so that the keyboard can scroll it even when none of its rows has a link. */}
      <Box sx={{ overflowY: { sm: 'auto' }, minHeight: 0 }} tabIndex={onPhone ? undefined : 0} role="group" aria-label={T.record}>
        {rows.length === 0 && next === null && <EmptyState title={T.empty[shown]} detail={T.emptyDetail} level="h3" />}
        <EntryList>
          {rows.map((entry) => (
            <EntryRow key={entry._id} entry={entry} times={times} withPos={withPos} onOptions={onOptions} />
          ))}
        </EntryList>
        {next !== null && (
          <MoreEntries
            turno={turno._id}
            after={next}
            wanted={wantsOlder}
            onWanted={wantOlder}
            row={(entry) =>
              PASSES[shown](entry) && (
                <EntryRow key={entry._id} entry={entry} times={times} withPos={withPos} onOptions={onOptions} />
              )
            }
          />
        )}
      </Box>
    </Card>
  );
}

const HEAD = {
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 3,
  p: { xs: 1.5, sm: '6px 8px 6px 14px', lg: '8px 12px 8px 20px' },
} as const;
