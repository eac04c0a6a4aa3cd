import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from './allRoutes.ts';

/** Text that libraries, databases and date arithmetic often mishandle. */
const TEXTS = [
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
const DAYS = [
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
const NUMBERS = [0, -0, -1, 1, 0.1, 0.005, 1e-9, 1e21, 1e308, -1e308, 2 ** 31, 2 ** 53, -(2 ** 53), 999_999.99, 1_000_000];

/** Any JSON value, including odd ones. */
const ANY_VALUE: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], { $ne: null }, { length: 1e9 }, { toString: 1 }),
  fc.constantFrom<unknown>(...TEXTS, ...DAYS, ...NUMBERS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue({ maxDepth: 3 }),
);

const patterns = new Map<string, Arbitrary<string>>();

function text({ pattern, minLength = 0, maxLength = 400 }: JsonSchema): Arbitrary<string> {
  const free = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 60) });
  if (pattern === undefined) return fc.oneof(free, fc.constantFrom(...TEXTS));
  // A pattern that begins with '^[^' only excludes control characters, so any other text is valid.
  if (pattern.startsWith('^[^')) return fc.oneof(free, fc.constantFrom(...TEXTS.filter((one) => !one.includes('\u0000'))));
  // `fc.stringMatching` doesn't support lookahead, so random texts are filtered by the pattern.
  if (pattern.startsWith('^(?'))
    return fc.oneof(free, fc.constantFrom(...TEXTS)).filter((one) => new RegExp(pattern, 'u').test(one));
  if (pattern.includes('\\d{4}-\\d{2}-\\d{2}')) return fc.constantFrom(...DAYS);
  const matching = patterns.get(pattern) ?? fc.stringMatching(new RegExp(pattern), { size: 'small' });
  patterns.set(pattern, matching);
  return matching;
}

function number({ type, minimum, maximum, exclusiveMinimum }: JsonSchema): Arbitrary<number> {
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
    fc.constantFrom(...NUMBERS.filter((one) => one >= min && one <= max)),
  );
}

/**
 * Values of the types in the schema, nearly all of which it allows.
 * @param ids existing IDs; an ID field gets one of them or a random one
 */
export function fromSchema(schema: JsonSchema, ids: readonly string[]): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fromSchema(one, ids)));
  switch (schema.type) {
    case 'string':
      return schema.pattern?.startsWith('^[0-9a-fA-F]{8}-')
        ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: fc.uuid() })
        : text(schema);
    case 'number':
    case 'integer':
      return number(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(fromSchema(schema.items ?? {}, ids), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      });
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, one]) => [name, fromSchema(one, ids)])),
        {
          requiredKeys: schema.required ?? [],
        },
      );
    default:
      return ANY_VALUE;
  }
}

/** `value` with one change the schema may reject: a replaced value, a missing field or an extra one. */
function corrupted(value: unknown, [where, what, which]: readonly [number, 'otro' | 'menos' | 'mas', unknown]): unknown {
  if (typeof value !== 'object' || value === null) return which;
  const keys = Object.keys(value);
  const key = keys[where % Math.max(1, keys.length)] ?? 'x';
  const inside = (value as Record<string, unknown>)[key];
  if (Array.isArray(value))
    return value.length === 0 ? [which] : value.with(Number(key), corrupted(inside, [where >> 2, what, which]));
  const copy: Record<string, unknown> = { ...value };
  if (what === 'mas') copy[`x${where}`] = which;
  else if (what === 'menos') delete copy[key];
  else copy[key] = typeof inside === 'object' && where % 3 > 0 ? corrupted(inside, [where >> 2, what, which]) : which;
  return copy;
}

/** Values of which half come from `fromSchema` as they are and half are corrupted. */
export function fromSchemaOrBad(schema: JsonSchema, ids: readonly string[]): Arbitrary<unknown> {
  const good = fromSchema(schema, ids);
  const damage = fc.tuple(fc.nat(63), fc.constantFrom('otro' as const, 'menos' as const, 'mas' as const), ANY_VALUE);
  return fc.oneof(
    good,
    fc.tuple(good, damage).map(([value, hit]) => corrupted(value, hit)),
  );
}
