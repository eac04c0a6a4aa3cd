import type { Remoto } from '../remotos/etapas';

/** Of this tab alone, and gone with it: a section's developer tries a build of their own inside the shell that everybody uses. */
const CLAVE = 'lavanda:desvios';

/** Address of the manifest by remote. */
export type Desvios = Readonly<Record<string, string>>;

/** The overrides of this tab; none when what is kept can't be read. */
export function leerDesvios(): Desvios {
  try {
    const datos: unknown = JSON.parse(sessionStorage.getItem(CLAVE) ?? '{}');
    if (typeof datos !== 'object' || datos === null) return {};
    return Object.fromEntries(Object.entries(datos).filter(([, direccion]) => typeof direccion === 'string'));
  } catch {
    return {};
  }
}

/** Takes `remoto` from `manifest` (null: from the server again) when this tab loads its sections anew. */
export function guardarDesvio(remoto: string, manifest: string | null): void {
  const { [remoto]: _anterior, ...otros } = leerDesvios();
  const todos = manifest === null ? otros : { ...otros, [remoto]: manifest };
  if (Object.keys(todos).length === 0) sessionStorage.removeItem(CLAVE);
  else sessionStorage.setItem(CLAVE, JSON.stringify(todos));
}

/** Whether whoever asks may load a build from that address: `origenes` is what the server answered them. */
export function permitido(manifest: string, origenes: readonly string[]): boolean {
  return URL.canParse(manifest) && origenes.includes(new URL(manifest).origin);
}

/**
 * The list of remotes as this tab takes it. An overridden one has no version: nothing is reported of it, nor is there another to fall back to.
 */
export function desviar(remotos: readonly Remoto[], origenes: readonly string[], desvios: Desvios = leerDesvios()): Remoto[] {
  return remotos.map((remoto) => {
    const manifest = desvios[remoto.name];
    if (manifest === undefined || !permitido(manifest, origenes)) return remoto;
    return { name: remoto.name, secciones: remoto.secciones, manifest };
  });
}
