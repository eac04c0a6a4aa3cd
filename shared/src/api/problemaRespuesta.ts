import type { Problema } from '../contract/problema.ts';

/** A failed call as the client sees it: the server's problem, or 'red' when no answer came at all. */
export interface FalloLlamada {
  status: number | 'red';
  problema: Problema & Record<string, unknown>;
}

const SIN_RED = 'El servidor no respondió. Revisa tu conexión e inténtalo de nuevo.';
const INESPERADO = 'Ocurrió una falla en el servidor. Inténtalo de nuevo en un momento.';

function esObjeto(valor: unknown): valor is Record<string, unknown> {
  return typeof valor === 'object' && valor !== null;
}

export function falloDeRed(): FalloLlamada {
  return { status: 'red', problema: { type: 'about:blank', title: 'Sin conexión', status: 0, detail: SIN_RED } };
}

/** Reads the body of a failed answer; one that isn't problem+json (a proxy's HTML page) still gives a Spanish detail. */
export function falloDeRespuesta(status: number, cuerpo: unknown): FalloLlamada {
  const datos = esObjeto(cuerpo) ? cuerpo : {};
  const detail = typeof datos.detail === 'string' && datos.detail !== '' ? datos.detail : INESPERADO;
  return { status, problema: { type: 'about:blank', title: 'Falla', ...datos, status, detail } };
}

export function esFallo(error: unknown): error is FalloLlamada {
  return esObjeto(error) && 'status' in error && esObjeto(error.problema);
}

/** What a failed call tells the user, in Spanish. */
export function mensajeDeFallo(error: unknown): string {
  return esFallo(error) ? error.problema.detail : INESPERADO;
}
