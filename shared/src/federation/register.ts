import { newId } from '../domain/newId.ts';

/** localStorage key of this browser's register. Signing out keeps the key, because a register belongs to the device. */
export const REGISTER_KEY = 'lavanda:equipo';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The id of this browser's register (day.md 1), made at the first use. By the id the server finds the register's letters, with
 * which the claves of the notas made here begin.
 * @returns undefined in a browser that stores nothing; its notas get the letters of the server's own register
 */
export function registerId(): string | undefined {
  try {
    const kept = localStorage.getItem(REGISTER_KEY) ?? '';
    if (ID.test(kept)) return kept;
    const id = newId();
    localStorage.setItem(REGISTER_KEY, id);
    return id;
  } catch {
    return undefined;
  }
}

/** Adds this browser's register, if it has one, to a call's body, for example because the call moves money in its drawer. */
export function atRegister<Body extends object>(body: Body): Body & { equipo?: string } {
  const register = registerId();
  return register === undefined ? body : { ...body, equipo: register };
}
