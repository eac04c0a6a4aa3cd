import { type Entry, queue, type RootState, useCurrentUser } from '@lavanda/shared';
import { countCall } from '@lavanda/shared/contract/calls/caja';
import type { SendCount } from '@lavanda/shared/contract/schemas/cortes';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { keepDurable, readDurable } from './durableDraft';

const KEY = 'lavanda:conteo-guardado';

/** A count that got no answer in time, so that it was queued and its result isn't known. */
export interface SentCount {
  body: SendCount;
  /** When the cash was counted, ISO 8601. */
  moment: string;
}

/** The turno's last count that this device queued because no answer came. */
const lastOf = (entries: readonly Entry[], user: string, turno: string) =>
  entries.findLast(
    ({ path, owner, body, late }) => late && path === countCall.path && owner.user === user && body.turno === turno,
  );

/** The turno's last count without a known result. It is kept from the moment it is queued until `forget` is called. */
export function useSentCount(turno: string) {
  const { _id: user } = useCurrentUser();
  const entry = useSelector((state: RootState) => lastOf(queue.selectors.queueOf(state).entries, user, turno));
  const [kept, setKept] = useState(() => {
    const found = readDurable<SentCount>(KEY, user, ['body', 'moment']);
    return found?.body.turno === turno ? found : null;
  });
  const seen = useRef(-1);
  // The count is stored outside the queue too, because the queue drops it once it is sent, before its result is shown. Each
  // entry is stored only once, because the user may have begun a new count since.
  useEffect(() => {
    if (!entry || seen.current === entry.seq) return;
    seen.current = entry.seq;
    const sent = { body: entry.body as unknown as SendCount, moment: entry.captured };
    keepDurable(KEY, user, sent);
    setKept(sent);
  }, [entry, user]);
  return {
    sent: kept,
    isWaiting: entry !== undefined,
    /** Why the server refused the count; null otherwise. */
    refusal: entry?.refusal?.problem.detail ?? null,
    forget() {
      keepDurable(KEY, user, null);
      setKept(null);
    },
  };
}
