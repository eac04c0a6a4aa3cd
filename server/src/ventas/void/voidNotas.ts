import type { Base } from '../../db/conexion.ts';
import type { Sesion } from '../../http/sesion.ts';
import { marcarAnuladas } from './setVoided.ts';

/**
 * Voids notes, all or none; one already voided counts as done. Who and when are kept.
 * @returns how many were voided now
 * @throws 404 when one doesn't exist or is of a branch the session may not touch
 */
export function anularNotas(base: Base, sesion: Sesion, items: readonly string[]): Promise<number> {
  return marcarAnuladas(base, sesion, items, true);
}
