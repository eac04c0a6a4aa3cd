import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { APIRequestContext } from '@playwright/test';
import { buildOf } from './build.ts';
import { shellBuildOf } from './shellBuild.ts';
import { expect } from './story.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** API calls about the releases of one section, or of the shell, with its deploy token; scripts/release.mjs makes the same. */
export interface Release {
  /** Publishes the section's build with `before` replaced by `after` in its code. @returns the version */
  publish(version: string, before: string, after: string): Promise<string>;
  promote(version: string, scope: object): Promise<void>;
  goBack(): Promise<void>;
  /** Makes a link that shows the version. @returns its address */
  preview(version: string): Promise<string>;
  /** Number of users for whom the version was mounted, and number of users for whom it failed. */
  outcomesOf(version: string): Promise<{ mounted: number; failed: number }>;
  /** Returns the failures that browsers reported, by version and stage. */
  fallas(): Promise<{ version: string; etapa: string; veces: number }[]>;
  /** Restores for everybody the version that was stable before the first `publish`. */
  retire(): Promise<void>;
}

/** Creates a deploy token for one section, which need not exist yet. */
export async function deployTokenOf(remote: string): Promise<string> {
  const program = join(ROOT, 'server', 'dist', 'cli', 'admin.js');
  const { DATABASE_URL: _, ...environment } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, [program, 'llave', remote, 'Equipo', '--nueva'], {
    env: { ...environment, DATA_DIR: process.env.LAVANDA_DATA },
  });
  return /lav_[\w-]{43}/.exec(stdout)?.[0] ?? '';
}

export async function releaseOf(remote: string, request: APIRequestContext): Promise<Release> {
  const authorization = `Bearer ${await deployTokenOf(remote)}`;
  const state = async () => (await request.get(`/api/entregas/${remote}`, { headers: { authorization } })).json();
  const { estable: stable } = await state();
  const callApi = async (action: string, data: object) => {
    const response = await request.post(`/api/entregas/${remote}/${action}`, { data, headers: { authorization } });
    expect(response.status(), await response.text()).toBe(200);
    return response.json();
  };
  return {
    publish: async (version, before, after) =>
      (await callApi('publicar', { version, archivos: filesOf(remote, before, after) })).version,
    promote: (version, scope) => callApi('promover', { version, ...scope }),
    goBack: () => callApi('regresar', {}),
    preview: async (version) => (await callApi('vista-previa', { version })).enlace,
    outcomesOf: async (version) => {
      const { versiones: versions } = await state();
      const { montadas: mounted, fallidas: failed } = versions.find((one: { version: string }) => one.version === version);
      return { mounted, failed };
    },
    fallas: async () => (await state()).fallas,
    retire: async () => {
      const now = await state();
      if (now.estable !== stable || now.candidata !== null) await callApi('promover', { version: stable, todos: true });
    },
  };
}

function filesOf(remote: string, before: string, after: string) {
  const change = (text: string, path: string) => (path.endsWith('.js') ? text.replaceAll(before, after) : text);
  const files = remote === 'shell' ? shellBuildOf(before, after) : buildOf(remote, change);
  return [...files].map(([path, bytes]) => ({ ruta: path, base64: bytes.toString('base64') }));
}
