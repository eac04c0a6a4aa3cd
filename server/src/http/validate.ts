import { ONE_LINE_PATTERN } from '@lavanda/shared/domain/oneLineText';
import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { type FieldError, HttpProblem } from './problem.ts';

const INVISIBLE = 'tiene caracteres invisibles o saltos de línea; bórralo y escríbelo de nuevo';

/** Maximum number of wrong fields that one answer names. After their correction, the next answer names the remaining fields. */
const MAX_FIELDS = 20;

/** The fields of typebox's validation error that decide the message for the user. */
interface Failure {
  keyword: string;
  instancePath: string;
  params: object;
}

/**
 * Validates params, query and body with the contract's schemas, without coercion; a 400 names the wrong fields. A schema is
 * compiled with its first value, because compiling those of all routes would delay the server's start.
 */
export const compileValidation: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  let compiled: Validator | undefined;
  return (value: unknown) => {
    compiled ??= Compile(schema);
    const validator = compiled;
    if (validator.Check(value)) return { value };
    return {
      error: problemOf(
        validator.Errors(value) as Failure[],
        httpPart === 'body' && (typeof value !== 'object' || value === null),
      ),
    };
  };
};

function problemOf(failures: readonly Failure[], withoutBody: boolean): HttpProblem {
  if (withoutBody)
    return new HttpProblem(400, 'Faltan los datos de la petición: se espera un objeto JSON.', [
      { campo: '', mensaje: 'se espera un objeto' },
    ]);
  const campos = new Map<string, string>();
  for (const failure of failures) {
    for (const { campo: field, mensaje: message } of fieldsOf(failure)) {
      // Only a field's first message is kept: a union's generic message comes after those of its members.
      if (!campos.has(field) && campos.size < MAX_FIELDS) campos.set(field, message);
    }
  }
  const list = [...campos].map(([field, message]) => ({ campo: field, mensaje: message }));
  const phrases = list.slice(0, 3).map(({ campo: field, mensaje: message }) => (field === '' ? message : `${field}: ${message}`));
  return new HttpProblem(400, `Revisa los datos enviados. ${phrases.join('; ')}.`, list);
}

function fieldsOf(failure: Failure): FieldError[] {
  const field = nameOf(failure.instancePath);
  const { requiredProperties, limit } = failure.params as { requiredProperties?: string[]; limit?: number };
  if (failure.keyword === 'required' && requiredProperties) {
    return requiredProperties.map((property) => ({
      campo: field === '' ? property : `${field}.${property}`,
      mensaje: 'es obligatorio',
    }));
  }
  return [{ campo: field, mensaje: messageOf(failure, limit) }];
}

function messageOf({ keyword, params }: Failure, limit: number | undefined): string {
  switch (keyword) {
    case 'type':
      return `debe ser ${type((params as { type?: string | string[] }).type)}`;
    case 'minLength':
      return limit === 1 ? 'no puede estar vacío' : `debe tener al menos ${limit} caracteres`;
    case 'maxLength':
      return `debe tener como máximo ${limit} caracteres`;
    case 'pattern':
      return (params as { pattern?: unknown }).pattern === ONE_LINE_PATTERN ? INVISIBLE : 'no tiene el formato esperado';
    case 'minItems':
      return `debe tener al menos ${limit} elementos`;
    case 'maxItems':
      return `debe tener como máximo ${limit} elementos`;
    case 'minimum':
      return `debe ser al menos ${limit}`;
    case 'exclusiveMinimum':
      return `debe ser mayor que ${limit}`;
    case 'maximum':
      return `debe ser como máximo ${limit}`;
    case 'const':
    case 'enum':
    case 'anyOf':
      return 'no es uno de los valores permitidos';
    default:
      return 'no tiene el formato esperado';
  }
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'texto',
  number: 'un número',
  integer: 'un número entero',
  boolean: 'verdadero o falso',
  array: 'una lista',
  object: 'un objeto',
  null: 'nulo',
};

function type(name: string | string[] | undefined): string {
  return [name ?? '']
    .flat()
    .map((n) => TYPES[n] ?? n)
    .join(' o ');
}

/** Converts '/articulos/0/precio' to 'articulos.0.precio'. */
function nameOf(path: string): string {
  return path
    .slice(1)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');
}
