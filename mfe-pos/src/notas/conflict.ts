import { isApiError } from '@lavanda/shared';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { notaFromApi } from './fromApi';
import type { StoredNota } from './nota';

/** The current nota from a 409 ConflictoNota (the nota changed since this register read it); null for other errors. */
export function notaFromConflict(error: unknown): StoredNota | null {
  if (!isApiError(error) || error.status !== 409 || typeof error.problem.actual !== 'object' || error.problem.actual === null)
    return null;
  return notaFromApi(error.problem.actual as Nota);
}
