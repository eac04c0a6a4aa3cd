import { reportSectionCall } from '@lavanda/shared/contract/calls/releases';
import type { Remote } from '../registry/remote';
import type { Stage } from '../stages';

/** Reports already sent, once per version and page. */
const sent = new Set<string>();

/** Reports a failed version to the server. Sending errors are ignored. */
export function reportFailure(remote: Remote, stage: Stage, compositionId: string | undefined): void {
  if (remote.version !== undefined) send({ ...reportOf(remote, compositionId), suceso: 'fallida', etapa: stage });
}

/** Reports to the server that a candidate version was mounted. */
export function reportMounted(remote: Remote, compositionId: string | undefined): void {
  if (remote.version !== undefined && remote.candidata) send({ ...reportOf(remote, compositionId), suceso: 'montada' });
}

/** Reports that /remotes.json failed; no section's version is to blame. */
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
  void fetch(reportSectionCall.path, {
    method: reportSectionCall.method,
    credentials: 'same-origin',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => undefined);
}
