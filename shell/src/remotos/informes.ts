import type { Etapa, Remoto } from './etapas';

/** What was said already, once for each version in a page. */
const dichos = new Set<string>();

interface Detalle {
  etapa?: Etapa;
  /** Id of the composition that the page has. */
  composicion?: string | undefined;
}

/**
 * Tells the server how a section went: always that it failed, and of a version being rolled out also that it was mounted. What can't be sent is
 * lost: a report never gets in anybody's way.
 */
export function informar(remoto: Remoto, suceso: 'montada' | 'fallida', { etapa, composicion }: Detalle): void {
  if (remoto.version === undefined || (suceso === 'montada' && !remoto.candidata)) return;
  enviar({
    remoto: remoto.name,
    version: remoto.version,
    suceso,
    ...(etapa !== undefined && { etapa }),
    ...(composicion !== undefined && { composicion }),
  });
}

/** The list itself didn't come: no version of any section is to blame. */
export function informarRegistro(): void {
  enviar({ remoto: 'shell', version: '0-00000000', suceso: 'fallida', etapa: 'registro' });
}

function enviar(informe: Record<string, string>): void {
  const dicho = `${informe.remoto} ${informe.version} ${informe.suceso} ${informe.etapa ?? ''}`;
  if (dichos.has(dicho)) return;
  dichos.add(dicho);
  void fetch('/api/entregas/informe', {
    method: 'POST',
    credentials: 'same-origin',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(informe),
  }).catch(() => undefined);
}
