import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** Parameters of argon2id, the library's default algorithm: 19 MiB of memory and 2 passes, the minimum that OWASP recommends. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashes are computed on Node's pool of four threads. One thread stays free, because the pool also compresses and reads files.
 */
const THREADS = 3;

/**
 * Limits how many hashes are computed at once, because each takes longer than saving a nota. One processor (if there
 * are several) and one thread of the pool stay free.
 */
const inTurn = pLimit(Math.min(THREADS, Math.max(1, availableParallelism() - 1)));

/** Hash to compare an unknown user's password with, so that the answer takes as long as a known user's. */
const decoy = hash('contraseña de nadie', OPTIONS);

/** Hashes a password for storage; waits while as many hashes as allowed are being computed. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, OPTIONS));
}

/**
 * Whether `password` matches the stored hash `passwordHash`. For null (an unknown user) the answer is false after the same time.
 */
export async function matchesPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const expected = passwordHash ?? (await decoy);
  const matches = await inTurn(() => verify(expected, password));
  return passwordHash !== null && matches;
}
