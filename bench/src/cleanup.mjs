import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const works = [];

/** Runs `work` when the measurement ends, also after an error. */
export const atEnd = (work) => void works.push(work);

/** Runs what `atEnd` was given, the last first, because what was opened last may need what was opened before it. */
export async function cleanUp() {
  while (works.length > 0) await works.pop()();
}

/** @returns the path of a new folder, which is deleted when the measurement ends */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'lavanda-bench-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
