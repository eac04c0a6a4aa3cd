import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { type CampoMalo, Problematico } from './problema.ts';

/** Fields named in one answer; the rest appear once these are right. */
const CAMPOS_MAXIMOS = 20;

/** One failed rule, as typebox tells it. */
interface Falla {
  keyword: string;
  instancePath: string;
  params: object;
}

/** Checks params, query and body with the contract's schemas; a 400 names each field at fault. Nothing is coerced. */
export const compilarValidacion: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const revisor = Compile(schema);
  return (valor: unknown) => {
    if (revisor.Check(valor)) return { value: valor };
    return {
      error: problemaDe(revisor.Errors(valor) as Falla[], httpPart === 'body' && (typeof valor !== 'object' || valor === null)),
    };
  };
};

function problemaDe(fallas: readonly Falla[], sinCuerpo: boolean): Problematico {
  if (sinCuerpo)
    return new Problematico(400, 'Faltan los datos de la petición: se espera un objeto JSON.', [
      { campo: '', mensaje: 'se espera un objeto' },
    ]);
  const campos = new Map<string, string>();
  for (const falla of fallas) {
    for (const { campo, mensaje } of camposDe(falla)) {
      // The first message stands; a union's own ("none fits") only when nothing more precise is known of the field.
      if (!campos.has(campo) && campos.size < CAMPOS_MAXIMOS) campos.set(campo, mensaje);
    }
  }
  const lista = [...campos].map(([campo, mensaje]) => ({ campo, mensaje }));
  const frases = lista.slice(0, 3).map(({ campo, mensaje }) => (campo === '' ? mensaje : `${campo}: ${mensaje}`));
  return new Problematico(400, `Revisa los datos enviados. ${frases.join('; ')}.`, lista);
}

function camposDe(falla: Falla): CampoMalo[] {
  const campo = nombreDe(falla.instancePath);
  const { requiredProperties, limit } = falla.params as { requiredProperties?: string[]; limit?: number };
  if (falla.keyword === 'required' && requiredProperties) {
    return requiredProperties.map((propiedad) => ({
      campo: campo === '' ? propiedad : `${campo}.${propiedad}`,
      mensaje: 'es obligatorio',
    }));
  }
  return [{ campo, mensaje: mensajeDe(falla, limit) }];
}

function mensajeDe({ keyword, params }: Falla, limite: number | undefined): string {
  switch (keyword) {
    case 'type':
      return `debe ser ${tipo((params as { type?: string | string[] }).type)}`;
    case 'minLength':
      return limite === 1 ? 'no puede estar vacío' : `debe tener al menos ${limite} caracteres`;
    case 'maxLength':
      return `debe tener como máximo ${limite} caracteres`;
    case 'minItems':
      return `debe tener al menos ${limite} elementos`;
    case 'maxItems':
      return `debe tener como máximo ${limite} elementos`;
    case 'minimum':
      return `debe ser al menos ${limite}`;
    case 'exclusiveMinimum':
      return `debe ser mayor que ${limite}`;
    case 'maximum':
      return `debe ser como máximo ${limite}`;
    case 'const':
    case 'enum':
    case 'anyOf':
      return 'no es uno de los valores permitidos';
    default:
      return 'no tiene el formato esperado';
  }
}

const TIPOS: Readonly<Record<string, string>> = {
  string: 'texto',
  number: 'un número',
  integer: 'un número entero',
  boolean: 'verdadero o falso',
  array: 'una lista',
  object: 'un objeto',
  null: 'nulo',
};

function tipo(nombre: string | string[] | undefined): string {
  return [nombre ?? '']
    .flat()
    .map((n) => TIPOS[n] ?? n)
    .join(' o ');
}

/** '/articulos/0/precio' -> 'articulos.0.precio'. */
function nombreDe(ruta: string): string {
  return ruta
    .slice(1)
    .split('/')
    .map((parte) => parte.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');
}
