import { activeNotasRequest } from '../../contract/calls/activeNotas.ts';
import { openCopy } from './database.ts';

/** What this device keeps to work without a connection. */
export interface DeviceState {
  /** When the active notas were last read, ISO 8601; null when they never were. */
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
