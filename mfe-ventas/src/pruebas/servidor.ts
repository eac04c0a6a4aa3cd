import type { Nota } from '@lavanda/shared/contract/ventas';
import { DEL_VALLE, NARVARTE } from '@lavanda/shared/pruebas/datos';
import { type Red, simularRed } from '@lavanda/shared/pruebas/red';
import { notaNumero } from './datos';

/** A network with `cuantas` notes, newest first, answered in pages with their cursor; voided ones are left out. */
export function servidorDeVentas(cuantas: number, cambios: (n: number) => Partial<Nota> = () => ({})) {
  const red: Red = simularRed();
  const notas = Array.from({ length: cuantas }, (_, n) => notaNumero(n + 1, cambios(n + 1)));
  const anuladas = new Set<string>();
  const ids = (cuerpo: Record<string, unknown>) => (Array.isArray(cuerpo.items) ? cuerpo.items.map(String) : []);

  red.atender('GET /api/tenant/sucursales', () => ({ cuerpo: { sucursales: [NARVARTE, DEL_VALLE] } }));
  red.atender('GET /api/ventas/', ({ query }) => {
    const vivas = notas.filter(({ _id }) => !anuladas.has(_id));
    const despues = query.get('despues');
    const desde = despues === null ? 0 : notas.findIndex(({ _id }) => _id === despues) + 1;
    const results = notas
      .slice(desde)
      .filter(({ _id }) => !anuladas.has(_id))
      .slice(0, 20);
    const siguiente = results.length === 20 ? (results.at(-1)?._id ?? null) : null;
    return { cuerpo: { results, siguiente, ...(despues === null && { conteo: Math.min(vivas.length, 1001) }) } };
  });
  red.atender('POST /api/ventas/delete', ({ cuerpo }) => {
    for (const id of ids(cuerpo)) anuladas.add(id);
    return { cuerpo: { anuladas: ids(cuerpo).length } };
  });
  red.atender('POST /api/ventas/restaurar', ({ cuerpo }) => {
    for (const id of ids(cuerpo)) anuladas.delete(id);
    return { cuerpo: { restauradas: ids(cuerpo).length } };
  });
  return red;
}
