import { type AppDispatch, type Entry, sendQueueOf } from '@lavanda/shared';
import type { User } from '@lavanda/shared/contract/schemas/auth';
import { dayIn, hourIn } from '@lavanda/shared/domain/dates';
import { formatMoney } from '@lavanda/shared/domain/money';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import CloudUploadOutlined from '@mui/icons-material/CloudUploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDispatch } from 'react-redux';
import { TEXTS as T } from './texts';

interface SendOfDialogProps {
  user: User;
  /** All captures of `owner` on this device, in order. */
  entries: readonly Entry[];
  owner: Entry['owner'];
  onClose(): void;
}

/** Asks whether to send another user's captures. Shows who captured them, which doesn't change, and who sends them. */
export function SendOfDialog({ user, entries, owner, onClose }: SendOfDialogProps) {
  const dispatch = useDispatch<AppDispatch>();
  const zone = user.sucursalData.zona_horaria;
  const moments = entries.map(({ captured }) => new Date(captured));
  const textOf = (moment: Date | undefined) => (moment ? `${dayIn(zone, moment)} ${hourIn(zone, moment)}` : '');
  const total = entries.reduce((sum, { label }) => sum + (label.amount ?? 0), 0);
  const send = () => {
    onClose();
    void dispatch(sendQueueOf(owner.user));
  };
  return (
    <AppDialog
      opened
      width={520}
      title={T.unsentOf(entries, owner.name)}
      subtitle={T.capturedHere(owner.name, entries.length, textOf(moments[0]), textOf(moments.at(-1)))}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{T.notNow}</Button>
          <Button variant="contained" startIcon={<CloudUploadOutlined />} onClick={send}>
            {T.sendThem(entries)}
          </Button>
        </>
      }
    >
      <Box component="ul" sx={LIST}>
        {entries.map(({ seq, label, captured }) => (
          <li key={seq}>
            <span>
              <b>{label.name}</b>
              <span>{T.kind(label, hourIn(zone, new Date(captured)))}</span>
            </span>
            {label.amount !== null && <b>{formatMoney(label.amount)}</b>}
          </li>
        ))}
        <li>
          <span>{T.totalOf(entries.length)}</span>
          <b>{formatMoney(total)}</b>
        </li>
      </Box>
      <Box component="dl" sx={WHO}>
        <dt>{T.capturedBy(entries.length)}</dt>
        <dd>{owner.name}</dd>
        <dt>{T.sentBy(entries.length)}</dt>
        <dd>{user.nombre}</dd>
      </Box>
    </AppDialog>
  );
}

const LIST = {
  m: 0,
  mb: 4,
  p: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& li': { display: 'flex', alignItems: 'center', gap: 3, py: 2.5 },
  '& li + li': { borderTop: 1, borderColor: 'divider' },
  '& li > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& li > span > b': { display: 'block' },
  '& li > span > span': { fontSize: 14, color: 'text.secondary' },
} as const;

const WHO = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 4,
  rowGap: 1,
  m: 0,
  p: 4,
  borderRadius: '12px',
  bgcolor: 'background.default',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 600, overflowWrap: 'anywhere' },
} as const;
