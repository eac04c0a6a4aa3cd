import type { Problema } from '../contract/problema.ts';

/** A failed call as the client sees it: the server's problem, or 'red' when no answer came at all. */
export interface FalloLlamada {
  status: number | 'red';
  problema: Problema & Record<string, unknown>;
}

const SIN_RED = 'El servidor no respondió. Revisa tu conexión e inténtalo de nuevo.';
/** What stands before the code that support finds a failure by. */
const CODIGO_PARA_SOPORTE = 'Código para soporte:';

const INESPERADO = 'Ocurrió una falla en el servidor. Inténtalo de nuevo en un momento.';

function esObjeto(valor: unknown): valor is Record<string, unknown> {
  return typeof valor === 'object' && valor !== null;
}

export function falloDeRed(): FalloLlamada {
  return { status: 'red', problema: { type: 'about:blank', title: 'Sin conexión', status: 0, detail: SIN_RED } };
}

/**
 * Reads the body of a failed answer; one that isn't problem+json (a proxy's HTML page) still gives a Spanish detail. `solicitud`: the answer's
 * x-request-id, for a body without its own.
 */
export function falloDeRespuesta(status: number, cuerpo: unknown, solicitud: string | null = null): FalloLlamada {
  const datos = esObjeto(cuerpo) ? cuerpo : {};
  const detail = typeof datos.detail === 'string' && datos.detail !== '' ? datos.detail : INESPERADO;
  return {
    status,
    problema: { type: 'about:blank', title: 'Falla', ...(solicitud !== null && { solicitud }), ...datos, status, detail },
  };
}

export function esFallo(error: unknown): error is FalloLlamada {
  return esObjeto(error) && 'status' in error && esObjeto(error.problema);
}

/** What happened, in Spanish, without the code: for where it has its own place. */
export function detalleDeFallo(error: unknown): string {
  return esFallo(error) ? error.problema.detail : INESPERADO;
}

/** The id that the server's log has of the call that failed; undefined when no answer came. */
export function codigoDeFallo(error: unknown): string | undefined {
  return esFallo(error) && typeof error.problema.solicitud === 'string' ? error.problema.solicitud : undefined;
}

/** What a failed call tells the user, in Spanish: what happened and, when it is the server's fault, the code to tell support. */
export function mensajeDeFallo(error: unknown): string {
  const codigo = codigoDeFallo(error);
  const delServidor = esFallo(error) && typeof error.status === 'number' && error.status >= 500;
  return delServidor && codigo ? `${detalleDeFallo(error)} ${CODIGO_PARA_SOPORTE} ${codigo}` : detalleDeFallo(error);
}
