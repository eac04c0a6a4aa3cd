import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** argon2id (the library's default), OWASP's first choice: 19 MiB, 2 passes. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Node's threads for such work are four, and long answers are compressed and files are read in them too: one is left for those. */
const THREADS = 3;

/**
 * Passwords looked at by one process at the same time. Each takes a whole processor for longer than a sale takes: however many people sign in at
 * once, one processor (of several) and one thread are left to who sells.
 */
const inTurn = pLimit(Math.min(THREADS, Math.max(1, availableParallelism() - 1)));

/** Compared against when there is no such user, so that both answers take the same time. */
const decoy = hash('contraseña de nadie', OPTIONS);

/** The hash to keep of a password. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, OPTIONS));
}

/** Whether `password` is the one behind `cifrado`; null (no user) takes as long and is false. */
export async function esPassword(encrypted: string | null, password: string): Promise<boolean> {
  const saved = encrypted ?? (await decoy);
  const coincide = await inTurn(() => verify(saved, password));
  return encrypted !== null && coincide;
}
