import { esFallo } from '@lavanda/shared';
import type { Cliente, Domicilio } from '@lavanda/shared/contract/clientes';
import { type Borrador, CAMPOS, type Campo } from './borrador';

/** The customer as it stands when a save was refused for starting from an older version; null for any other failure. */
export function clienteActual(fallo: unknown): Cliente | null {
  if (!esFallo(fallo) || fallo.status !== 409) return null;
  const { actual } = fallo.problema;
  return typeof actual === 'object' && actual !== null ? (actual as Cliente) : null;
}

const claveDe = ({ descripcion, lat, lon }: Domicilio): string => JSON.stringify([descripcion, lat, lon]);

/** Their addresses, without those that were taken off here and with those that were put here. */
function domicilios(actual: readonly Domicilio[], desde: readonly Domicilio[], ahora: readonly Domicilio[]): Domicilio[] {
  const [habia, quedan, tienen] = [desde, ahora, actual].map((lista) => new Set(lista.map(claveDe)));
  return [
    ...actual.filter((uno) => !habia?.has(claveDe(uno)) || quedan?.has(claveDe(uno))),
    ...ahora.filter((uno) => !habia?.has(claveDe(uno)) && !tienen?.has(claveDe(uno))),
  ];
}

/**
 * What was typed, over what someone else saved meanwhile: each field that was changed here keeps what was typed, the others are theirs.
 * @returns the form, and the fields that both changed to something different
 */
export function combinar(actual: Borrador, desde: Borrador, ahora: Borrador): { ahora: Borrador; chocan: Campo[] } {
  const mios = CAMPOS.filter((campo) => ahora[campo].trim() !== desde[campo].trim());
  const combinado = { ...actual, domicilio: domicilios(actual.domicilio, desde.domicilio, ahora.domicilio) };
  for (const campo of mios) combinado[campo] = ahora[campo];
  const chocan = mios.filter((campo) => actual[campo] !== desde[campo] && actual[campo] !== ahora[campo].trim());
  return { ahora: combinado, chocan };
}
