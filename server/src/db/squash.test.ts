import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { withDatabase } from '../testing/asOwner.ts';
import { newDatabase } from '../testing/server.ts';

/**
 * Makes a database look as after the old migrations (the tables exist and `migraciones` names the old files) and migrates it.
 */
const SCRIPT = `
  const { migrate } = await module('db/migrate');
  const names = async () => (await sql\`select nombre from migraciones order by nombre\`.execute(db.kysely)).rows.map((row) => row.nombre);
  const before = await names();
  await sql\`delete from migraciones\`.execute(db.kysely);
  await sql\`insert into migraciones (nombre, huella) values ('001-inicio.sql', 'x'), ('018-clientes-en-orden.sql', 'x')\`.execute(db.kysely);
  const { newlyApplied, unknowns } = await migrate(db);
  return { same: JSON.stringify(before) === JSON.stringify(await names()), newlyApplied, unknowns, again: (await migrate(db)).newlyApplied };`;

/** All migrations. The first three are the squashed files, whose tables the database of the test already has. */
const FILES = readdirSync(join(__dirname, 'migrations')).sort();

it('a database made before the migrations were squashed keeps its tables and gets the functions', async () => {
  expect(await withDatabase(await newDatabase(), SCRIPT)).toEqual({
    same: true,
    newlyApplied: FILES.filter((name) => name >= '004'),
    unknowns: [],
    again: [],
  });
});
