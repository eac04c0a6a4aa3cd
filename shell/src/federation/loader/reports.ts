import { reportSectionCall } from '@lavanda/shared/contract/calls/releases';
import type { Remote } from '../registry/remote';
import { sendTelemetry } from '../sendTelemetry';
import type { Stage, StageError } from '../stages';

/** Keys of the reports already sent, so that a page sends each only once: version, event, stage and an error's message. */
const sent = new Set<string>();

/** Failures reported before anybody signed in, which the server counts for no user. */
const anonymous: Report[] = [];

/** Maximum number of errors reported about one version while the page is open. */
const MAX_ERRORS = 5;

/** Maximum number of characters that the server keeps of an error's message and of its stack. */
const LIMITS = { message: 300, stack: 4096 };

/** The mount that a report is about, and the list of remotes that its version came from. */
export interface ReportOrigin {
  /** Id of the mount; the server counts each mount once. */
  mountId: string;
  compositionId: string | undefined;
  /** Whether that list of remotes was requested without a session. */
  isAnonymous: boolean;
}

/** Reports a failed version to the server. Sending errors are ignored. */
export function reportFailure(remote: Remote, { stage, cause }: StageError, origin: ReportOrigin): void {
  if (remote.version === undefined) return;
  sendFailure({ ...reportOf(remote, origin), suceso: 'fallida', etapa: stage, ...detailsOf(cause) }, origin);
}

function sendFailure(report: Report, { isAnonymous }: ReportOrigin): void {
  if (isAnonymous) anonymous.push(report);
  send(report);
}

/**
 * Sends the failures from before sign-in again, in the name of the signed-in user. Otherwise they would count for no user,
 * because the page sends the same report only once.
 */
export function reportAnonymousFailures(): void {
  for (const report of anonymous.splice(0)) sendTelemetry(reportSectionCall, report);
}

/** Reports an error of a version's code that didn't take the section off the screen. */
export function reportError(remote: Remote, error: Error, origin: ReportOrigin): void {
  if (remote.version === undefined) return;
  const mine = [...sent].filter((key) => key.startsWith(`${remote.name} ${remote.version} error `));
  if (mine.length < MAX_ERRORS) send({ ...reportOf(remote, origin), suceso: 'error', etapa: 'uso', ...detailsOf(error) });
}

/** Reports that a version may have frozen the tab. The server doesn't count this as a failure of the version. */
export function reportSuspect(remote: Remote, error: Error, origin: ReportOrigin): void {
  if (remote.version === undefined) return;
  sendFailure({ ...reportOf(remote, origin), suceso: 'sospecha', etapa: 'congelada', ...detailsOf(error) }, origin);
}

/** Tells the server that a version was mounted, so that the server can count the version's users. */
export function reportMounted(remote: Remote, origin: ReportOrigin): void {
  if (remote.version !== undefined) send({ ...reportOf(remote, origin), suceso: 'montada' });
}

/** Reports that /remotes.json failed, a failure that belongs to no section's version. */
export function reportRegistryFailure(): void {
  send({ remoto: 'shell', version: '0-00000000', suceso: 'fallida', etapa: 'registro' });
}

interface Report {
  remoto: string;
  version: string;
  suceso: 'montada' | 'fallida' | 'error' | 'sospecha';
  etapa?: Stage;
  composicion?: string;
  montaje?: string;
  mensaje?: string;
  pila?: string;
}

function reportOf({ name, version = '' }: Remote, { mountId, compositionId }: ReportOrigin) {
  return { remoto: name, version, montaje: mountId, ...(compositionId !== undefined && { composicion: compositionId }) };
}

function detailsOf(cause: unknown): Pick<Report, 'mensaje' | 'pila'> {
  if (!(cause instanceof Error)) return {};
  const { name, message, stack } = cause;
  const text = name === 'Error' ? message : `${name}: ${message}`;
  return {
    ...(text && { mensaje: text.slice(0, LIMITS.message) }),
    ...(stack && { pila: withoutMessage(stack, message).slice(0, LIMITS.stack) }),
  };
}

/** Removes the message that Chromium writes before the frames of a stack, because a long message leaves the frames no room. */
function withoutMessage(stack: string, message: string): string {
  const head = `: ${message}\n`;
  const start = stack.indexOf(head);
  return start < 0 ? stack : stack.slice(start + head.length);
}

function send(report: Report): void {
  const { remoto: remote, version, suceso: event, etapa: stage = '', mensaje: message = '' } = report;
  const key = `${remote} ${version} ${event} ${stage} ${event === 'error' ? message : ''}`;
  if (sent.has(key)) return;
  sent.add(key);
  sendTelemetry(reportSectionCall, report);
}
