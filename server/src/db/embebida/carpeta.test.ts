import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { iniciarServidor, lanzar } from '../../test/servidor.ts';

describe('the embedded folder', () => {
  test('is open to its owner alone, and to one process at a time, which is named', async () => {
    const servidor = await iniciarServidor({ base: 'embebida', demo: false });
    const { DATA_DIR } = servidor.donde;
    expect((await stat(DATA_DIR)).mode & 0o077).toBe(0);
    expect(await readdir(DATA_DIR)).toEqual(['admin.sock', 'pg']);
    await expect(lanzar({ ...servidor.donde, DEMO: 'false' })).rejects.toThrow(
      /La carpeta de datos .* ya está en uso por el proceso \d+ \(desde .*DATA_DIR/,
    );
    expect((await servidor.anonimo.get('/api/salud')).status).toBe(200);
    await servidor.matar();
    const vuelto = await iniciarServidor({ base: 'embebida', demo: false, donde: servidor.donde });
    expect((await vuelto.anonimo.get('/api/salud')).cuerpo).toEqual({ estado: 'ok', base: 'embebida' });
    await vuelto.cerrar();
  });

  test('left half-made by a first start that died is made again', async () => {
    const servidor = await iniciarServidor({ base: 'embebida', demo: false });
    await servidor.cerrar();
    await rename(join(servidor.donde.DATA_DIR, 'pg'), join(servidor.donde.DATA_DIR, 'pg.nueva'));
    await mkdir(join(servidor.donde.DATA_DIR, 'pg.nueva', 'resto'));
    await writeFile(join(servidor.donde.DATA_DIR, 'pg.nueva', 'PG_VERSION'), '');
    const vuelto = await iniciarServidor({ base: 'embebida', demo: false, donde: servidor.donde });
    expect(await readdir(servidor.donde.DATA_DIR)).toEqual(['admin.sock', 'pg']);
    await vuelto.cerrar();
  });
});
