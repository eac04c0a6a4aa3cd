import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { asOwner } from '../../testing/asOwner.ts';
import { bodyAs, createScenario } from '../../testing/scenario.ts';
import { startServer } from '../../testing/server.ts';

/** Number of notas: more than a page holds, and more than a limit of 1,000 or 2,000 would return. */
const MANY = 2013;

test('the active list holds every open nota of thousands, the oldest too', async () => {
  const e = await createScenario();
  const { sucursal } = await e.saved();
  const actives = '/api/ventas/?status=0,-1&notasPosPagina=-1';
  const before = bodyAs<{ results: Nota[] }>(await e.as.user.get(actives)).results.length;
  await e.server.close();
  await asOwner(
    e.server.where,
    `await q(\`insert into notas (tenant_id, id, sucursal_id, folio, cliente_id, cliente_nombre, fecha, fecha_entrega, total, subtotal, status)
       select n.tenant_id, gen_random_uuid(), n.sucursal_id, 900000 + g, n.cliente_id, 'Masiva', n.fecha - g / 10, n.fecha - g / 10, 100, 100, 0
       from generate_series(1, ${MANY}) g cross join lateral (select * from notas where sucursal_id = '${sucursal}' limit 1) n\`);
     return null;`,
  );
  const server = await startServer({ where: e.server.where });
  const user = await server.signIn('usuario@aguaclara.mx');
  const { results, conteo: count } = bodyAs<{ results: Nota[]; conteo?: number }>(await user.get(actives));
  expect(results).toHaveLength(before + MANY);
  expect(count).toBeUndefined();
  expect(new Set(results.map(({ _id }) => _id)).size).toBe(results.length);
  expect(results.filter(({ folio }) => folio === 900_000 + MANY)).toHaveLength(1);
  expect(results.map((nota) => nota.fecha)).toEqual(
    results
      .map((nota) => nota.fecha)
      .sort()
      .reverse(),
  );
  await server.close();
});
