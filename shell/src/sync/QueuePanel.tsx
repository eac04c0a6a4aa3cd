import { type AppDispatch, sendQueue } from '@lavanda/shared';
import type { User } from '@lavanda/shared/contract/schemas/auth';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import CloseRounded from '@mui/icons-material/CloseRounded';
import DevicesOtherRounded from '@mui/icons-material/DevicesOtherRounded';
import SyncRounded from '@mui/icons-material/SyncRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { DEVICE_PATH } from '../offline/device-page/paths';
import { TEXTS as DEVICE } from '../offline/device-page/texts';
import QueueList from './QueueList';
import { TEXTS as T } from './texts';
import { countOf, type QueueView } from './useQueue';

interface QueuePanelProps {
  user: User;
  queue: QueueView;
  /** The chip that opened the panel. */
  anchor: HTMLElement;
  onClose(): void;
}

/** Lists the captures to send, in a popover under the chip that opened it or, on phones, in a sheet. */
export default function QueuePanel({ user, queue, anchor, onClose }: QueuePanelProps) {
  const title = useId();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  // The panel stays as it was opened, because changing it on a resize would close the dialogs in it.
  const [isSheet] = useState(phone);
  const count = countOf(queue);
  const heading = count === 0 ? T.none : T.pending(count);
  const content = (
    <>
      <QueueList user={user} queue={queue} />
      {count > queue.others.length && <SendNow busy={queue.sending !== null} />}
      <Box sx={{ px: 3, py: 1, borderTop: 1, borderColor: 'divider' }}>
        <Button component={Link} to={DEVICE_PATH} onClick={onClose} startIcon={<DevicesOtherRounded />}>
          {DEVICE.title}
        </Button>
      </Box>
    </>
  );
  if (isSheet)
    return (
      <AppDialog opened title={heading} subtitle={subtitleOf(queue)} onClose={onClose}>
        {content}
      </AppDialog>
    );
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: -8, horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': title, sx: { width: 460, borderRadius: '14px' } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 3, p: '16px 16px 8px' }}>
        <Box sx={{ flex: 1 }}>
          <Typography id={title} variant="h3" component="h2">
            {heading}
          </Typography>
          <Typography sx={{ fontSize: 14, color: 'text.secondary' }}>{subtitleOf(queue)}</Typography>
        </Box>
        <IconButton onClick={onClose} aria-label={T.close}>
          <CloseRounded />
        </IconButton>
      </Box>
      {content}
    </Popover>
  );
}

/**
 * The panel's subtitle, which says when the entries are sent. There is none when every entry waits for a person: for the other
 * user who captured it, or for this user's decision.
 */
function subtitleOf(queue: QueueView): string | undefined {
  const { connected, since, waiting, sending } = queue;
  if (countOf(queue) > 0 && waiting.length === 0 && sending === null) return undefined;
  if (since === null) return T.sendsItself;
  return connected ? T.back(since) : T.since(since);
}

function SendNow({ busy }: { busy: boolean }) {
  const dispatch = useDispatch<AppDispatch>();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 4, p: 3, borderTop: 1, borderColor: 'divider' }}>
      <Typography sx={{ flex: 1, fontSize: 13, color: 'text.secondary' }}>{T.kept}</Typography>
      <Button variant="contained" startIcon={<SyncRounded />} disabled={busy} onClick={() => void dispatch(sendQueue())}>
        {T.sendNow}
      </Button>
    </Box>
  );
}
