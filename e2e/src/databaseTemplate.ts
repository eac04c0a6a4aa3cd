import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from './server.ts';
import { PASSWORD } from './story.ts';

/** Creates, once per run, the demo database that workers copy. If LAVANDA_TEMPLATE sets its path, runs share it. */
export default async function prepareTemplate(): Promise<() => void> {
  const saved = process.env.LAVANDA_TEMPLATE;
  if (saved && existsSync(saved)) return () => undefined;
  const folder = mkdtempSync(join(tmpdir(), 'lavanda-plantilla-'));
  const data = saved ?? join(folder, 'datos');
  const server = await launch(data, {}).catch((error: unknown) => {
    rmSync(data, { recursive: true, force: true });
    throw error;
  });
  await makeRoom(server.url);
  await server.finish();
  process.env.LAVANDA_TEMPLATE = data;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Raises the daily capacity of the sucursal that most stories use, because their notas exceed the demo data's capacity. */
async function makeRoom(url: string): Promise<void> {
  const form = new URLSearchParams({ usuario: 'super@aguaclara.mx', password: PASSWORD });
  const entered = await fetch(`${url}/api/auth/submit`, { method: 'POST', headers: { origin: url }, body: form });
  const cookie = entered.headers.getSetCookie().map((one) => one.split(';')[0]);
  const headers = { origin: url, cookie: cookie.join('; '), 'content-type': 'application/json' };
  const { usuario: user } = await (await fetch(`${url}/api/auth/authData`, { headers })).json();
  const { _id, nombre_sucursal: name } = user.sucursalData;
  const today = new Date().toISOString().slice(0, 10);
  const days = await fetch(`${url}/api/ventas/capacidad?desde=${today}&hasta=${today}`, { headers });
  const { capacidad: usual } = await days.json();
  const body = JSON.stringify({ _id, nombre_sucursal: name, capacidad: { ...usual, kilos: 5_000, piezas: 5_000 } });
  const saved = await fetch(`${url}/api/tenant/sucursales/guardar`, { method: 'POST', headers, body });
  if (!saved.ok) throw new Error(`The sucursal's capacity: ${saved.status}`);
}
