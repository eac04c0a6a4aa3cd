import { askServer } from '../admin/adminSocket.ts';
import { installBackup, restoreCommand } from '../admin/backUp.ts';
import { CommandError } from '../admin/command.ts';
import { help, parseCommand, run } from '../admin/commands.ts';
import { readSettings } from '../config/settings.ts';
import { FolderInUse } from '../db/embedded/folderLock.ts';
import { migrate } from '../db/migrate.ts';
import { openExisting } from '../db/openExisting.ts';
import { runCommand } from './runCommand.ts';

const tell = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
// npm changes to the package's folder; INIT_CWD is where the command was typed.
const folder = process.env.INIT_CWD ?? process.cwd();

async function restoreHere(backup: string | undefined): Promise<void> {
  const { dataDir, databaseUrl } = readSettings(process.env);
  if (databaseUrl !== undefined) throw new CommandError('La base es PostgreSQL: restáurala con pg_restore.');
  await restoreCommand({ folder, tell }, backup, (path) => installBackup(path, dataDir));
}

async function runHere(argv: string[]): Promise<void> {
  if (argv[0] === 'restaurar') return restoreHere(argv[1]);
  parseCommand(argv);
  const settings = readSettings(process.env);
  const db = await openExisting(settings);
  try {
    await migrate(db);
    await run({ db, settings, folder, tell }, argv);
  } finally {
    await db.close();
  }
}

/**
 * `npm run admin -- <command>`: administration from a terminal, with the server's settings. Only one process can hold the
 * embedded database, so while the server runs, the server executes the command. Only `restaurar` creates a database.
 */
async function main(argv: string[]): Promise<void> {
  const [name] = argv;
  if (name === undefined || /^(ayuda|help|--help|-h)$/.test(name)) return tell(help());
  try {
    await runHere(argv);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const failure = await askServer(readSettings(process.env).dataDir, { argv, folder }, tell);
    if (failure !== null) throw new CommandError(failure);
  }
}

await runCommand(async () => {
  await main(process.argv.slice(2));
  return 0;
});
