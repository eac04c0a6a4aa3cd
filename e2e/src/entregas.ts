import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { APIRequestContext } from '@playwright/test';
import { compilacionDe } from './compilacion.ts';
import { expect } from './prueba.ts';

const RAIZ = fileURLToPath(new URL('../..', import.meta.url));

/** What the command `release` does, for stories: a section's deploy token and the calls it opens. */
export interface Entrega {
  /** Publishes the section's own build with `antes` written as `despues` in its code. @returns the version */
  publicar(version: string, antes: string, despues: string): Promise<string>;
  promover(version: string, alcance: object): Promise<void>;
  regresar(): Promise<void>;
  /** What browsers reported that failed. */
  fallas(): Promise<{ version: string; etapa: string; veces: number }[]>;
  /** Everybody has again what they had before the first `publicar`. */
  retirar(): Promise<void>;
}

/** A deploy token of that one section. */
export async function llaveDe(remoto: string): Promise<string> {
  const programa = join(RAIZ, 'server', 'dist', 'cli', 'admin.js');
  const { DATABASE_URL: _, ...entorno } = process.env;
  const { stdout } = await promisify(execFile)(process.execPath, [programa, 'llave', remoto, 'Equipo'], {
    env: { ...entorno, DATA_DIR: process.env.LAVANDA_DATOS },
  });
  return /lav_[\w-]{43}/.exec(stdout)?.[0] ?? '';
}

export async function entregaDe(remoto: string, request: APIRequestContext): Promise<Entrega> {
  const authorization = `Bearer ${await llaveDe(remoto)}`;
  const estado = async () => (await request.get(`/api/entregas/${remoto}`, { headers: { authorization } })).json();
  const { estable } = await estado();
  const llamar = async (accion: string, data: object) => {
    const respuesta = await request.post(`/api/entregas/${remoto}/${accion}`, { data, headers: { authorization } });
    expect(respuesta.status(), await respuesta.text()).toBe(200);
    return respuesta.json();
  };
  return {
    publicar: async (version, antes, despues) =>
      (await llamar('publicar', { version, archivos: archivosDe(remoto, antes, despues) })).version,
    promover: (version, alcance) => llamar('promover', { version, ...alcance }),
    regresar: () => llamar('regresar', {}),
    fallas: async () => (await estado()).fallas,
    retirar: async () => {
      const ahora = await estado();
      if (ahora.estable !== estable || ahora.candidata !== null) await llamar('promover', { version: estable, todos: true });
    },
  };
}

function archivosDe(remoto: string, antes: string, despues: string) {
  const cambiar = (texto: string, ruta: string) => (ruta.endsWith('.js') ? texto.replaceAll(antes, despues) : texto);
  return [...compilacionDe(remoto, cambiar)].map(([ruta, bytes]) => ({ ruta, base64: bytes.toString('base64') }));
}
