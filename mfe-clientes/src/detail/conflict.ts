import { isApiError } from '@lavanda/shared';
import type { Cliente, Domicilio } from '@lavanda/shared/contract/clientes';
import { CAMPOS, type Draft, type FieldName } from './draft';

/** The customer as it stands when a save was refused for starting from an older version; null for any other failure. */
export function clienteActual(error: unknown): Cliente | null {
  if (!isApiError(error) || error.status !== 409) return null;
  const { actual } = error.problem;
  return typeof actual === 'object' && actual !== null ? (actual as Cliente) : null;
}

const keyOf = ({ descripcion: description, lat, lon }: Domicilio): string => JSON.stringify([description, lat, lon]);

/** Their addresses, without those that were taken off here and with those that were put here. */
function domicilios(actual: readonly Domicilio[], from: readonly Domicilio[], now: readonly Domicilio[]): Domicilio[] {
  const [had, remaining, have] = [from, now, actual].map((list) => new Set(list.map(keyOf)));
  return [
    ...actual.filter((one) => !had?.has(keyOf(one)) || remaining?.has(keyOf(one))),
    ...now.filter((one) => !had?.has(keyOf(one)) && !have?.has(keyOf(one))),
  ];
}

/**
 * What was typed, over what someone else saved meanwhile: each field that was changed here keeps what was typed, the others are theirs.
 * @returns the form, and the fields that both changed to something different
 */
export function merge(actual: Draft, from: Draft, now: Draft): { now: Draft; clash: FieldName[] } {
  const mine = CAMPOS.filter((field) => now[field].trim() !== from[field].trim());
  const merged = { ...actual, domicilio: domicilios(actual.domicilio, from.domicilio, now.domicilio) };
  for (const field of mine) merged[field] = now[field];
  const clash = mine.filter((field) => actual[field] !== from[field] && actual[field] !== now[field].trim());
  return { now: merged, clash };
}
