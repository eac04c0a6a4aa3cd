import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** argon2id (the library's default), OWASP's first choice: 19 MiB, 2 passes. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Node runs this work on four threads, shared with compression and file reads: one is left for those. */
const THREADS = 3;

/** Limits simultaneous hashes, each slower than a sale: one processor (of several) and one thread stay free. */
const inTurn = pLimit(Math.min(THREADS, Math.max(1, availableParallelism() - 1)));

/** Compared against for an unknown user, so both answers take the same time. */
const decoy = hash('contraseña de nadie', OPTIONS);

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, OPTIONS));
}

/** Whether `password` matches the hash `encrypted`. With null (no such user) it takes as long and is false. */
export async function matchesPassword(encrypted: string | null, password: string): Promise<boolean> {
  const saved = encrypted ?? (await decoy);
  const coincide = await inTurn(() => verify(saved, password));
  return encrypted !== null && coincide;
}
