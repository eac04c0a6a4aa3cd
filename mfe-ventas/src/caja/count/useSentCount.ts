import { type Entry, queue, type RootState, useCurrentUser } from '@lavanda/shared';
import { countCall } from '@lavanda/shared/contract/calls/caja';
import type { SendCount } from '@lavanda/shared/contract/schemas/cortes';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { keepDurable, readDurable } from './durableDraft';

const KEY = 'lavanda:conteo-guardado';

/** A count that was sent without an answer, so that its result isn't known yet. */
export interface SentCount {
  body: SendCount;
  /** When it was counted, ISO 8601. */
  moment: string;
}

/** The last count of the turno that this device went on with. */
const lastOf = (entries: readonly Entry[], user: string, turno: string) =>
  entries.findLast(
    ({ path, owner, body, late }) => late && path === countCall.path && owner.user === user && body.turno === turno,
  );

/** The count of a turno whose result isn't known yet: while it waits in the queue, and after it until it is forgotten. */
export function useSentCount(turno: string) {
  const { _id: user } = useCurrentUser();
  const entry = useSelector((state: RootState) => lastOf(queue.selectors.queueOf(state).entries, user, turno));
  const [kept, setKept] = useState(() => {
    const found = readDurable<SentCount>(KEY, user, ['body', 'moment']);
    return found?.body.turno === turno ? found : null;
  });
  const seen = useRef(-1);
  // Sent, it leaves the queue; its result is still to be seen. Each is taken once: a new count may have begun since.
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
    /** Why the server didn't take it; null otherwise. */
    refusal: entry?.refusal?.problem.detail ?? null,
    forget() {
      keepDurable(KEY, user, null);
      setKept(null);
    },
  };
}
