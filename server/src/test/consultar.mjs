// Runs the SQL of the environment's CONSULTA as the owner, on the database the settings name, and prints the first row.
import { sql } from 'kysely';
import { leerAjustes } from '../../dist/ajustes.js';
import { abrirBase } from '../../dist/db/conexion.js';

const base = await abrirBase(leerAjustes(process.env));
const { rows } = await sql.raw(process.env.CONSULTA ?? 'select 1').execute(base.kysely);
process.stdout.write(`${JSON.stringify(rows[0])}\n`);
await base.cerrar();
process.exit(0);
