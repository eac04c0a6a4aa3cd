import { esFallo } from '@lavanda/shared';
import type { Nota } from '@lavanda/shared/contract/ventas';
import { notaDeRed } from './conversion';
import type { NotaGuardada } from './nota';

/** The note as it stands when a save was refused for starting from an older version (409 ConflictoNota); null for any other failure. */
export function notaDeConflicto(fallo: unknown): NotaGuardada | null {
  if (!esFallo(fallo) || fallo.status !== 409 || typeof fallo.problema.actual !== 'object' || fallo.problema.actual === null)
    return null;
  return notaDeRed(fallo.problema.actual as Nota);
}
