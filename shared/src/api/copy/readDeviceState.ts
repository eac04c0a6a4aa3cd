import { activeNotasRequest } from '../../contract/calls/activeNotas.ts';
import { openCopy } from './database.ts';

/** The state of this device's copy, with which it works without a connection. */
export interface DeviceState {
  /** Time of the last reading of the active notas, ISO 8601; null before the first one. */
  at: string | null;
  notas: number;
  clientes: number;
}

/** @returns null when this device keeps nothing */
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
