import type { Nota, Voided } from '@lavanda/shared/contract/schemas/sales';
import { DEL_VALLE, NARVARTE } from '@lavanda/shared/testing/fixtures';
import { type MockNetwork, mockNetwork } from '@lavanda/shared/testing/network';
import { notaNumber, voidOf } from './data';

/** Fake server that lists the notas 1 to `count` in pages with cursors; voided notas have a list of their own. */
export function salesServer(count: number, changes: (n: number) => Partial<Nota> = () => ({})) {
  const net: MockNetwork = mockNetwork();
  const notas = Array.from({ length: count }, (_, n) => notaNumber(n + 1, changes(n + 1)));
  const voided = new Map<string, Voided>(notas.flatMap(({ _id, anulada: done }) => (done ? [[_id, done]] : [])));
  const found = (query: URLSearchParams) =>
    query.get('anuladas') === 'true'
      ? notas.filter(({ _id }) => voided.has(_id)).map((nota) => ({ ...nota, anulada: voided.get(nota._id) ?? null }))
      : notas.filter(({ _id }) => !voided.has(_id)).map(({ anulada: _, ...nota }) => nota);
  const ids = (body: Record<string, unknown>) => (Array.isArray(body.items) ? body.items.map(String) : []);

  net.route('GET /api/ventas/por-revisar', () => ({ body: { results: [], conteo: 0 } }));
  net.route('GET /api/tenant/sucursales', () => ({ body: { sucursales: [NARVARTE, DEL_VALLE] } }));
  net.route('GET /api/ventas/', ({ query }) => {
    const after = query.get('despues');
    const from = after === null ? 0 : notas.findIndex(({ _id }) => _id === after) + 1;
    const rest = new Set(notas.slice(from).map(({ _id }) => _id));
    const all = found(query);
    const results = all.filter(({ _id }) => rest.has(_id)).slice(0, 20);
    const next = results.length === 20 ? (results.at(-1)?._id ?? null) : null;
    return { body: { results, siguiente: next, ...(after === null && { conteo: Math.min(all.length, 1001) }) } };
  });
  net.route('GET /api/ventas/totales', ({ query }) => {
    const all = found(query);
    const pesos = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
    const owed = all.map(({ total, abonos }) => total - abonos).filter((saldo) => saldo >= 1);
    const sums = { conteo: all.length, total: pesos(all.map((nota) => nota.total)) };
    const paid = pesos(all.map(({ abonos }) => abonos));
    return { body: query.get('anuladas') === 'true' ? { ...sums, adeudo: 0, abonos: paid } : { ...sums, adeudo: pesos(owed) } };
  });
  net.route('POST /api/ventas/delete', ({ body }) => {
    for (const id of ids(body)) voided.set(id, voidOf({ motivo: String(body.motivo ?? '') }));
    return { body: { anuladas: ids(body).length } };
  });
  net.route('POST /api/ventas/restaurar', ({ body }) => {
    const restored = ids(body).filter((id) => voided.delete(id));
    return { body: { restauradas: restored.length } };
  });
  return net;
}
