import type { ShellContract } from '@lavanda/shared/contract/schemas/releases';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/connection.ts';
import { reviewLiveVersions } from './review.ts';

/** Logs each live version that the shell can't mount, and what is served in its place. */
export async function logUnfitVersions(log: FastifyBaseLogger, db: Database, shell: ShellContract | null): Promise<void> {
  for (const { remoto: section, version, choques: conflicts, sustituta: standIn } of await reviewLiveVersions(db, shell)) {
    const what = standIn === null ? 'no published version fits it' : 'another version is served in its place';
    log.warn({ section, version, conflicts, standIn }, `the shell can't mount a live version: ${what}`);
  }
}
