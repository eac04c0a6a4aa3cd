import type { User } from '@lavanda/shared/contract/schemas/auth';
import { useLasting } from '@lavanda/shared/ui/feedback/useLasting';
import CloudDoneOutlined from '@mui/icons-material/CloudDoneOutlined';
import CloudOffRounded from '@mui/icons-material/CloudOffRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import SyncRounded from '@mui/icons-material/SyncRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useState } from 'react';
import QueuePanel from './QueuePanel';
import { TEXTS as T } from './texts';
import { countOf, type QueueView, useQueue } from './useQueue';

/** How long the chip says that everything was sent, ms (UI guide 14). */
const TOLD_MS = 5_000;

/** Waiting captures are shown only after this time, ms, so that a save which is answered at once doesn't show the chip. */
const SHOWN_AFTER = 1_500;

/**
 * 'SyncChip' in the bar: the number of captures to send, and whether the server answers. It is hidden while there is nothing to
 * say. A press lists the queue.
 */
export function SyncChip({ usuario: user }: { usuario: User }) {
  const queue = useQueue(user);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const count = countOf(queue);
  const lasting = useLasting(count > 0, SHOWN_AFTER);
  const justSent = useJustSent(queue.sent, count);
  const state = stateOf(queue, lasting ? count : 0, justSent);
  if (state === null && anchor === null) return null;
  const { color = 'info', Icon = SyncRounded, text = T.none } = state ?? {};
  return (
    <>
      <ButtonBase
        data-sync
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={[CHIP, { bgcolor: `${color}.light`, color: `${color}.main` }]}
      >
        <Icon aria-hidden />
        {text}
      </ButtonBase>
      {anchor !== null && <QueuePanel user={user} queue={queue} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}

function stateOf({ attention, connected }: QueueView, count: number, justSent: boolean) {
  if (attention.length > 0) return { color: 'error', Icon: ErrorRounded, text: T.pending(Math.max(count, attention.length)) };
  if (!connected) return { color: 'warning', Icon: CloudOffRounded, text: count > 0 ? T.pending(count) : T.offline };
  if (count > 0) return { color: 'info', Icon: SyncRounded, text: T.pending(count) };
  return justSent ? { color: 'success', Icon: CloudDoneOutlined, text: T.allSent } : null;
}

/** True for a while after the last waiting capture was sent. */
function useJustSent(sent: number, left: number): boolean {
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    if (sent === 0 || left > 0) return;
    setTold(true);
    const clock = setTimeout(() => setTold(false), TOLD_MS);
    return () => clearTimeout(clock);
  }, [sent, left]);
  return isTold;
}

const CHIP = {
  minHeight: 44,
  display: 'flex',
  gap: 2,
  px: { xs: 2.5, sm: 3.5 },
  borderRadius: '10px',
  font: 'inherit',
  fontWeight: 700,
  fontSize: 14,
  whiteSpace: 'nowrap',
  '& svg': { fontSize: 20 },
} as const;
