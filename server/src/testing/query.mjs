// Runs the SQL in the environment variable QUERY as the owner of the configured database, and prints the first row.
import { sql } from 'kysely';
import { readSettings } from '../../dist/config/settings.js';
import { openDatabase } from '../../dist/db/connection.js';

const db = await openDatabase(readSettings(process.env));
const { rows } = await sql.raw(process.env.QUERY ?? 'select 1').execute(db.kysely);
process.stdout.write(`${JSON.stringify(rows[0])}\n`);
await db.close();
process.exit(0);
