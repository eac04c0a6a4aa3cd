import { activeNotasRequest } from '../../contract/calls/activeNotas.ts';
import { openCopy } from './database.ts';

/** How old this device's copy is, with which it works without a connection, and how many notas and clientes the copy has. */
export interface DeviceState {
  /** Time of the last reading of the active notas, ISO 8601; null before the first one. */
  at: string | null;
  notas: number;
  clientes: number;
}

/** @returns null when the browser forbids storage, so that this device has no copy */
export async function readDeviceState(): Promise<DeviceState | null> {
  try {
    const copy = await openCopy();
    const active = await copy.get('answers', activeNotasRequest().address);
    const [notas, clientes] = await Promise.all([copy.count('notas'), copy.count('clientes')]);
    return { at: active?.at ?? null, notas, clientes };
  } catch {
    return null;
  }
}
