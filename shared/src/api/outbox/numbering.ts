import { splitClave } from '../../domain/clave.ts';
import type { NewEntry } from './entry.ts';

/** How a register numbers what it captures in a laundry (day.md 1). */
export interface RegisterNumbers {
  /** Key made by `numbersKey`. */
  id: string;
  letters: string;
  /** The greatest number that it took. */
  last: number;
  /** Lower numbers whose capture was given back to its register, ascending: the next captures take them. */
  free: readonly number[];
}

/** The register's numbers in a laundry: each laundry gives a device other letters. */
export function numbersKey(tenant: string, register: string): string {
  return `${tenant} ${register}`;
}

/** The next clave of a register, and its numbers without it. */
export function takeNext(numbers: RegisterNumbers): { clave: string; numbers: RegisterNumbers } {
  const { letters, last, free } = numbers;
  const [given, ...rest] = free;
  const number = given ?? last + 1;
  return { clave: `${letters}${number}`, numbers: { ...numbers, last: Math.max(last, number), free: rest } };
}

/** The numbers of a register with that of a capture which the server refused before anybody printed it. */
export function giveBack(numbers: RegisterNumbers, clave: string): RegisterNumbers {
  const { letters, number } = splitClave(clave);
  if (letters !== numbers.letters || number > numbers.last || numbers.free.includes(number)) return numbers;
  return { ...numbers, free: [...numbers.free, number].sort((one, other) => one - other) };
}

/** The numbers of the registers that captured the entries: each goes on after the greatest that it took there. */
export function numbersOf(entries: readonly Pick<NewEntry, 'owner' | 'body'>[]): RegisterNumbers[] {
  const byRegister = new Map<string, RegisterNumbers>();
  for (const { owner, body } of entries) {
    if (typeof body.clave !== 'string' || typeof body.equipo !== 'string') continue;
    const { letters, number } = splitClave(body.clave);
    const id = numbersKey(owner.tenant, body.equipo);
    const last = Math.max(number, byRegister.get(id)?.last ?? 0);
    byRegister.set(id, { id, letters, last, free: [] });
  }
  return [...byRegister.values()];
}

/** The nota that an entry answers, when it is new: no clave names it yet. */
function unnumbered(answer: unknown): object | null {
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null;
  return typeof data === 'object' && data !== null && 'clave' in data && data.clave === '' ? data : null;
}

/** A capture under its own clave; a nota is named by that of its first capture. */
export function withClave(entry: NewEntry, clave: string): NewEntry {
  const { body, label, answer } = entry;
  const numbered = { ...entry, body: { ...body, clave } };
  const nota = unnumbered(answer);
  if (nota === null) return numbered;
  return { ...numbered, label: { ...label, clave }, answer: { ...(answer as object), data: { ...nota, clave } } };
}
