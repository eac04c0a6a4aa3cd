import type { Remote } from '../registry/remote';
import type { Stage } from '../stages';

/** Reports already sent, each once for a version in a page. */
const sent = new Set<string>();

/** Tells the server that a version failed. What can't be sent is lost: a report never gets in the user's way. */
export function reportFailure(remote: Remote, stage: Stage, compositionId: string | undefined): void {
  if (remote.version !== undefined) send({ ...reportOf(remote, compositionId), suceso: 'fallida', etapa: stage });
}

/** Tells the server that a version being rolled out was mounted. */
export function reportMounted(remote: Remote, compositionId: string | undefined): void {
  if (remote.version !== undefined && remote.candidata) send({ ...reportOf(remote, compositionId), suceso: 'montada' });
}

/** The list itself didn't come: no version of any section is to blame. */
export function reportRegistryFailure(): void {
  send({ remoto: 'shell', version: '0-00000000', suceso: 'fallida', etapa: 'registro' });
}

interface Report {
  remoto: string;
  version: string;
  suceso: 'montada' | 'fallida';
  etapa?: Stage;
  composicion?: string;
}

function reportOf({ name, version = '' }: Remote, compositionId: string | undefined) {
  return { remoto: name, version, ...(compositionId !== undefined && { composicion: compositionId }) };
}

function send(report: Report): void {
  const key = `${report.remoto} ${report.version} ${report.suceso} ${report.etapa ?? ''}`;
  if (sent.has(key)) return;
  sent.add(key);
  void fetch('/api/entregas/informe', {
    method: 'POST',
    credentials: 'same-origin',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => undefined);
}
