import { reasonOf, StageError } from '../stages';

/** Scripts that didn't come or weren't what was published, by address: the browser's event doesn't say which of both. */
const rejectedScripts = new Map<string, string>();

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.integrity !== '') rejectedScripts.set(target.src, target.integrity);
  },
  true,
);

/** Whether what is served at that address isn't what `integrity` says. An address that doesn't answer is another failure. */
export async function wasTampered(address: string, integrity: string, signal?: AbortSignal): Promise<boolean> {
  const read = (init: RequestInit) => fetch(address, { ...init, ...(signal && { signal }) });
  try {
    const response = await read({ cache: 'force-cache' });
    if (!response.ok) return false;
    await response.arrayBuffer();
  } catch {
    return false;
  }
  return read({ cache: 'force-cache', integrity }).then(
    () => false,
    () => true,
  );
}

/**
 * Tells a script that was changed on the way from one that didn't arrive.
 * @param folder address that the scripts of the section's version begin with
 */
export async function checkScripts(error: StageError, folder: string): Promise<StageError> {
  if (error.reason === 'timeout') return error;
  const suspects = [...rejectedScripts].filter(([address]) => address.startsWith(folder));
  for (const [address, integrity] of suspects) {
    rejectedScripts.delete(address);
    if (await wasTampered(address, integrity)) return new StageError('integridad', error.cause);
  }
  return error;
}

/** Folder of a build, where all its files are. */
export function folderOf(manifest: string): string {
  return new URL('.', new URL(manifest, location.href)).href;
}

/** A crash reported by a mounted section: code that didn't arrive, or wasn't what was published, is told from code that broke. */
export async function diagnoseCrash(cause: Error, manifest: string | undefined): Promise<StageError> {
  if (cause instanceof StageError) return cause;
  const isChunkError = cause.name === 'ChunkLoadError' || /Loading (CSS )?chunk/i.test(cause.message);
  if (!isChunkError) return new StageError('pantalla', cause);
  const error = new StageError('codigo', cause, reasonOf(cause));
  return manifest === undefined ? error : checkScripts(error, folderOf(manifest));
}
