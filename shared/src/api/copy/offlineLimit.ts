import { readSessionCall } from '../../contract/calls/auth.ts';
import { MAX_LATE } from '../../domain/capture.ts';
import { type ApiError, networkError } from '../apiError.ts';
import { serverNow } from '../serverClock.ts';
import { openCopy } from './database.ts';

/**
 * Key of the latest time that this device has seen, so that setting its clock back doesn't extend the time allowed without a
 * server.
 */
const LATEST = 'reloj';

const PAST_LIMIT = 'Este equipo lleva más de 72 horas sin conexión. Conéctalo a internet e inicia sesión.';

/**
 * Sets the latest time that this device has seen to now. Called when the server has just answered with the session: the 72 hours
 * for which a device may work without a server count from that answer.
 */
export async function beginOfflineLimit(): Promise<void> {
  await (await openCopy()).put('answers', { address: LATEST, data: null, at: serverNow().toISOString() });
}

/**
 * Whether the server's last answer with the session is over 72 hours old: no device works longer without a server (day.md 1). If
 * so, calls don't read this device's copy until the server answers with a session. False for a device that has stored no
 * session's answer.
 */
export async function isPastOfflineLimit(): Promise<boolean> {
  try {
    const copy = await openCopy();
    const session = await copy.get('answers', readSessionCall.path);
    if (!session) return false;
    const seen = Date.parse((await copy.get('answers', LATEST))?.at ?? session.at);
    const now = Math.max(serverNow().getTime(), seen);
    if (now > seen) await copy.put('answers', { address: LATEST, data: null, at: new Date(now).toISOString() });
    return now - Date.parse(session.at) > MAX_LATE;
  } catch {
    return false;
  }
}

/** The error of a call that needs this device's copy after the allowed time without a server. */
export function pastLimitError(): ApiError {
  const { status, problem } = networkError();
  return { status, problem: { ...problem, detail: PAST_LIMIT, bloqueado: true } };
}

/** Whether a call failed because this device was too long without a server. */
export function isPastLimitError(error: ApiError | undefined): boolean {
  return error?.problem.bloqueado === true;
}
