import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from './server.ts';

/** Creates, once per run, the demo database that workers copy. Runs share it if LAVANDA_TEMPLATE sets its path. */
export default async function prepareTemplate(): Promise<() => void> {
  const saved = process.env.LAVANDA_TEMPLATE;
  if (saved && existsSync(saved)) return () => undefined;
  const folder = mkdtempSync(join(tmpdir(), 'lavanda-plantilla-'));
  const data = saved ?? join(folder, 'datos');
  const server = await launch(data, {}).catch((error: unknown) => {
    rmSync(data, { recursive: true, force: true });
    throw error;
  });
  await server.finish();
  process.env.LAVANDA_TEMPLATE = data;
  return () => rmSync(folder, { recursive: true, force: true });
}
