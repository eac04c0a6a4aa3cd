import { type Archivo, archivoDe, type Compilacion, CompilacionInvalida, compilacion } from './compilacion.ts';

/** What fetching a build may take: files, bytes of one and of all (uncompressed), ms for one and for all. */
const LIMITES = { archivos: 300, bytes: 4 * 1024 * 1024, total: 24 * 1024 * 1024, espera: 10_000, esperaTotal: 60_000 };

/** Files asked for at a time. */
const JUNTOS = 6;

const LISTA = 'archivos.json';

export interface DeOtroOrigen {
  remoto: string;
  version: string;
  /** Address of its mf-manifest.json. */
  manifest: string;
  /** Origins where sections may live. */
  origenes: readonly string[];
  /** Of the page that will load it. */
  pagina: string;
}

/**
 * Fetches a build that lives on another origin, to hold it against the gate: every file that its archivos.json lists. Only from the allowed origins, and
 * following no redirection, so that a token of one section can't make the server ask anything of anybody else.
 * @throws CompilacionInvalida naming what can't be used, and why
 */
export async function traerCompilacion({ remoto, version, manifest, origenes, pagina }: DeOtroOrigen): Promise<Compilacion> {
  if (!URL.canParse(manifest)) throw new CompilacionInvalida(`${manifest} no es una dirección.`);
  const direccion = new URL('.', manifest);
  if (!origenes.includes(direccion.origin)) {
    throw new CompilacionInvalida(
      `El origen ${direccion.origin} no está entre los permitidos (REMOTOS_ORIGENES): ${origenes.join(', ') || 'ninguno'}.`,
    );
  }
  const limite = Date.now() + LIMITES.esperaTotal;
  const traer = async (ruta: string): Promise<Archivo> =>
    archivoDe(ruta, await pedir(new URL(ruta, direccion), { pagina, limite }));
  const lista = await traer(LISTA);
  const rutas = Object.entries(leerLista(lista.bytes));
  const archivos: Archivo[] = [lista];
  for (let i = 0; i < rutas.length; i += JUNTOS) {
    const parte = await Promise.all(rutas.slice(i, i + JUNTOS).map(([ruta]) => traer(ruta)));
    archivos.push(...parte);
    if (archivos.reduce((suma, { bytes }) => suma + bytes.length, 0) > LIMITES.total)
      throw new CompilacionInvalida('Pesa demasiado.');
  }
  return compilacion(remoto, version, archivos, direccion.href);
}

/** SHA-256 in hexadecimal by path. @throws CompilacionInvalida */
export function leerLista(bytes: Buffer): Record<string, string> {
  let datos: unknown;
  try {
    datos = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new CompilacionInvalida(`${LISTA} no es JSON.`);
  }
  const pares = typeof datos === 'object' && datos !== null ? Object.entries(datos) : [];
  const bien = ([ruta, sha256]: [string, unknown]) =>
    /^(?!.*\.\.)[A-Za-z0-9_@][A-Za-z0-9_@.+/-]{0,199}$/.test(ruta) && typeof sha256 === 'string' && /^[0-9a-f]{64}$/.test(sha256);
  if (pares.length === 0 || pares.length > LIMITES.archivos || !pares.every(bien)) {
    throw new CompilacionInvalida(`${LISTA} no tiene la forma esperada.`);
  }
  return Object.fromEntries(pares);
}

async function pedir(url: URL, { pagina, limite }: { pagina: string; limite: number }): Promise<Buffer> {
  try {
    const respuesta = await fetch(url, {
      redirect: 'error',
      headers: { origin: pagina },
      signal: AbortSignal.timeout(Math.max(1, Math.min(LIMITES.espera, limite - Date.now()))),
    });
    if (!respuesta.ok || !respuesta.body) throw new CompilacionInvalida(`${url.href} respondió ${respuesta.status}.`);
    const permitida = respuesta.headers.get('access-control-allow-origin');
    if (permitida !== '*' && permitida !== pagina) {
      throw new CompilacionInvalida(`${url.href} no deja que ${pagina} lo lea (Access-Control-Allow-Origin).`);
    }
    const tipo = respuesta.headers.get('content-type') ?? '';
    if (url.pathname.endsWith('.js') && !/^(text|application)\/javascript/.test(tipo)) {
      throw new CompilacionInvalida(`${url.href} no se sirve como JavaScript, sino como "${tipo}".`);
    }
    return await leer(respuesta.body, url);
  } catch (error) {
    if (error instanceof CompilacionInvalida) throw error;
    const motivo = error instanceof Error && error.name === 'TimeoutError' ? 'tardó demasiado' : 'no se pudo traer';
    throw new CompilacionInvalida(`${url.href} ${motivo}.`);
  }
}

async function leer(cuerpo: AsyncIterable<Uint8Array>, url: URL): Promise<Buffer> {
  const partes: Uint8Array[] = [];
  let bytes = 0;
  for await (const parte of cuerpo) {
    bytes += parte.length;
    if (bytes > LIMITES.bytes) throw new CompilacionInvalida(`${url.href} pesa más de ${LIMITES.bytes / 1024 / 1024} MB.`);
    partes.push(parte);
  }
  return Buffer.concat(partes);
}
