import { FallaDeEtapa, motivoDe } from './etapas';

/** Scripts that didn't come or weren't what was published, by address: the browser's event doesn't say which of both. */
const rechazados = new Map<string, string>();

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.integrity !== '') rechazados.set(target.src, target.integrity);
  },
  true,
);

/** Whether what is served at that address isn't what `integridad` says. An address that doesn't answer is another failure. */
export async function fueAlterado(direccion: string, integridad: string, senal?: AbortSignal): Promise<boolean> {
  const leer = (init: RequestInit) => fetch(direccion, { ...init, ...(senal && { signal: senal }) });
  try {
    const respuesta = await leer({ cache: 'force-cache' });
    if (!respuesta.ok) return false;
    await respuesta.arrayBuffer();
  } catch {
    return false;
  }
  return leer({ cache: 'force-cache', integrity: integridad }).then(
    () => false,
    () => true,
  );
}

/**
 * Tells a script that was changed on the way from one that didn't arrive.
 * @param carpeta address that the scripts of the section's version begin with
 */
export async function revisarScripts(falla: FallaDeEtapa, carpeta: string): Promise<FallaDeEtapa> {
  if (falla.motivo === 'tiempo') return falla;
  const sospechosos = [...rechazados].filter(([direccion]) => direccion.startsWith(carpeta));
  for (const [direccion, integridad] of sospechosos) {
    rechazados.delete(direccion);
    if (await fueAlterado(direccion, integridad)) return new FallaDeEtapa('integridad', 'falla', falla.cause);
  }
  return falla;
}

/** Folder of a build, where all its files are. */
export function carpetaDe(manifest: string): string {
  return new URL('.', new URL(manifest, location.href)).href;
}

/** A crash reported by a mounted section: code that didn't arrive, or wasn't what was published, is told apart from code that broke. */
export async function fallaDePantalla(causa: Error, manifest: string | undefined): Promise<FallaDeEtapa> {
  if (causa instanceof FallaDeEtapa) return causa;
  const deCodigo = causa.name === 'ChunkLoadError' || /Loading (CSS )?chunk/i.test(causa.message);
  if (!deCodigo) return new FallaDeEtapa('pantalla', 'falla', causa);
  const falla = new FallaDeEtapa('codigo', motivoDe(causa), causa);
  return manifest === undefined ? falla : revisarScripts(falla, carpetaDe(manifest));
}
