import { type Entry, isSentBy, queue, type RootState } from '@lavanda/shared';
import type { User } from '@lavanda/shared/contract/schemas/auth';
import { hourIn } from '@lavanda/shared/domain/dates';
import { useSelector } from 'react-redux';

/** What this device has to send, as the signed-in user sees it. */
export interface QueueView {
  attention: readonly Entry[];
  sending: Entry | null;
  waiting: readonly Entry[];
  /** What other users of the laundry captured here. It is sent when they sign in, or when this user takes it over. */
  others: readonly Entry[];
  connected: boolean;
  /** Hour in the sucursal at which the connection was last lost or restored; null when it hasn't changed. */
  since: string | null;
  /** How many entries were sent since the page was opened. */
  sent: number;
}

/** The queue of the user's laundry on this device. Another laundry's user sees nothing of it. */
export function useQueue({ _id: user, tenantData, sucursalData }: User): QueueView {
  const { entries, sending, connected, since, sent } = useSelector((state: RootState) => queue.selectors.queueOf(state));
  const ofLaundry = entries.filter(({ owner }) => owner.tenant === tenantData._id);
  const me = { tenant: tenantData._id, user };
  const own = ofLaundry.filter((entry) => isSentBy(entry, me));
  const free = own.filter(({ refusal }) => refusal === null);
  return {
    attention: own.filter(({ refusal }) => refusal !== null),
    sending: free.find(({ seq }) => seq === sending) ?? null,
    waiting: free.filter(({ seq }) => seq !== sending),
    others: ofLaundry.filter((entry) => !isSentBy(entry, me)),
    connected,
    since: since === null ? null : hourIn(sucursalData.zona_horaria, new Date(since)),
    sent,
  };
}

/** How many captures of the laundry wait on this device. */
export function countOf({ attention, sending, waiting, others }: QueueView): number {
  return attention.length + waiting.length + others.length + (sending ? 1 : 0);
}
