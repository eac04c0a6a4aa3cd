import { randomUUID } from 'node:crypto';
import type { ImportResult } from '@lavanda/shared/contract/schemas/clientes';
import type { ImportJob, ImportPreview } from '@lavanda/shared/contract/schemas/imports';
import type { Database } from '../../db/connection.ts';
import { fieldProblem, HttpProblem } from '../../http/problem.ts';
import type { Session } from '../../http/session.ts';
import { type FileReading, type ParseRequest, readFile } from '../file/readFile.ts';
import { TEXTS } from '../file/texts.ts';
import type { ImportRunner } from './importRunner.ts';
import { createJob, jobOf, type NewImport } from './jobs.ts';
import { judgeFile, previewOf } from './preview.ts';

/**
 * Shows how the file is read and which clientes it would add. Saves nothing.
 * @throws HttpProblem 422
 */
export async function previewImport(db: Database, session: Session, request: ParseRequest): Promise<ImportPreview> {
  const reading = await readFile(session.tenantId, request);
  return previewOf(reading, await judgeFile(db, session.tenantId, reading.good));
}

/**
 * Stores the import and starts it. Starting it again returns its progress.
 * @throws HttpProblem 422, 429
 */
export async function startImport(
  db: Database,
  runner: ImportRunner,
  session: Session,
  newImport: NewImport,
): Promise<ImportJob> {
  const stored = await jobOf(db, session.tenantId, newImport.id).catch(unlessMissing);
  if (stored) return stored;
  const reading = await readFile(session.tenantId, newImport);
  if (reading.problem !== null) throw fieldProblem(422, 'archivo', reading.problem);
  await createJob(db, session, newImport, reading, runner.serverId);
  void runner.run(session.tenantId, newImport.id, reading.good);
  return jobOf(db, session.tenantId, newImport.id);
}

function unlessMissing(error: unknown): null {
  if (error instanceof HttpProblem && error.status === 404) return null;
  throw error;
}

/**
 * Imports a file and answers when the import has finished. With `dryRun` it only counts the clientes that would be added.
 * @throws HttpProblem 422 saying what is wrong with the file; 429 while too many imports of the laundry are pending
 */
export async function importClientes(
  db: Database,
  runner: ImportRunner,
  session: Session,
  request: ParseRequest,
  dryRun: boolean,
): Promise<ImportResult> {
  const reading = await readFile(session.tenantId, request);
  refuseUnclear(reading);
  const { rows, good, errors } = reading;
  if (dryRun) {
    const created = (await judgeFile(db, session.tenantId, good)).filter(({ kind }) => kind !== 'repeated').length;
    return { filas: rows, nuevos: created, repetidos: good.length - created, errores: errors };
  }
  const id = randomUUID();
  await createJob(db, session, { ...request, id, archivo: '' }, reading, runner.serverId);
  await runner.run(session.tenantId, id, good);
  const { nuevos: created, repetidos: repeated } = await jobOf(db, session.tenantId, id);
  return { filas: rows, nuevos: created, repetidos: repeated, errores: errors };
}

/** Refuses a file that needs a decision of the user, because this call has no options. */
function refuseUnclear({ problem, duplicate }: FileReading): void {
  if (problem !== null) throw fieldProblem(422, 'archivo', problem);
  if (duplicate !== undefined) throw fieldProblem(422, 'archivo', TEXTS.duplicateColumn(duplicate));
}
