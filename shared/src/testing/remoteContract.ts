import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api, store } from '@lavanda/shared';
import type { DescribedExtension, Description } from '@lavanda/shared/contract/schemas/releases';
import { CONTRACT_VERSION } from '@lavanda/shared/federation/contractVersion';
import type { Lifecycles, RemoteModule } from '@lavanda/shared/federation/remote';
import { nameOf, watchEndpoints } from '@lavanda/shared/testing/contract/endpoints';
import { watchGlobals } from '@lavanda/shared/testing/contract/globals';
import { mountExtension } from '@lavanda/shared/testing/contract/mountExtension';
import { ENDLESS_MOUNT, mountOnce } from '@lavanda/shared/testing/contract/mountOnce';
import { foreignImports } from '@lavanda/shared/testing/contract/sources';
import { watchStorage } from '@lavanda/shared/testing/contract/storage';
import { testSession } from '@lavanda/shared/testing/fixtures';

export interface RemoteUnderTest {
  /** The remote's package folder. */
  folder: string;
  /** Imports the remote's src/lifecycles. */
  load: () => Promise<unknown>;
  /** Beginnings of the keys that the remote writes in the browser, besides `lavanda:<its name>`. */
  storedKeys?: readonly string[];
}

/**
 * Mounts each section of a remote twice as the shell does, for a superuser, with a server that answers only errors. Extensions
 * for the product's own places are mounted once.
 * @returns contract violations, in Spanish; empty when there are none
 */
export async function violations({ folder, load, storedKeys = [] }: RemoteUnderTest): Promise<string[]> {
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
  const segments = description.secciones.map(({ segmento: segment }) => segment);
  const storage = watchStorage([nameOf(folder), ...segments], storedKeys);
  const globals = watchGlobals();
  try {
    const lifecycles = await load();
    complaints.push(...globals.check());
    if (!areLifecycles(lifecycles)) return [...complaints, 'No expone bootstrap, mount y unmount.'];
    if (!('update' in lifecycles)) complaints.push('No expone update: quien salga de ella la encontraría siempre de nuevo.');
    complaints.push(...extensionComplaints(description, lifecycles));
    if ('name' in lifecycles) complaints.push('Expone un "name": el shell le da el suyo a cada montaje.');
    for (const { segmento: segment, inicio: start } of description.secciones) {
      const path = start === undefined ? `/app/${segment}` : `/app/${segment}/${start}`;
      // What the first mount leaves may be created only once; what the second leaves would accumulate with every mount.
      for (const reportsLeftovers of [false, true]) {
        const found = await mountOnce(lifecycles, path, segments, reportsLeftovers);
        complaints.push(...found, ...globals.check());
        if (found.some((complaint) => complaint.endsWith(ENDLESS_MOUNT))) break;
      }
    }
    for (const extension of description.extensiones ?? [])
      complaints.push(...(await checkExtension(extension, lifecycles)), ...globals.check());
  } finally {
    complaints.push(...endpoints.finish(), ...globals.check(), ...storage.finish());
  }
  return [...new Set(complaints)];
}

/** Compares the extensions that remoto.json declares with those that the code exports. */
function extensionComplaints({ extensiones: declared = [] }: Description, lifecycles: object): string[] {
  const { extensions = {} } = lifecycles as { extensions?: object };
  const names = declared.map(({ nombre: name }) => name);
  return [
    ...names.filter((name) => !(name in extensions)).map((name) => `No expone la extensión "${name}" de su remoto.json.`),
    ...Object.keys(extensions)
      .filter((name) => !names.includes(name))
      .map((name) => `Expone la extensión "${name}", que su remoto.json no declara: nadie la mostraría.`),
  ];
}

async function checkExtension(extension: DescribedExtension, { extensions }: Partial<RemoteModule>): Promise<string[]> {
  const exposed: unknown = extensions?.[extension.nombre];
  if (exposed === undefined) return [];
  if (areLifecycles(exposed)) return mountExtension(exposed, extension);
  return [`La extensión "${extension.nombre}" no tiene bootstrap, mount y unmount: hazla con defineExtension.`];
}

function readDescription(folder: string): Description | null {
  try {
    const data: unknown = JSON.parse(readFileSync(join(folder, 'remoto.json'), 'utf8'));
    return isDescription(data) ? data : null;
  } catch {
    return null;
  }
}

/**
 * Whether a remoto.json has the fields that mounting needs. Other fields aren't checked, because the server's gate validates all.
 */
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
