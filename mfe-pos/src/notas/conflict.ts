import { isApiError } from '@lavanda/shared';
import type { Nota } from '@lavanda/shared/contract/sales';
import { notaFromApi } from './fromApi';
import type { StoredNota } from './nota';

/** The note as it stands when a save was refused for starting from an older version (409 ConflictoNota); null for any other failure. */
export function notaFromConflict(error: unknown): StoredNota | null {
  if (!isApiError(error) || error.status !== 409 || typeof error.problem.actual !== 'object' || error.problem.actual === null)
    return null;
  return notaFromApi(error.problem.actual as Nota);
}
