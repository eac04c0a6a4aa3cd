import fc, { type Arbitrary } from 'fast-check';
import type { Esquema } from './rutas.ts';

/** Text that libraries, databases and date arithmetic stumble over. */
const TEXTOS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\uDFFFx',
  '\u202E',
  '\uFEFF',
  'NaN',
  '-0',
  '1e999',
  '0x10',
  'null',
  '%',
  '_',
  '\\',
  "'",
  '$1',
  '{}',
  'ﬁ',
  'İ',
  'ß',
];
const DIAS = [
  '0000-00-00',
  '0001-01-01',
  '2026-02-30',
  '2026-13-01',
  '9999-12-31',
  '1582-10-10',
  '2026-11-22',
  '2024-02-29',
  '1900-02-29',
];
const NUMEROS = [0, -0, -1, 1, 0.1, 0.005, 1e-9, 1e21, 1e308, -1e308, 2 ** 31, 2 ** 53, -(2 ** 53), 999_999.99, 1_000_000];

/** Anything JSON can say, and what it can't but a body can. */
const CUALQUIERA: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], { $ne: null }, { length: 1e9 }, { toString: 1 }),
  fc.constantFrom<unknown>(...TEXTOS, ...DIAS, ...NUMEROS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue({ maxDepth: 3 }),
);

const patrones = new Map<string, Arbitrary<string>>();

function texto({ pattern, minLength = 0, maxLength = 400 }: Esquema): Arbitrary<string> {
  const largo = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 60) });
  if (pattern === undefined) return fc.oneof(largo, fc.constantFrom(...TEXTOS));
  // "No control characters": every other text is right.
  if (pattern.startsWith('^[^')) return fc.oneof(largo, fc.constantFrom(...TEXTOS.filter((uno) => !uno.includes('\u0000'))));
  if (pattern.includes('\\d{4}-\\d{2}-\\d{2}')) return fc.constantFrom(...DIAS);
  const hecho = patrones.get(pattern) ?? fc.stringMatching(new RegExp(pattern), { size: 'small' });
  patrones.set(pattern, hecho);
  return hecho;
}

function numero({ type, minimum, maximum, exclusiveMinimum }: Esquema): Arbitrary<number> {
  const min = minimum ?? exclusiveMinimum ?? -1e12;
  const max = maximum ?? 1e12;
  if (type === 'integer')
    return fc.oneof(
      fc.integer({ min: Math.max(min, -(2 ** 31)), max: Math.min(max, 2 ** 31 - 1) }),
      fc.constantFrom(2 ** 31, 2 ** 53 - 1),
    );
  return fc.oneof(
    fc.double({ min, max, noNaN: true }),
    fc.integer({ min: Math.ceil(min), max: Math.floor(max) }),
    fc.constantFrom(...NUMEROS.filter((uno) => uno >= min && uno <= max)),
  );
}

/** What the schema allows. @param ids that exist: where an id is asked for, one of them or a made-up one */
export function deEsquema(esquema: Esquema, ids: readonly string[]): Arbitrary<unknown> {
  if (esquema.const !== undefined) return fc.constant(esquema.const);
  if (esquema.anyOf) return fc.oneof(...esquema.anyOf.map((uno) => deEsquema(uno, ids)));
  switch (esquema.type) {
    case 'string':
      return esquema.pattern?.startsWith('^[0-9a-fA-F]{8}-')
        ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: fc.uuid() })
        : texto(esquema);
    case 'number':
    case 'integer':
      return numero(esquema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(deEsquema(esquema.items ?? {}, ids), {
        minLength: esquema.minItems ?? 0,
        maxLength: Math.min(esquema.maxItems ?? 4, 4),
      });
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(esquema.properties ?? {}).map(([nombre, uno]) => [nombre, deEsquema(uno, ids)])),
        {
          requiredKeys: esquema.required ?? [],
        },
      );
    default:
      return CUALQUIERA;
  }
}

/** `valor` with something in it that the schema may not expect: another value somewhere, a field less, a field more. */
function estropeado(valor: unknown, [donde, que, cual]: readonly [number, 'otro' | 'menos' | 'mas', unknown]): unknown {
  if (typeof valor !== 'object' || valor === null) return cual;
  const claves = Object.keys(valor);
  const clave = claves[donde % Math.max(1, claves.length)] ?? 'x';
  const dentro = (valor as Record<string, unknown>)[clave];
  if (Array.isArray(valor))
    return valor.length === 0 ? [cual] : valor.with(Number(clave), estropeado(dentro, [donde >> 2, que, cual]));
  const copia: Record<string, unknown> = { ...valor };
  if (que === 'mas') copia[`x${donde}`] = cual;
  else if (que === 'menos') delete copia[clave];
  else copia[clave] = typeof dentro === 'object' && donde % 3 > 0 ? estropeado(dentro, [donde >> 2, que, cual]) : cual;
  return copia;
}

/** Half as the schema says, half spoilt. */
export function deEsquemaOMalo(esquema: Esquema, ids: readonly string[]): Arbitrary<unknown> {
  const bueno = deEsquema(esquema, ids);
  const dano = fc.tuple(fc.nat(63), fc.constantFrom('otro' as const, 'menos' as const, 'mas' as const), CUALQUIERA);
  return fc.oneof(
    bueno,
    fc.tuple(bueno, dano).map(([valor, golpe]) => estropeado(valor, golpe)),
  );
}
