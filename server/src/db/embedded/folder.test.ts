import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runAdmin } from '../../testing/commands.ts';
import { launch, startServer } from '../../testing/server.ts';

describe('the embedded folder', () => {
  test('is open to its owner alone, and to one process at a time, which is named', async () => {
    const server = await startServer({ database: 'embebida', demo: false });
    const { DATA_DIR } = server.where;
    expect((await stat(DATA_DIR)).mode & 0o077).toBe(0);
    expect(await readdir(DATA_DIR)).toEqual(['admin.sock', 'en-uso', 'pg']);
    await expect(launch({ ...server.where, DEMO: 'false' })).rejects.toThrow(
      /La carpeta de datos .* ya está en uso por el proceso \d+ \(desde .*DATA_DIR/,
    );
    expect((await server.anonymous.get('/api/salud')).status).toBe(200);
    await server.kill();
    const restarted = await startServer({ database: 'embebida', demo: false, where: server.where });
    expect((await restarted.anonymous.get('/api/salud')).body).toEqual({ estado: 'ok', base: 'embebida' });
    await restarted.close();
  });

  test('left half-made by a first start that died is made again', async () => {
    const server = await startServer({ database: 'embebida', demo: false });
    await server.close();
    await rename(join(server.where.DATA_DIR, 'pg'), join(server.where.DATA_DIR, 'pg.nueva'));
    await mkdir(join(server.where.DATA_DIR, 'pg.nueva', 'resto'));
    await writeFile(join(server.where.DATA_DIR, 'pg.nueva', 'PG_VERSION'), '');
    const restarted = await startServer({ database: 'embebida', demo: false, where: server.where });
    expect(await readdir(server.where.DATA_DIR)).toEqual(['admin.sock', 'en-uso', 'pg']);
    await restarted.close();
  });

  test.each([
    ['its control file lost', (pg: string) => rm(join(pg, 'global', 'pg_control'))],
    ['its tables overwritten', overwriteTables],
  ])('with %s says in Spanish what to do, and that mends it', async (_, damage) => {
    const server = await startServer({ database: 'embebida' });
    const { where } = server;
    const backup = `${where.DATA_DIR}-respaldo`;
    await runAdmin(where, 'crear', 'Lavandería Uno', '--usuario', 'duena@uno.mx');
    await runAdmin(where, 'respaldar', backup);
    await server.close();
    await damage(join(where.DATA_DIR, 'pg'));
    await expect(startServer({ where, demo: false })).rejects.toThrow(/no abre: parece dañada .*admin -- restaurar <carpeta/);
    expect(await runAdmin(where, 'restaurar', backup)).toContain('Restaurado.');
    const restored = await startServer({ where, demo: false });
    expect(await runAdmin(where, 'listar')).toContain('Lavandería Uno');
    await restored.close();
  });

  test('that is no folder says so in Spanish', async () => {
    const file = join(process.env.LAVANDA_TEST_FOLDER ?? '', 'un-archivo');
    await writeFile(file, '');
    await expect(launch({ DATA_DIR: file, DATABASE_URL: '' })).rejects.toThrow('no es una carpeta. Elige otra con DATA_DIR.');
  });
});

/** Overwrites with noise the first pages of the product's tables and indexes. */
async function overwriteTables(pg: string): Promise<void> {
  const folder = join(pg, 'base', '5');
  for (const name of await readdir(folder)) {
    if (/^(1[6-9]|[2-9]\d)\d{3}$/.test(name))
      await writeFile(join(folder, name), new Uint8Array(randomBytes(16_384)), { flag: 'r+' });
  }
}
