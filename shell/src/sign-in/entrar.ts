import { codigoDe } from './codigo';

/** How a sign-in ended; the wording is the page's. */
export type Resultado =
  | { tipo: 'dentro'; redirection: string }
  | { tipo: 'usuario' | 'password' | 'demasiados' | 'sinRed' }
  | { tipo: 'falla'; codigo: string };

/** Longest wait for the server's answer, ms. */
const LIMITE = 20_000;

const POR_ESTADO: Record<number, 'usuario' | 'password' | 'demasiados'> = { 401: 'usuario', 403: 'password', 429: 'demasiados' };

/** POST /api/auth/submit as form data (spec 7). Never rejects: every failure is a result. */
export async function entrar(forma: FormData): Promise<Resultado> {
  let respuesta: Response;
  try {
    respuesta = await fetch('/api/auth/submit', {
      method: 'POST',
      body: forma,
      credentials: 'same-origin',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(LIMITE),
    });
  } catch {
    return { tipo: 'sinRed' };
  }
  if (!respuesta.ok) {
    const tipo = POR_ESTADO[respuesta.status];
    return tipo ? { tipo } : { tipo: 'falla', codigo: codigoDe(respuesta) };
  }
  const datos: unknown = await respuesta.json().catch(() => null);
  const redirection = leerRedireccion(datos);
  return redirection === null ? { tipo: 'falla', codigo: '' } : { tipo: 'dentro', redirection };
}

/** Only a path of this site: anything else would hand the browser to another one. */
function leerRedireccion(datos: unknown): string | null {
  if (typeof datos !== 'object' || datos === null || !('redirection' in datos)) return null;
  const { redirection } = datos;
  return typeof redirection === 'string' && /^\/(?![/\\])/.test(redirection) ? redirection : null;
}
