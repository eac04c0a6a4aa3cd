import type { Entry } from '@lavanda/shared';
import type { User } from '@lavanda/shared/contract/schemas/auth';
import { formatMoney } from '@lavanda/shared/domain/money';
import AccessTimeRounded from '@mui/icons-material/AccessTimeRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { type ReactNode, useId, useState } from 'react';
import AttentionDialog from './AttentionDialog';
import { momentOf } from './momentOf';
import OthersGroup from './OthersGroup';
import { settledWith } from './resolveConflict';
import { TEXTS as T } from './texts';
import type { QueueView } from './useQueue';

interface QueueListProps {
  user: User;
  queue: QueueView;
}

/** The captures to send, in groups: those about which a person has to decide come first. */
export default function QueueList({ user, queue: { attention, settled, sending, waiting, others } }: QueueListProps) {
  const { zona_horaria: zone } = user.sucursalData;
  const [reviewed, setReviewed] = useState<Entry | null>(null);
  const owners = [...new Set(others.map(({ owner }) => owner.user))];
  return (
    <>
      <Group title={T.attention} entries={attention}>
        {(entry) => (
          <Row
            key={entry.seq}
            entry={entry}
            zone={zone}
            icon={<ErrorRounded color="error" />}
            detail={entry.refusal?.problem.detail}
          >
            <Button variant="outlined" color="error" aria-label={T.reviewOf(entry.label.name)} onClick={() => setReviewed(entry)}>
              {T.review}
            </Button>
          </Row>
        )}
      </Group>
      <Group title={T.sending} entries={sending ? [sending] : []}>
        {(entry) => <Row key={entry.seq} entry={entry} zone={zone} icon={<CircularProgress size={20} aria-hidden />} />}
      </Group>
      <Group title={T.waiting} entries={waiting}>
        {(entry) => <Row key={entry.seq} entry={entry} zone={zone} icon={<AccessTimeRounded />} />}
      </Group>
      {owners.map((owner) => {
        const theirs = others.filter((entry) => entry.owner.user === owner);
        return (
          <OthersGroup key={owner} user={user} entries={theirs}>
            {theirs.map((entry) => (
              <Row key={entry.seq} entry={entry} zone={zone} icon={<AccessTimeRounded />} />
            ))}
          </OthersGroup>
        );
      })}
      {reviewed && (
        <AttentionDialog
          entry={reviewed}
          settles={settledWith(reviewed, settled)}
          user={user}
          onClose={() => setReviewed(null)}
        />
      )}
    </>
  );
}

interface GroupProps {
  title: string;
  entries: readonly Entry[];
  children(entry: Entry): ReactNode;
}

function Group({ title, entries, children }: GroupProps) {
  const heading = useId();
  if (entries.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={heading}>
      <Box component="h3" id={heading} sx={HEADING}>
        {title} <span>{entries.length}</span>
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {entries.map(children)}
      </Box>
    </Box>
  );
}

interface RowProps {
  entry: Entry;
  /** Time zone of the sucursal. */
  zone: string;
  icon: ReactNode;
  /** Reason why the server refused the entry. */
  detail?: string | undefined;
  children?: ReactNode;
}

function Row({ entry: { label, captured }, zone, icon, detail, children }: RowProps) {
  return (
    <Box component="li" sx={[ROW, detail !== undefined && REFUSED]}>
      {icon}
      <span>
        <b>{label.clave === '' ? label.name : `${label.clave} · ${label.name}`}</b>
        <span>{detail ?? T.kind(label, momentOf(captured, zone))}</span>
      </span>
      {children ?? (label.amount !== null && <b>{formatMoney(label.amount)}</b>)}
    </Box>
  );
}

const HEADING = {
  m: 0,
  px: 4,
  py: 2,
  fontSize: 13,
  fontWeight: 700,
  color: 'text.secondary',
  '& span': { fontWeight: 600 },
} as const;

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: 58,
  px: 4,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& > svg': { color: 'text.secondary' },
  '& > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& > span > b': { display: 'block', fontSize: 15, lineHeight: '20px' },
  '& > span > span': { fontSize: 13, lineHeight: '18px', color: 'text.secondary' },
} as const;

const REFUSED = {
  bgcolor: 'error.light',
  '& > svg': { color: 'error.main' },
  '& > span > span': { fontSize: 13, lineHeight: '18px', color: 'error.main' },
} as const;
