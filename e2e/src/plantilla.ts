import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lanzar } from './servidor.ts';

/**
 * Makes, once for all the processes of a run, the database with the demo data that each starts from a copy of. LAVANDA_PLANTILLA
 * says where, when whoever runs several times keeps it from one to the next.
 */
export default async function prepararPlantilla(): Promise<() => void> {
  const guardada = process.env.LAVANDA_PLANTILLA;
  if (guardada && existsSync(guardada)) return () => undefined;
  const carpeta = mkdtempSync(join(tmpdir(), 'lavanda-plantilla-'));
  const datos = guardada ?? join(carpeta, 'datos');
  const servidor = await lanzar(datos, {}).catch((error: unknown) => {
    rmSync(datos, { recursive: true, force: true });
    throw error;
  });
  await servidor.terminar();
  process.env.LAVANDA_PLANTILLA = datos;
  return () => rmSync(carpeta, { recursive: true, force: true });
}
