import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from './server.ts';

/**
 * Makes, once for all the processes of a run, the database with the demo data that each starts from a copy of. LAVANDA_PLANTILLA
 * says where, when whoever runs several times keeps it from one to the next.
 */
export default async function prepareTemplate(): Promise<() => void> {
  const saved = process.env.LAVANDA_PLANTILLA;
  if (saved && existsSync(saved)) return () => undefined;
  const folder = mkdtempSync(join(tmpdir(), 'lavanda-plantilla-'));
  const data = saved ?? join(folder, 'datos');
  const server = await launch(data, {}).catch((error: unknown) => {
    rmSync(data, { recursive: true, force: true });
    throw error;
  });
  await server.finish();
  process.env.LAVANDA_PLANTILLA = data;
  return () => rmSync(folder, { recursive: true, force: true });
}
