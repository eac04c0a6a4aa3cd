import type { Etapa, Remoto } from './etapas';

/** What was said already, once for each version in a page. */
const dichos = new Set<string>();

/**
 * Tells the server how a section went: always that it failed, and of a version being rolled out also that it was mounted. What can't be sent is
 * lost: a report never gets in anybody's way.
 */
export function informar(remoto: Remoto | undefined, suceso: 'montada' | 'fallida', etapa?: Etapa): void {
  if (remoto?.version === undefined || (suceso === 'montada' && !remoto.candidata)) return;
  const { name, version } = remoto;
  const dicho = `${name} ${version} ${suceso}`;
  if (dichos.has(dicho)) return;
  dichos.add(dicho);
  void fetch('/api/entregas/informe', {
    method: 'POST',
    credentials: 'same-origin',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ remoto: name, version, suceso, ...(etapa === undefined ? {} : { etapa }) }),
  }).catch(() => undefined);
}
