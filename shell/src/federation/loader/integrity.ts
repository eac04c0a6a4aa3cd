import { thrownValue } from '../share-scope/thrownValues';
import { waitIn } from '../share-scope/waits';
import { reasonOf, StageError, UnfinishedMount } from '../stages';
import { placeOfFunction } from './placeOfFunction';

/**
 * Expected integrity of the scripts that failed, by URL. Their error event doesn't say whether the network or the hash failed.
 */
const rejectedScripts = new Map<string, string>();

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.integrity !== '') rejectedScripts.set(target.src, target.integrity);
  },
  true,
);

/** Whether the file at `address` fails its integrity check; false when it can't be fetched. */
export async function wasTampered(address: string, integrity: string, signal?: AbortSignal): Promise<boolean> {
  const read = (init: RequestInit = {}) => fetch(address, { cache: 'force-cache', ...init, ...(signal && { signal }) });
  const arrives = async () => {
    try {
      const response = await read();
      await response.arrayBuffer();
      return response.ok;
    } catch {
      return false;
    }
  };
  if (!(await arrives())) return false;
  // `fetch` rejects a lost connection as it does a wrong hash, so the file has to arrive without the check once more.
  return read({ integrity }).then(() => false, arrives);
}

/**
 * @returns an 'integridad' error when a script of the version was tampered with; otherwise `error` itself
 * @param folder URL prefix of the version's scripts
 */
async function checkScripts(error: StageError, folder: string): Promise<StageError> {
  if (error.reason === 'timeout') return error;
  const suspects = [...rejectedScripts].filter(([address]) => address.startsWith(folder));
  for (const [address, integrity] of suspects) {
    rejectedScripts.delete(address);
    if (await wasTampered(address, integrity)) return new StageError('integridad', error.cause);
  }
  return error;
}

/** Message of the report about a version with a module that waits at its top level for ever. */
const UNFINISHED_CODE = 'Su código no termina de cargar: espera algo que no llega (await)';

/**
 * Diagnoses a version that didn't load. If a module waited until the time limit, the error gets the stack of the place where
 * the module waits.
 * @param folder URL prefix of the version's scripts
 */
export async function diagnoseLoad(error: StageError, folder: string): Promise<StageError> {
  const stack = error.reason === 'timeout' ? waitIn(folder) : undefined;
  if (stack === undefined) return checkScripts(error, folder);
  return new StageError(error.stage, Object.assign(new Error(UNFINISHED_CODE), { stack }), error.reason);
}

/** URL of the folder that holds a build's files. */
export function folderOf(manifest: string): string {
  return new URL('.', new URL(manifest, location.href)).href;
}

/** Finds the stage of a section's crash: missing code, tampered code, or code that threw. A StageError keeps its stage. */
export async function diagnoseCrash(cause: Error, manifest: string | undefined): Promise<StageError> {
  if (cause instanceof StageError) return manifest === undefined ? cause : whereItWaits(cause, folderOf(manifest));
  const isChunkError = cause.name === 'ChunkLoadError' || /Loading (CSS )?chunk/i.test(cause.message);
  if (!isChunkError) return new StageError('pantalla', thrownValue(cause.cause) ?? cause);
  const error = new StageError('codigo', cause, reasonOf(cause));
  return manifest === undefined ? error : checkScripts(error, folderOf(manifest));
}

/** Gives a timeout, which no code threw, the stack of the place where the section still waits. */
async function whereItWaits(error: StageError, folder: string): Promise<StageError> {
  const { cause, reason } = error;
  if (reason !== 'timeout' || !(cause instanceof Error)) return error;
  const stack = cause instanceof UnfinishedMount ? await placeOfFunction(cause.lifecycle, folder) : waitIn(folder);
  if (stack !== undefined) cause.stack = stack;
  return error;
}
