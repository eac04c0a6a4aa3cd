import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api, store } from '@lavanda/shared';
import type { Descripcion } from '@lavanda/shared/contract/entregas';
import { CONTRATO } from '@lavanda/shared/federation/contrato';
import type { Ciclos, RouterDeDatos } from '@lavanda/shared/federation/remoto';
import { watchEndpoints } from '@lavanda/shared/pruebas/contrato/endpoints';
import { importacionesAjenas } from '@lavanda/shared/pruebas/contrato/fuentes';
import { vigilarPagina } from '@lavanda/shared/pruebas/contrato/pagina';
import { sesionDePrueba } from '@lavanda/shared/pruebas/datos';
import { act, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';

export interface RemotoEnPrueba {
  /** Folder of its package. */
  carpeta: string;
  /** Imports its src/lifecycles. */
  cargar: () => Promise<unknown>;
}

/**
 * Mounts a remote as the shell does, each of its sections twice, with a signed-in superuser and a server that answers nothing but errors: what stands on the
 * page then is the remote's own.
 * @returns what it does that a remote may not, in Spanish; nothing when it keeps the contract
 */
export async function incumplimientos({ carpeta, cargar }: RemotoEnPrueba): Promise<string[]> {
  const descripcion = leerDescripcion(carpeta);
  if (descripcion === null) return ['Su remoto.json falta o no tiene la forma esperada.'];
  const vistos = [...importacionesAjenas(join(carpeta, 'src'))];
  if (descripcion.contrato !== CONTRATO)
    vistos.push(`Está hecho para el contrato ${descripcion.contrato}; este es el ${CONTRATO}.`);
  globalThis.fetch = async () => new Response(JSON.stringify({ status: 503, detail: 'Sin servidor.' }), { status: 503 });
  await store.dispatch(api.util.upsertQueryData('authData', undefined, sesionDePrueba('superuser')));

  // jsdom has no page to scroll.
  window.scrollTo = () => undefined;
  const endpoints = watchEndpoints(carpeta);
  try {
    const ciclos = await cargar();
    if (!sonCiclos(ciclos)) return [...vistos, 'No expone bootstrap, mount y unmount.'];
    if (!('update' in ciclos)) vistos.push('No expone update: quien salga de ella la encontraría siempre de nuevo.');
    if ('name' in ciclos) vistos.push('Expone un "name": el shell le da el suyo a cada montaje.');
    const propias = descripcion.secciones.map(({ segmento }) => segmento);
    for (const { segmento, inicio } of descripcion.secciones) {
      const ruta = inicio === undefined ? `/app/${segmento}` : `/app/${segmento}/${inicio}`;
      // What is left by the first time may be there once and for all; by the second, it piles up.
      vistos.push(...(await montarUnaVez(ciclos, ruta, propias, false)), ...(await montarUnaVez(ciclos, ruta, propias, true)));
    }
  } finally {
    vistos.push(...endpoints.finish());
  }
  return [...new Set(vistos)];
}

function leerDescripcion(carpeta: string): Descripcion | null {
  try {
    const datos: unknown = JSON.parse(readFileSync(join(carpeta, 'remoto.json'), 'utf8'));
    return esDescripcion(datos) ? datos : null;
  } catch {
    return null;
  }
}

/** Enough to mount it; the gate holds every field against the contract. */
function esDescripcion(datos: unknown): datos is Descripcion {
  const { contrato, secciones } = (datos ?? {}) as Record<string, unknown>;
  const esSeccion = (seccion: Record<string, unknown>) =>
    ['segmento', 'titulo', 'permiso'].every((campo) => typeof seccion[campo] === 'string');
  return typeof contrato === 'number' && Array.isArray(secciones) && secciones.length > 0 && secciones.every(esSeccion);
}

function sonCiclos(modulo: unknown): modulo is Ciclos {
  const { bootstrap, mount, unmount } = (modulo ?? {}) as Record<string, unknown>;
  return [bootstrap, mount, unmount].every((ciclo) => typeof ciclo === 'function');
}

let montajes = 0;

async function montarUnaVez(ciclos: Ciclos, ruta: string, propias: readonly string[], sobra: boolean): Promise<string[]> {
  const vistos: string[] = [];
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [ruta] }) as RouterDeDatos;
  const soltar = router.subscribe(({ location: { pathname } }) => {
    if (!propias.includes(pathname.split('/')[2] ?? '')) vistos.push(`${ruta}: al abrirse se va sola a ${pathname}.`);
  });
  const domElement = document.createElement('div');
  montajes += 1;
  const alFallar = (error: Error) => void vistos.push(`${ruta}: se detiene al dibujarse: ${error.message}`);
  const seccion = ruta.split('/')[2];
  const propiedades = { domElement, name: `contrato-${montajes}`, router, seccion, nonce: 'n0nc3', alFallar };
  const pagina = vigilarPagina();
  document.body.append(domElement);
  try {
    // Not inside act, which holds back the drawing that mounting waits for.
    const montada = ciclos.bootstrap(propiedades as never).then(() => ciclos.mount(propiedades as never));
    await waitFor(() => {
      if (domElement.childElementCount === 0 && vistos.length === 0) throw new Error('no dibuja nada.');
    });
    await montada;
    vistos.push(...(await guardar(ciclos, propiedades, pagina.oyentes, sobra)).map((queja) => `${ruta}: ${queja}`));
    const falla = await quitar(ciclos, propiedades);
    if (falla) throw falla;
    if (domElement.childElementCount > 0) vistos.push(`${ruta}: al quitarla deja lo que dibujó.`);
  } catch (error) {
    // Testing Library adds the whole page to the message.
    const [dicho] = (error instanceof Error ? error.message : String(error)).split('\n');
    vistos.push(`${ruta}: ${dicho}`);
  }
  domElement.remove();
  soltar();
  router.dispose();
  vistos.push(...pagina.terminar('n0nc3', sobra).map((queja) => `${ruta}: ${queja}`));
  return vistos;
}

/** Leaves it, as when another section is opened, and comes back. */
async function guardar(ciclos: Ciclos, propiedades: object, oyentes: () => string[], sobra: boolean): Promise<string[]> {
  const ver = (visible: boolean) => act(async () => void (await ciclos.update?.({ ...propiedades, visible } as never)));
  await ver(false);
  const quedan = ciclos.update && sobra ? [...new Set(oyentes())] : [];
  await ver(true);
  return quedan.length > 0 ? [`guardada, sigue oyendo: ${quedan.join(', ')}.`] : [];
}

/** An error thrown inside act would stop what is drawn after it: it is handed over. */
async function quitar(ciclos: Ciclos, propiedades: object): Promise<unknown> {
  let falla: unknown;
  await act(async () => {
    await ciclos.unmount(propiedades as never).catch((error: unknown) => {
      falla = error;
    });
  });
  return falla;
}
