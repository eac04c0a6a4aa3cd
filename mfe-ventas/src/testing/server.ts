import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { DEL_VALLE, NARVARTE } from '@lavanda/shared/testing/fixtures';
import { mockNetwork, type Red } from '@lavanda/shared/testing/network';
import { notaNumber } from './data';

/** Fake server with `count` notas. It lists them newest first in pages with cursors, without those a test voids. */
export function salesServer(count: number, changes: (n: number) => Partial<Nota> = () => ({})) {
  const red: Red = mockNetwork();
  const notas = Array.from({ length: count }, (_, n) => notaNumber(n + 1, changes(n + 1)));
  const voided = new Set<string>();
  const ids = (body: Record<string, unknown>) => (Array.isArray(body.items) ? body.items.map(String) : []);

  red.route('GET /api/tenant/sucursales', () => ({ body: { sucursales: [NARVARTE, DEL_VALLE] } }));
  red.route('GET /api/ventas/', ({ query }) => {
    const remaining = notas.filter(({ _id }) => !voided.has(_id));
    const after = query.get('despues');
    const from = after === null ? 0 : notas.findIndex(({ _id }) => _id === after) + 1;
    const results = notas
      .slice(from)
      .filter(({ _id }) => !voided.has(_id))
      .slice(0, 20);
    const next = results.length === 20 ? (results.at(-1)?._id ?? null) : null;
    return { body: { results, siguiente: next, ...(after === null && { conteo: Math.min(remaining.length, 1001) }) } };
  });
  red.route('GET /api/ventas/totales', () => {
    const remaining = notas.filter(({ _id }) => !voided.has(_id));
    const cents = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
    const owed = remaining.map(({ total, abonos }) => total - abonos).filter((saldo) => saldo >= 1);
    const total = cents(remaining.map((nota) => nota.total)) / 100;
    return { body: { conteo: remaining.length, total, adeudo: cents(owed) / 100 } };
  });
  red.route('POST /api/ventas/delete', ({ body }) => {
    for (const id of ids(body)) voided.add(id);
    return { body: { anuladas: ids(body).length } };
  });
  red.route('POST /api/ventas/restaurar', ({ body }) => {
    for (const id of ids(body)) voided.delete(id);
    return { body: { restauradas: ids(body).length } };
  });
  return red;
}
