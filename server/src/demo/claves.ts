import { addDays, type LocalDay } from '@lavanda/shared/domain/dates';
import type { NotaDemo } from './notas.ts';

/** Days whose notas have claves. Older notas have only a folio, as in a laundry that existed before there were claves. */
const DAYS = 54;

/**
 * Claves of a sucursal's newest notas by nota id, all given by one register.
 * @param notas oldest first
 */
export function clavesDemo(notas: readonly NotaDemo[], letters: string, today: LocalDay): Map<string, string> {
  const from = addDays(today, -DAYS);
  const numbered = notas.filter(({ creada: created }) => created >= from);
  return new Map(numbered.map(({ id }, index): [string, string] => [id, `${letters}${index + 1}`]));
}
