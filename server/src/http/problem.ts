import type { ProblemField } from '@lavanda/shared/contract/schemas/problem';

/** A wrong field and its message for the user. `problemBody` adds the field's JSON Pointer. */
export type FieldError = Omit<ProblemField, 'puntero'>;

/** Converts a field's name, 'articulos[0].precio' or 'envio.rules.rango.1.min', to a JSON Pointer (RFC 6901). */
export function pointerOf(field: string): string {
  const parts = field.split(/[.[\]]+/).filter((part) => part !== '');
  return parts.map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The `title` (RFC 9457) of a problem by its status; for any other status `problemBody` uses 'Error'. */
export const TITLES: Readonly<Record<number, string>> = {
  400: 'Datos inválidos',
  401: 'Sin sesión',
  403: 'Sin permiso',
  404: 'No encontrado',
  405: 'Método no permitido',
  406: 'No aceptable',
  408: 'Petición sin terminar',
  409: 'Conflicto',
  410: 'Ya no está disponible',
  413: 'Petición demasiado grande',
  414: 'Dirección demasiado larga',
  415: 'Formato no aceptado',
  417: 'Expectativa no aceptada',
  422: 'Datos rechazados',
  423: 'Servicio desactivado',
  429: 'Demasiados intentos',
  431: 'Encabezados demasiado grandes',
  500: 'Error del servidor',
  503: 'Servicio no disponible',
};

/**
 * Thrown anywhere in a call and answered as application/problem+json (RFC 9457). `detail` is Spanish text for the user,
 * `campos` names the wrong fields, `extra` adds members to the body (such as `actual` in a 409).
 */
export class HttpProblem extends Error {
  readonly status: number;
  readonly detail: string;
  readonly campos: readonly FieldError[] | undefined;
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(status: number, detail: string, campos?: readonly FieldError[], extra: object = {}) {
    super(detail);
    this.name = 'HttpProblem';
    this.status = status;
    this.detail = detail;
    this.campos = campos;
    this.extra = { ...extra };
  }
}

/** A problem with one field, whose message is also the problem's detail. */
export function fieldProblem(status: number, field: string, message: string): HttpProblem {
  return new HttpProblem(status, message, [{ campo: field, mensaje: message }]);
}

/** Body of a problem; `solicitud` is the request's id, which users quote to support. */
export function problemBody(problem: HttpProblem, requestId: string): Record<string, unknown> {
  return {
    type: 'about:blank',
    title: TITLES[problem.status] ?? 'Error',
    status: problem.status,
    detail: problem.detail,
    ...(problem.campos && problem.campos.length > 0
      ? { campos: problem.campos.map((field) => ({ ...field, puntero: pointerOf(field.campo) })) }
      : {}),
    ...problem.extra,
    solicitud: requestId,
  };
}
