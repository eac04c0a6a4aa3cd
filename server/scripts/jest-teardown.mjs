import { rm } from 'node:fs/promises';
import pg from 'pg';

/** Removes the run's folder and, on PostgreSQL, its databases. */
export default async function collect() {
  const { LAVANDA_TEST_FOLDER: folder, LAVANDA_TEST_DATABASE_URL: url, LAVANDA_TEST_TEMPLATE: template } = process.env;
  if (folder) await rm(folder, { recursive: true, force: true });
  if (!url || !template) return;
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [template]);
  for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  await client.end();
}
