import { FallaGeocodificador } from './geocodificador.ts';

const TIEMPO_MS = 5_000;
const BYTES_MAXIMOS = 1_048_576;

export interface RespuestaJson {
  estado: number;
  /** Parsed; null when an error's body isn't JSON. */
  cuerpo: unknown;
}

/**
 * Asks a provider for JSON within 5 seconds, body included, and reads at most 1 MB of it. Redirections aren't followed: a key in a
 * header would go along.
 * @throws FallaGeocodificador 'tiempo', 'red', or 'respuesta' for what is no JSON
 */
export async function pedirJson(url: URL, init: RequestInit = {}): Promise<RespuestaJson> {
  const signal = AbortSignal.timeout(TIEMPO_MS);
  try {
    const headers = {
      accept: 'application/json',
      'user-agent': 'Lavanda',
      ...(init.headers as Record<string, string> | undefined),
    };
    const respuesta = await fetch(url, { ...init, headers, signal, redirect: 'error' });
    const texto = await leerTexto(respuesta);
    return { estado: respuesta.status, cuerpo: analizar(texto, respuesta.ok) };
  } catch (error) {
    if (error instanceof FallaGeocodificador) throw error;
    throw new FallaGeocodificador(signal.aborted ? 'tiempo' : 'red');
  }
}

async function leerTexto(respuesta: Response): Promise<string> {
  const trozos: Uint8Array[] = [];
  let bytes = 0;
  for await (const trozo of respuesta.body ?? []) {
    bytes += trozo.length;
    // Leaving the loop cancels the rest of the answer.
    if (bytes > BYTES_MAXIMOS) throw new FallaGeocodificador('respuesta', respuesta.status);
    trozos.push(trozo);
  }
  return Buffer.concat(trozos).toString('utf8');
}

function analizar(texto: string, obligatorio: boolean): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    if (obligatorio) throw new FallaGeocodificador('respuesta', 200);
    return null;
  }
}
