import { IN_SUCURSAL, type StatusNota } from './nota.ts';
import { isOneLine, withoutInvisible } from './oneLineText.ts';
import { oneSpace } from './text.ts';

/** Stages of a nota that is in the sucursal (day.md 4), in their order. The stage is independent of the status. */
export const STAGES = ['recibida', 'proceso', 'lista'] as const;
export type Stage = (typeof STAGES)[number];

/** Names of the stages, as users read them. */
export const STAGE_NAMES: Record<Stage, string> = { recibida: 'Recibida', proceso: 'En proceso', lista: 'Lista' };

/** The stage after `stage`; null after the last. */
export function nextStage(stage: Stage): Stage | null {
  return STAGES[STAGES.indexOf(stage) + 1] ?? null;
}

/** The stage before `stage`; null before the first. */
export function previousStage(stage: Stage): Stage | null {
  return STAGES[STAGES.indexOf(stage) - 1] ?? null;
}

/** Longest place on the rack. */
export const MAX_PLACE = 12;

/**
 * A place on the rack as it is stored: 'a12', ' A 12' and 'A-12' become 'A-12'. Any other text is stored in capitals, with single
 * spaces and without invisible characters.
 * @returns null when it is too long or isn't one line of text
 */
export function parsePlace(text: string): string | null {
  const plain = oneSpace(withoutInvisible(text)).toLocaleUpperCase('es');
  const [, letters, digits] = /^(\p{L}{1,3})[\s-]?(\d{1,4})$/u.exec(plain) ?? [];
  const place = letters && digits ? `${letters}-${digits.padStart(2, '0')}` : plain;
  return place.length <= MAX_PLACE && isOneLine(place) ? place : null;
}

const PER_LETTER = 99;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The first `count` places from 'A-01' to 'Z-99' that aren't in use. */
export function freePlaces(inUse: Iterable<string>, count: number): string[] {
  const taken = new Set(inUse);
  const free: string[] = [];
  for (const letter of LETTERS) {
    for (let number = 1; number <= PER_LETTER && free.length < count; number++) {
      const place = `${letter}-${String(number).padStart(2, '0')}`;
      if (!taken.has(place)) free.push(place);
    }
  }
  return free;
}

/** Whether a nota has a stage: only while it is in the sucursal. */
export function hasStage(status: StatusNota): boolean {
  return status === IN_SUCURSAL;
}
