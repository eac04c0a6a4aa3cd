import { FallaDeEtapa } from './etapas';
import { fueAlterado } from './integridad';

/** What the loader needs of a remote's mf-manifest.json. */
export interface Manifiesto {
  /** Absolute address of the remote's entry script. */
  entrada: string;
  /** Global variable the entry leaves the remote's container in. */
  nombreGlobal: string;
  /** What the remote takes from the share scope. A name that ends in '/' stands for the modules under it. */
  compartidas: Compartida[];
}

export interface Compartida {
  name: string;
  requiredVersion: string;
}

interface Pedido {
  integridad: string | undefined;
  /** Past what the browser has kept: it may be what failed. */
  otraVez: boolean;
  signal: AbortSignal;
}

/**
 * @throws Error when it can't be fetched or isn't a manifest
 * @throws FallaDeEtapa 'integridad' when it isn't the one that was published
 */
export async function pedirManifiesto(direccion: string, { integridad, otraVez, signal }: Pedido): Promise<Manifiesto> {
  const init: RequestInit = { signal, ...(otraVez && { cache: 'reload' }) };
  const respuesta = await fetch(direccion, { ...init, ...(integridad && { integrity: integridad }) }).catch(
    async (causa: unknown) => {
      const alterado = integridad && !signal.aborted && (await fueAlterado(direccion, integridad, signal));
      throw alterado ? new FallaDeEtapa('integridad', 'falla', causa) : causa;
    },
  );
  if (!respuesta.ok) throw new Error(`${direccion}: ${respuesta.status}`);
  const datos = (await respuesta.json()) as {
    metaData?: { globalName?: unknown; remoteEntry?: { path?: unknown; name?: unknown } };
    shared?: unknown;
  };
  const { globalName, remoteEntry } = datos?.metaData ?? {};
  if (typeof globalName !== 'string' || typeof remoteEntry?.name !== 'string')
    throw new Error(`${direccion} no es un manifiesto`);
  const carpeta = typeof remoteEntry.path === 'string' && remoteEntry.path !== '' ? `${remoteEntry.path}/` : '';
  return {
    entrada: new URL(carpeta + remoteEntry.name, direccion).href,
    nombreGlobal: globalName,
    compartidas: Array.isArray(datos.shared) ? datos.shared.filter(esCompartida) : [],
  };
}

function esCompartida(valor: unknown): valor is Compartida {
  if (typeof valor !== 'object' || valor === null) return false;
  const { name, requiredVersion } = valor as Record<string, unknown>;
  return typeof name === 'string' && typeof requiredVersion === 'string';
}
