import { type CallListener, fetchAnswer } from '@lavanda/shared/api/fetchAnswer';
import type { Outcome } from '@lavanda/shared/api/outbox/outcome';
import { readDriverDayCall } from '@lavanda/shared/contract/calls/driver';
import { type ApiRequest, requestOf } from '@lavanda/shared/contract/calls/requestOf';

const LINK = /^\/r\/([^/]+)/;

/** Token of the link under which a capture was made; '' for a path without one. @param path path of the capture's call */
export function tokenOf(path: string): string {
  return LINK.exec(path)?.[1] ?? '';
}

/**
 * Sends a capture through a link. A 404 means a dead link or an unknown stop, so the day is then read through the same link: if
 * that fails too, the error becomes 401, so that the queue keeps the capture; else the 404 refuses the capture.
 */
export async function sendBy(token: string, request: ApiRequest, calls: CallListener): Promise<Outcome> {
  const outcome = await fetchAnswer({ ...request, address: request.address.replace(LINK, `/r/${token}`) }, calls);
  if (outcome.error?.status !== 404) return outcome;
  const { error } = await fetchAnswer(requestOf(readDriverDayCall, { params: { token } }), calls);
  return error ? { error: { ...outcome.error, status: 401 } } : outcome;
}

/**
 * Sends a capture of another route: through the open link if the capture is by its driver, else through the link under which it
 * was made. A late 'Vamos en camino' that gets 401 or 404 counts as sent, because it no longer helps anybody.
 * @param open token of the open link; null for a capture that isn't known to be by that link's driver
 */
export async function sendOlder(route: string, open: string | null, request: ApiRequest, calls: CallListener): Promise<Outcome> {
  const outcome =
    open === null
      ? await sendBy(tokenOf(request.address), request, calls)
      : await sendBy(open, { ...request, body: { ...(request.body as object), ruta: route } }, calls);
  const isLost = outcome.error?.status === 401 || outcome.error?.status === 404;
  return isLost && request.address.endsWith('/aviso') ? { data: { avisada: true } } : outcome;
}
