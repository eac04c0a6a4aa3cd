import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { comoDueno } from '../test/comoDueno.ts';
import { nuevaBase } from '../test/servidor.ts';

/** Runs the command on a stopped server's database; answers how it ended and what it said. */
function resumen(donde: Record<string, string>, ...argumentos: string[]): { codigo: number | null; dicho: string } {
  const programa = join(dirname(process.env.LAVANDA_TEST_MAIN ?? ''), 'cli/resumen.js');
  const { status, stdout } = spawnSync(process.execPath, [programa, ...argumentos], {
    env: { PATH: process.env.PATH, NODE_ENV: 'development', ...donde },
    encoding: 'utf8',
  });
  return { codigo: status, dicho: stdout };
}

it('finds a rollup that differs from the notes, and rebuilds it', async () => {
  const donde = await nuevaBase();
  expect(resumen(donde, '--revisar')).toEqual({
    codigo: 0,
    dicho: 'Agua Clara: igual a las notas\nBugambilia: igual a las notas\n',
  });

  await comoDueno(
    donde,
    `const [{ id }] = (await q("select id from tenants where nombre = 'Agua Clara'")).rows;
     const una = (tabla) => "ctid = (select ctid from " + tabla + " where tenant_id = '" + id + "' limit 1)";
     await q("update resumen_ventas set total = total + 1 where " + una('resumen_ventas'));
     await q("delete from resumen_pagos where " + una('resumen_pagos'));
     return (await q("update resumen_clientes set notas = notas + 1 where " + una('resumen_clientes'))).rowCount;`,
  );
  const mal = resumen(donde, '--revisar');
  expect(mal.codigo).toBe(1);
  expect(mal.dicho).toBe('Agua Clara: filas distintas: 2 de ventas, 1 de pagos, 2 de clientes\nBugambilia: igual a las notas\n');
  expect(resumen(donde, '--rehacer', '--lavanderia', 'Agua Clara')).toEqual({
    codigo: 0,
    dicho: 'Agua Clara: igual a las notas\n',
  });
  expect(resumen(donde, '--revisar').codigo).toBe(0);
  expect(resumen(donde).codigo).not.toBe(0);
});
