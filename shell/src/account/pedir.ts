import { codigoDe } from '../sign-in/codigo';
import { TEXTOS as ACCESO } from '../sign-in/textos';
import { TEXTOS } from './textos';

/** Why a call failed: its status, or 'red' without an answer, and what to tell the user. */
export interface Falla {
  status: number | 'red';
  mensaje: string;
  campos: FallaDeCampo[];
}

export interface FallaDeCampo {
  campo: string;
  mensaje: string;
}

export type Respuesta = { ok: true; datos: unknown } | { ok: false; falla: Falla };

/** Longest wait for an answer, ms. */
const LIMITE = 20_000;

/**
 * GET, or POST of `cuerpo` as JSON. Never rejects: every failure is an answer. The pages without a session stand on React alone,
 * so they don't use the app's own client.
 */
export async function pedir(ruta: string, cuerpo?: object): Promise<Respuesta> {
  let respuesta: Response;
  try {
    respuesta = await fetch(ruta, {
      method: cuerpo === undefined ? 'GET' : 'POST',
      credentials: 'same-origin',
      headers: { accept: 'application/json', ...(cuerpo === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(cuerpo === undefined ? {} : { body: JSON.stringify(cuerpo) }),
      signal: AbortSignal.timeout(LIMITE),
    });
  } catch {
    return { ok: false, falla: { status: 'red', mensaje: ACCESO.sinRed, campos: [] } };
  }
  const datos: unknown = await respuesta.json().catch(() => null);
  return respuesta.ok ? { ok: true, datos } : { ok: false, falla: leerFalla(respuesta, datos) };
}

/** A body that isn't the server's problem+json (a proxy's page) still gives words in Spanish. */
function leerFalla(respuesta: Response, datos: unknown): Falla {
  const { status } = respuesta;
  const { detail, campos } = esObjeto(datos) ? datos : {};
  const propio = status === 429 ? ACCESO.demasiados : TEXTOS.inesperado;
  return {
    status,
    mensaje: (typeof detail === 'string' && detail !== '' ? detail : propio) + codigoDe(respuesta),
    campos: Array.isArray(campos) ? campos.filter(esFallaDeCampo) : [],
  };
}

export function esObjeto(valor: unknown): valor is Record<string, unknown> {
  return typeof valor === 'object' && valor !== null;
}

function esFallaDeCampo(valor: unknown): valor is FallaDeCampo {
  return esObjeto(valor) && typeof valor.campo === 'string' && typeof valor.mensaje === 'string';
}
