import { join } from 'node:path';
import { createSection } from '../create-section/lib/create.mjs';
import { runRelease } from '../shared/release/command.mjs';
import { build, install, loadEnv, requireNode } from './lib/prepare.mjs';
import { ROOT } from './lib/process.mjs';

/**
 * `npm run release -- publish | promote | rollback | status <section>`: releases a section to the server LAVANDA_URL (default
 * http://localhost:3000) with the deploy token LAVANDA_LLAVE (`npm run admin -- llave`). `create <name>` makes a new section;
 * `--help` lists the other commands.
 */
requireNode();
// npm runs the script in the repository's root; INIT_CWD is the folder in which the user typed the command.
const calledFrom = process.env.INIT_CWD ?? process.cwd();
process.chdir(ROOT);
loadEnv();

const [command, ...rest] = process.argv.slice(2);
const place = {
  calledFrom,
  build: async (remote) => ((await install()) === 0 && (await build(`--filter=${remote}`)) === 0 ? join(ROOT, remote) : null),
};
await (command === 'create' ? createSection(rest, calledFrom) : runRelease(process.argv.slice(2), place));
