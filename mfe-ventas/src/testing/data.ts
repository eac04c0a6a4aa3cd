import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { id, testNota } from '@lavanda/shared/testing/fixtures';

/** The n-th nota of a list, fully paid. */
export function notaNumber(n: number, changes: Partial<Nota> = {}): Nota {
  return testNota({
    _id: id(n),
    folio: n,
    usuario: id(500),
    usuario_name: `Cliente ${n}`,
    abonos: changes.total ?? 285,
    ...changes,
  });
}
