import { splitClave } from '../../domain/clave.ts';
import type { NewEntry } from './entry.ts';

/** A register's letters and used numbers in a laundry, from which its captures get their claves (day.md 1). */
export interface RegisterNumbers {
  /** Key made by `numbersKey`. */
  id: string;
  letters: string;
  /** The greatest number that the register has used. */
  last: number;
  /** Numbers, at most `last`, of captures that the server refused, ascending. The next captures use these numbers. */
  free: readonly number[];
}

/** Key of a register's numbers. It names the laundry, because each laundry gives a device other letters. */
export function numbersKey(tenant: string, register: string): string {
  return `${tenant} ${register}`;
}

/** Takes the next clave of a register. @returns the clave, and the register's numbers without it */
export function takeNext(numbers: RegisterNumbers): { clave: string; numbers: RegisterNumbers } {
  const { letters, last, free } = numbers;
  const [given, ...rest] = free;
  const number = given ?? last + 1;
  return { clave: `${letters}${number}`, numbers: { ...numbers, last: Math.max(last, number), free: rest } };
}

/** The register's numbers with the number of a refused capture free again, because nobody has printed that number. */
export function giveBack(numbers: RegisterNumbers, clave: string): RegisterNumbers {
  const { letters, number } = splitClave(clave);
  if (letters !== numbers.letters || number > numbers.last || numbers.free.includes(number)) return numbers;
  return { ...numbers, free: [...numbers.free, number].sort((one, other) => one - other) };
}

/** The numbers of the registers that captured these entries. Each register continues after the greatest number in its entries. */
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

/** The nota in an entry's answer, if that nota has no clave yet; null otherwise. */
function unnumbered(answer: unknown): object | null {
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : null;
  return typeof data === 'object' && data !== null && 'clave' in data && data.clave === '' ? data : null;
}

/** The capture with its clave in the body and, if its nota has no clave yet, in the label and the answer too. */
export function withClave(entry: NewEntry, clave: string): NewEntry {
  const { body, label, answer } = entry;
  const numbered = { ...entry, body: { ...body, clave } };
  const nota = unnumbered(answer);
  if (nota === null) return numbered;
  return { ...numbered, label: { ...label, clave }, answer: { ...(answer as object), data: { ...nota, clave } } };
}
