import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api, store } from '@lavanda/shared';
import type { Description } from '@lavanda/shared/contract/schemas/releases';
import { CONTRACT_VERSION } from '@lavanda/shared/federation/contractVersion';
import type { DataRouter, Lifecycles } from '@lavanda/shared/federation/remote';
import { watchEndpoints } from '@lavanda/shared/testing/contract/endpoints';
import { watchPage } from '@lavanda/shared/testing/contract/page';
import { foreignImports } from '@lavanda/shared/testing/contract/sources';
import { testSession } from '@lavanda/shared/testing/fixtures';
import { act, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';

export interface RemoteUnderTest {
  /** The remote's package folder. */
  folder: string;
  /** Imports its src/lifecycles. */
  load: () => Promise<unknown>;
}

/**
 * Mounts each section of a remote twice, as the shell does, with a signed-in superuser and a server that answers only
 * errors.
 * @returns contract violations, in Spanish; empty when there are none
 */
export async function violations({ folder, load }: RemoteUnderTest): Promise<string[]> {
  const description = readDescription(folder);
  if (description === null) return ['Su remoto.json falta o no tiene la forma esperada.'];
  const complaints = [...foreignImports(join(folder, 'src'))];
  if (description.contrato !== CONTRACT_VERSION)
    complaints.push(`Está hecho para el contrato ${description.contrato}; este es el ${CONTRACT_VERSION}.`);
  globalThis.fetch = async () => new Response(JSON.stringify({ status: 503, detail: 'Sin servidor.' }), { status: 503 });
  await store.dispatch(api.util.upsertQueryData('authData', undefined, testSession('superuser')));

  // jsdom doesn't implement scrolling.
  window.scrollTo = () => undefined;
  const endpoints = watchEndpoints(folder);
  try {
    const lifecycles = await load();
    if (!areLifecycles(lifecycles)) return [...complaints, 'No expone bootstrap, mount y unmount.'];
    if (!('update' in lifecycles)) complaints.push('No expone update: quien salga de ella la encontraría siempre de nuevo.');
    if ('name' in lifecycles) complaints.push('Expone un "name": el shell le da el suyo a cada montaje.');
    const segments = description.secciones.map(({ segmento: segment }) => segment);
    for (const { segmento: segment, inicio: start } of description.secciones) {
      const path = start === undefined ? `/app/${segment}` : `/app/${segment}/${start}`;
      // Leftovers of the first mount may be permanent; those of the second would accumulate.
      complaints.push(
        ...(await mountOnce(lifecycles, path, segments, false)),
        ...(await mountOnce(lifecycles, path, segments, true)),
      );
    }
  } finally {
    complaints.push(...endpoints.finish());
  }
  return [...new Set(complaints)];
}

function readDescription(folder: string): Description | null {
  try {
    const data: unknown = JSON.parse(readFileSync(join(folder, 'remoto.json'), 'utf8'));
    return isDescription(data) ? data : null;
  } catch {
    return null;
  }
}

/** Checks only what mounting needs; the server's gate validates every field. */
function isDescription(data: unknown): data is Description {
  const { contrato: contract, secciones: sections } = (data ?? {}) as Record<string, unknown>;
  const isSection = (section: Record<string, unknown>) =>
    ['segmento', 'titulo', 'permiso'].every((field) => typeof section[field] === 'string');
  return typeof contract === 'number' && Array.isArray(sections) && sections.length > 0 && sections.every(isSection);
}

function areLifecycles(candidate: unknown): candidate is Lifecycles {
  const { bootstrap, mount, unmount } = (candidate ?? {}) as Record<string, unknown>;
  return [bootstrap, mount, unmount].every((cycle) => typeof cycle === 'function');
}

let mounts = 0;

async function mountOnce(
  lifecycles: Lifecycles,
  path: string,
  segments: readonly string[],
  overflow: boolean,
): Promise<string[]> {
  const complaints: string[] = [];
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [path] }) as DataRouter;
  const release = router.subscribe(({ location: { pathname } }) => {
    if (!segments.includes(pathname.split('/')[2] ?? '')) complaints.push(`${path}: al abrirse se va sola a ${pathname}.`);
  });
  const domElement = document.createElement('div');
  mounts += 1;
  const onError = (error: Error) => void complaints.push(`${path}: se detiene al dibujarse: ${error.message}`);
  const section = path.split('/')[2];
  const properties = { domElement, name: `contrato-${mounts}`, router, section, nonce: 'n0nc3', onError };
  const page = watchPage();
  document.body.append(domElement);
  try {
    // Outside act, which would defer the render that mounting waits for.
    const mounted = lifecycles.bootstrap(properties as never).then(() => lifecycles.mount(properties as never));
    await waitFor(() => {
      if (domElement.childElementCount === 0 && complaints.length === 0) throw new Error('no dibuja nada.');
    });
    await mounted;
    complaints.push(
      ...(await save(lifecycles, properties, page.listeners, overflow)).map((complaint) => `${path}: ${complaint}`),
    );
    const failure = await unmountParcel(lifecycles, properties);
    if (failure) throw failure;
    if (domElement.childElementCount > 0) complaints.push(`${path}: al quitarla deja lo que dibujó.`);
  } catch (error) {
    // Only the first line: Testing Library appends the whole page.
    const [complaint] = (error instanceof Error ? error.message : String(error)).split('\n');
    complaints.push(`${path}: ${complaint}`);
  }
  domElement.remove();
  release();
  router.dispose();
  complaints.push(...page.finish('n0nc3', overflow).map((complaint) => `${path}: ${complaint}`));
  return complaints;
}

/** Hides and shows the section, as when the user opens another one and returns. */
async function save(lifecycles: Lifecycles, properties: object, listeners: () => string[], overflow: boolean): Promise<string[]> {
  const view = (visible: boolean) => act(async () => void (await lifecycles.update?.({ ...properties, visible } as never)));
  await view(false);
  const remaining = lifecycles.update && overflow ? [...new Set(listeners())] : [];
  await view(true);
  return remaining.length > 0 ? [`guardada, sigue oyendo: ${remaining.join(', ')}.`] : [];
}

/** Returns the error: thrown inside act, it would stop later rendering. */
async function unmountParcel(lifecycles: Lifecycles, properties: object): Promise<unknown> {
  let failure: unknown;
  await act(async () => {
    await lifecycles.unmount(properties as never).catch((error: unknown) => {
      failure = error;
    });
  });
  return failure;
}
