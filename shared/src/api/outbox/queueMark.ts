import { splitClave } from '../../domain/clave.ts';
import { LOST_MARK, NUMBERS_MARK, QUEUE_MARK } from '../../domain/queueMarks.ts';
import type { Entry } from './entry.ts';

/** Maximum number of entries noted in localStorage. */
const MOST = 500;

/** The note about an entry; `clave` is '' for an entry without one. */
interface Noted {
  id: string;
  tenant: string;
  clave: string;
}

function read(key: string): Noted[] {
  try {
    const noted: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(noted) ? noted : [];
  } catch {
    return [];
  }
}

function write(key: string, noted: readonly Noted[]): void {
  try {
    if (noted.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(noted.slice(0, MOST)));
  } catch {
    return;
  }
}

/** The clave that a capture used or, if it used none, its nota's clave. */
const claveOf = ({ body, label }: Pick<Entry, 'body' | 'label'>) => (typeof body.clave === 'string' ? body.clave : label.clave);

/** Notes which entries wait, and their numbers. */
export function markQueue(entries: readonly Pick<Entry, 'id' | 'owner' | 'label' | 'body'>[]): void {
  const noted = entries.map((entry) => ({ id: entry.id, tenant: entry.owner.tenant, clave: claveOf(entry) }));
  write(QUEUE_MARK, noted);
  if (noted.length > 0) markNumbers(noted);
}

function readNumbers(): Record<string, number> {
  try {
    return { ...JSON.parse(localStorage.getItem(NUMBERS_MARK) ?? '{}') };
  } catch {
    return {};
  }
}

function markNumbers(noted: readonly Noted[]): void {
  const used = readNumbers();
  for (const { tenant, clave } of noted) {
    const { letters, number } = splitClave(clave);
    const key = `${tenant} ${letters}`;
    used[key] = Math.max(number, used[key] ?? 0);
  }
  try {
    localStorage.setItem(NUMBERS_MARK, JSON.stringify(used));
  } catch {
    return;
  }
}

/**
 * The greatest number that this device has noted as used with these letters; 0 for none. It may be greater than the number that
 * the server knows, because the server never got the captures that were lost with the database.
 */
export function usedNumber(tenant: string, letters: string): number {
  return readNumbers()[`${tenant} ${letters}`] ?? 0;
}

/**
 * Called when the database is made anew. Entries that were noted as waiting and aren't among `restored` are noted as lost, until
 * a user has seen the message. A browser that runs short of room may erase the database but keep the notes.
 */
export function markLost(restored: readonly Pick<Entry, 'id'>[]): void {
  const found = new Set(restored.map(({ id }) => id));
  const waiting = read(QUEUE_MARK).filter(({ id }) => !found.has(id));
  if (waiting.length === 0) return;
  write(LOST_MARK, [...read(LOST_MARK), ...waiting]);
  write(QUEUE_MARK, []);
}

/** The captures that a laundry lost on this device: how many, and each clave that they had, once. */
export function lostCaptures(tenant: string): { count: number; claves: string[] } {
  const lost = read(LOST_MARK).filter((one) => one.tenant === tenant);
  const claves = new Set(lost.map(({ clave }) => clave).filter((clave) => clave !== ''));
  return { count: lost.length, claves: [...claves] };
}

/** Forgets a laundry's lost captures, because one of its users has seen the message. */
export function forgetLost(tenant: string): void {
  write(
    LOST_MARK,
    read(LOST_MARK).filter((one) => one.tenant !== tenant),
  );
}
