import type { ShellContract } from '@lavanda/shared/contract/schemas/releases';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/connection.ts';
import { reviewForShells } from './review.ts';

/** Logs each live version that a shell in use can't mount, and the version that replaces it. */
export async function logUnfitVersions(log: FastifyBaseLogger, db: Database, shells: readonly ShellContract[]): Promise<void> {
  for (const { remoto: section, version, choques: conflicts, sustituta: standIn } of await reviewForShells(db.kysely, shells)) {
    const what = standIn === null ? 'no published version fits it' : 'another version is served in its place';
    log.warn({ section, version, conflicts, standIn }, `the shell can't mount a live version: ${what}`);
  }
}
