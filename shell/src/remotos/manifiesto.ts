/** What the loader needs of a remote's mf-manifest.json. */
export interface Manifiesto {
  /** Absolute address of the remote's entry script. */
  entrada: string;
  /** Global variable the entry leaves the remote's container in. */
  nombreGlobal: string;
}

/** @throws Error when it can't be fetched or isn't a manifest */
export async function pedirManifiesto(direccion: string, signal: AbortSignal): Promise<Manifiesto> {
  const respuesta = await fetch(direccion, { signal });
  if (!respuesta.ok) throw new Error(`${direccion}: ${respuesta.status}`);
  const datos = (await respuesta.json()) as {
    metaData?: { globalName?: unknown; remoteEntry?: { path?: unknown; name?: unknown } };
  };
  const { globalName, remoteEntry } = datos?.metaData ?? {};
  if (typeof globalName !== 'string' || typeof remoteEntry?.name !== 'string')
    throw new Error(`${direccion} no es un manifiesto`);
  const carpeta = typeof remoteEntry.path === 'string' && remoteEntry.path !== '' ? `${remoteEntry.path}/` : '';
  return { entrada: new URL(carpeta + remoteEntry.name, direccion).href, nombreGlobal: globalName };
}
