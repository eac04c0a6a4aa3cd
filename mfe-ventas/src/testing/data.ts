import type { Nota, Voided } from '@lavanda/shared/contract/schemas/sales';
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

/** The void of a nota that held no money, made by Iván on 2026-12-01 at 10:42 in Mexico City. */
export function voidOf(changes: Partial<Voided> = {}): Voided {
  return { momento: '2026-12-01T16:42:00Z', quien: 'Iván', motivo: 'Duplicada', dinero: null, metodo: null, ...changes };
}
