import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launch, startServer } from '../../testing/server.ts';

describe('the embedded folder', () => {
  test('is open to its owner alone, and to one process at a time, which is named', async () => {
    const server = await startServer({ database: 'embebida', demo: false });
    const { DATA_DIR } = server.where;
    expect((await stat(DATA_DIR)).mode & 0o077).toBe(0);
    expect(await readdir(DATA_DIR)).toEqual(['admin.sock', 'pg']);
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
    expect(await readdir(server.where.DATA_DIR)).toEqual(['admin.sock', 'pg']);
    await restarted.close();
  });
});
