import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/connection.ts';
import { logUnfitVersions } from '../gate/logUnfitVersions.ts';
import { OwnShell } from './ownShell.ts';
import { Shells } from './shells.ts';
import { registerOwnShell } from './storedShells.ts';

/**
 * Prepares the shells that users get. The server's own shell is registered at its first use, and again when its build changes.
 * @returns the shells, and a function that logs which live versions they can't mount; call it once at start-up
 */
export function setUpShells({ log }: { log: FastifyBaseLogger }, db: Database, webDir: string) {
  let isReviewed = false;
  const own = new OwnShell(webDir, async (shell) => {
    // If storing the shell fails, its page is still served. The stored copy is for tabs that stay open past the next upgrade, and
    // for other servers.
    await registerOwnShell(db, shell).catch((error: unknown) =>
      log.error({ err: error }, "the server's own shell was not stored"),
    );
    // The review isn't awaited, because it waits for the shell that this call prepares.
    if (isReviewed) void review().catch((error: unknown) => log.error({ err: error }, 'review of live versions'));
  });
  const shells = new Shells(db, own);
  const review = async (): Promise<void> => {
    await logUnfitVersions(log, db, await shells.live());
    isReviewed = true;
  };
  return { shells, review };
}
