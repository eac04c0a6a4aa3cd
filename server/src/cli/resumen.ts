import { parseArgs } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { leerAjustes } from '../ajustes.ts';
import { abrirBase } from '../db/conexion.ts';
import type { Esquema } from '../db/esquema.ts';
import { migrar } from '../db/migrar.ts';

/**
 * `npm run db:resumen -- --revisar`: compares the rollup of the reports with the notes, laundry by laundry; ends with 1 when one differs.
 * `npm run db:resumen -- --rehacer`: rebuilds it from the notes; `--lavanderia` limits either to one name. With PostgreSQL the server may be at
 * work meanwhile; the embedded database has to be free. Reads the same settings as the server.
 */
function leerPeticion(): { rehacer: boolean; lavanderia: string | undefined } {
  const { values } = parseArgs({
    options: { revisar: { type: 'boolean' }, rehacer: { type: 'boolean' }, lavanderia: { type: 'string' } },
  });
  if (values.revisar === values.rehacer) throw new Error('Usa --revisar o --rehacer');
  return { rehacer: values.rehacer === true, lavanderia: values.lavanderia };
}

interface Diferencias {
  ventas: number;
  pagos: number;
  clientes: number;
}

async function revisar(conexion: Kysely<Esquema>, id: string): Promise<Diferencias> {
  const { rows } = await sql<Diferencias>`select ventas, pagos, clientes from revisar_resumen(${id})`.execute(conexion);
  return rows[0] ?? { ventas: 0, pagos: 0, clientes: 0 };
}

/** Works on one laundry after the other; answers whether all of them agree in the end. */
async function recorrer(conexion: Kysely<Esquema>): Promise<boolean> {
  await sql`set statement_timeout = 0`.execute(conexion);
  const tenants = await conexion
    .selectFrom('tenants')
    .select(['id', 'nombre'])
    .$if(peticion.lavanderia !== undefined, (consulta) => consulta.where('nombre', '=', peticion.lavanderia ?? ''))
    .orderBy('nombre')
    .execute();
  if (tenants.length === 0) throw new Error('No hay ninguna lavandería con ese nombre');
  let iguales = true;
  for (const { id, nombre } of tenants) {
    if (peticion.rehacer) await sql`select rehacer_resumen(${id})`.execute(conexion);
    const { ventas, pagos, clientes } = await revisar(conexion, id);
    const igual = ventas + pagos + clientes === 0;
    iguales &&= igual;
    const dicho = igual
      ? 'igual a las notas'
      : `filas distintas: ${ventas} de ventas, ${pagos} de pagos, ${clientes} de clientes`;
    process.stdout.write(`${nombre}: ${dicho}\n`);
  }
  return iguales;
}

const peticion = leerPeticion();
const base = await abrirBase(leerAjustes(process.env));
try {
  await migrar(base);
  if (!(await base.kysely.connection().execute(recorrer))) process.exitCode = 1;
} finally {
  await base.cerrar();
}
