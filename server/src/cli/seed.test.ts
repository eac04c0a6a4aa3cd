import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { asOwner } from '../testing/asOwner.ts';
import { newDatabase } from '../testing/server.ts';

/**
 * Runs the seed command on a new database.
 * @returns the clientes that it added, with the sum of their notas, without the ids, which differ on every run
 */
async function seeded(): Promise<unknown> {
  const where = await newDatabase();
  const program = join(dirname(process.env.LAVANDA_TEST_MAIN ?? ''), 'cli/seed.js');
  const { status } = spawnSync(process.execPath, [program, '--clientes', '300', '--notas', '200'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ...where },
  });
  expect(status).toBe(0);
  return asOwner(
    where,
    `return (await q(\`select c.nombre, c.apellido, c.telefono, coalesce(sum(n.total), 0)::text as total
       from clientes c left join notas n on n.tenant_id = c.tenant_id and n.cliente_id = c.id
       where c.telefono like '+5256%' group by c.tenant_id, c.id order by c.telefono\`)).rows;`,
  );
}

it('fills two databases with the same clientes and sales, so that measurements are comparable', async () => {
  const first = await seeded();
  expect(first).toHaveLength(300);
  expect(await seeded()).toEqual(first);
}, 120_000);
