import { type Entry, isSentBy, queue, type RootState } from '@lavanda/shared';
import type { User } from '@lavanda/shared/contract/schemas/auth';
import { useSelector } from 'react-redux';
import { momentOf } from './momentOf';
import { settledWith } from './resolveConflict';

/** This device's queue of captures to send (entries), as the signed-in user sees it. */
export interface QueueView {
  attention: readonly Entry[];
  /** Refused entries that the decision about a later one in `attention` settles. */
  settled: readonly Entry[];
  sending: Entry | null;
  waiting: readonly Entry[];
  /**
   * Captures of the laundry's other users on this device. They are sent when those users sign in, or when this user takes them
   * over.
   */
  others: readonly Entry[];
  connected: boolean;
  /** Time in the sucursal of the server's last answer, or of the restored connection; null when no connection was lost. */
  since: string | null;
  /** Number of entries sent since the page was opened. */
  sent: number;
}

/** The queue of the user's laundry on this device. A user of another laundry sees none of these entries. */
export function useQueue({ _id: user, tenantData, sucursalData }: User): QueueView {
  const { entries, sending, connected, since, sent } = useSelector((state: RootState) => queue.selectors.queueOf(state));
  const ofLaundry = entries.filter(({ owner }) => owner.tenant === tenantData._id);
  const me = { tenant: tenantData._id, user };
  const own = ofLaundry.filter((entry) => isSentBy(entry, me));
  const free = own.filter(({ refusal }) => refusal === null);
  const refused = own.filter(({ refusal }) => refusal !== null);
  const settled = refused.flatMap((entry) => settledWith(entry, refused));
  return {
    attention: refused.filter((entry) => !settled.includes(entry)),
    settled,
    sending: free.find(({ seq }) => seq === sending) ?? null,
    waiting: free.filter(({ seq }) => seq !== sending),
    others: ofLaundry.filter((entry) => !isSentBy(entry, me)),
    connected,
    since: since === null ? null : momentOf(since, sucursalData.zona_horaria),
    sent,
  };
}

/** Number of the laundry's captures that wait on this device; those in `settled` aren't counted. */
export function countOf({ attention, sending, waiting, others }: QueueView): number {
  return attention.length + waiting.length + others.length + (sending ? 1 : 0);
}
