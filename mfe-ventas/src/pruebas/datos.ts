import type { Nota } from '@lavanda/shared/contract/ventas';
import { id, notaDePrueba } from '@lavanda/shared/pruebas/datos';

/** The n-th note of a list, paid in full. */
export function notaNumero(n: number, cambios: Partial<Nota> = {}): Nota {
  return notaDePrueba({
    _id: id(n),
    folio: n,
    usuario: id(500),
    usuario_name: `Cliente ${n}`,
    abonos: cambios.total ?? 285,
    ...cambios,
  });
}
