import { type CallListener, fetchAnswer } from '@lavanda/shared/api/fetchAnswer';
import type { Outcome } from '@lavanda/shared/api/outbox/outcome';
import { readDriverDayCall } from '@lavanda/shared/contract/calls/driver';
import { type ApiRequest, requestOf } from '@lavanda/shared/contract/calls/requestOf';

const LINK = /^\/r\/([^/]+)/;

/** The token of a capture's own link. @param path of its call */
export function tokenOf(path: string): string {
  return LINK.exec(path)?.[1] ?? '';
}

/**
 * Sends a capture by a link. One that opens no more keeps what waits, as a session that ended does; but a stop that isn't
 * known to a link that opens is refused.
 */
export async function sendBy(token: string, request: ApiRequest, calls: CallListener): Promise<Outcome> {
  const outcome = await fetchAnswer({ ...request, address: request.address.replace(LINK, `/r/${token}`) }, calls);
  if (outcome.error?.status !== 404) return outcome;
  const { error } = await fetchAnswer(requestOf(readDriverDayCall, { params: { token } }), calls);
  return error ? { error: { ...outcome.error, status: 401 } } : outcome;
}

/**
 * Sends what was captured on another route: the driver's own by the link that is open, others by the link that they were
 * captured with. A notice that no link takes any more tells nobody anything.
 * @param open token of the open link of the route's driver; null when it isn't theirs
 */
export async function sendOlder(route: string, open: string | null, request: ApiRequest, calls: CallListener): Promise<Outcome> {
  const outcome =
    open === null
      ? await sendBy(tokenOf(request.address), request, calls)
      : await sendBy(open, { ...request, body: { ...(request.body as object), ruta: route } }, calls);
  const isLost = outcome.error?.status === 401 || outcome.error?.status === 404;
  return isLost && request.address.endsWith('/aviso') ? { data: { avisada: true } } : outcome;
}
