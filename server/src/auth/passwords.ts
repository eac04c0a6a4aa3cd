import { hash, verify } from '@node-rs/argon2';

/** argon2id (the library's default), OWASP's first choice: 19 MiB, 2 passes. */
const OPCIONES = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Compared against when there is no such user, so that both answers take the same time. */
const senuelo = hash('contraseña de nadie', OPCIONES);

/** The hash to keep of a password. */
export function cifrarPassword(password: string): Promise<string> {
  return hash(password, OPCIONES);
}

/** Whether `password` is the one behind `cifrado`; null (no user) takes as long and is false. */
export async function esPassword(cifrado: string | null, password: string): Promise<boolean> {
  const coincide = await verify(cifrado ?? (await senuelo), password);
  return cifrado !== null && coincide;
}
