import { CommandError } from '../admin/command.ts';
import { InvalidSetting } from '../config/settings.ts';
import { UnusableFolder } from '../db/embedded/folderFailure.ts';
import { FolderInUse } from '../db/embedded/folderLock.ts';
import { MissingDatabase } from '../db/openExisting.ts';

const EXPLAINED = [CommandError, InvalidSetting, FolderInUse, UnusableFolder, MissingDatabase];

/** Whether an error's message tells the operator what to do. The stack of any other error is printed. */
function isExplained(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return EXPLAINED.some((kind) => error instanceof kind) || ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));
}

/** Runs a terminal command and ends the process: with the exit code it resolves to, or 1 after printing its error. */
export async function runCommand(command: () => Promise<number>): Promise<never> {
  // A program that reads the output through a pipe, such as `head`, may close it early.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
  try {
    process.exit(await command());
  } catch (error) {
    const stack = error instanceof Error ? error.stack : undefined;
    process.stderr.write(`${isExplained(error) ? error.message : (stack ?? String(error))}\n`);
    process.exit(1);
  }
}
