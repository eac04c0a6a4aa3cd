import { isApiError } from '@lavanda/shared';
import type { Cliente, Domicilio } from '@lavanda/shared/contract/schemas/clientes';
import { type Draft, FIELDS, type FieldName } from './draft';

/** The current cliente from a 409 response (version conflict); null for a 409 without one, and for any other failure. */
export function currentCliente(error: unknown): Cliente | null {
  if (!isApiError(error) || error.status !== 409) return null;
  const { actual: current } = error.problem;
  return typeof current === 'object' && current !== null ? (current as Cliente) : null;
}

const keyOf = ({ descripcion: description, lat, lon }: Domicilio): string => JSON.stringify([description, lat, lon]);

/** Merges domicilios: takes those in the other user's save, removes those removed here, and adds those added here. */
function domicilios(current: readonly Domicilio[], from: readonly Domicilio[], now: readonly Domicilio[]): Domicilio[] {
  const [had, remaining, have] = [from, now, current].map((list) => new Set(list.map(keyOf)));
  return [
    ...current.filter((one) => !had?.has(keyOf(one)) || remaining?.has(keyOf(one))),
    ...now.filter((one) => !had?.has(keyOf(one)) && !have?.has(keyOf(one))),
  ];
}

/**
 * Merges this user's changes into another user's save. A field changed here keeps its value; other fields take the saved value.
 * @returns the merged form, and the fields that both users changed to different values
 */
export function merge(current: Draft, from: Draft, now: Draft): { now: Draft; clash: FieldName[] } {
  const mine = FIELDS.filter((field) => now[field].trim() !== from[field].trim());
  const merged = { ...current, domicilio: domicilios(current.domicilio, from.domicilio, now.domicilio) };
  for (const field of mine) merged[field] = now[field];
  const clash = mine.filter((field) => current[field] !== from[field] && current[field] !== now[field].trim());
  return { now: merged, clash };
}
