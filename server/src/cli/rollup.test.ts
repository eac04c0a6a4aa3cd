import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { asOwner } from '../testing/asOwner.ts';
import { newDatabase } from '../testing/server.ts';

/** Runs the command on a stopped server's database; returns its exit code (null when a signal ended it) and output. */
function summary(where: Record<string, string>, ...args: string[]): { code: number | null; output: string } {
  const program = join(dirname(process.env.LAVANDA_TEST_MAIN ?? ''), 'cli/rollup.js');
  const { status, stdout } = spawnSync(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH, NODE_ENV: 'development', ...where },
    encoding: 'utf8',
  });
  return { code: status, output: stdout };
}

it('finds a rollup that differs from the notes, and rebuilds it', async () => {
  const where = await newDatabase();
  expect(summary(where, '--check')).toEqual({
    code: 0,
    output: 'Agua Clara: igual a las notas\nBugambilia: igual a las notas\n',
  });

  await asOwner(
    where,
    `const [{ id }] = (await q("select id from tenants where nombre = 'Agua Clara'")).rows;
     const una = (tabla) => "ctid = (select ctid from " + tabla + " where tenant_id = '" + id + "' limit 1)";
     await q("update resumen_ventas set total = total + 1 where " + una('resumen_ventas'));
     await q("delete from resumen_pagos where " + una('resumen_pagos'));
     return (await q("update resumen_clientes set notas = notas + 1 where " + una('resumen_clientes'))).rowCount;`,
  );
  const wrong = summary(where, '--check');
  expect(wrong.code).toBe(1);
  expect(wrong.output).toBe(
    'Agua Clara: filas distintas: 2 de ventas, 1 de pagos, 2 de clientes\nBugambilia: igual a las notas\n',
  );
  expect(summary(where, '--rebuild', '--laundry', 'Agua Clara')).toEqual({
    code: 0,
    output: 'Agua Clara: igual a las notas\n',
  });
  expect(summary(where, '--check').code).toBe(0);
  expect(summary(where).code).not.toBe(0);
});
