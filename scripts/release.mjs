import { join } from 'node:path';
import { runRelease } from '../shared/release/command.mjs';
import { build, install, loadEnv, requireNode } from './lib/prepare.mjs';
import { ROOT } from './lib/process.mjs';

/**
 * `npm run release -- publish | promote | rollback | status <section> | check --shell <build>`: ships one section of this
 * repository to a running server, LAVANDA_URL (default http://localhost:3000), with its deploy token, LAVANDA_LLAVE
 * (`npm run admin -- llave`).
 */
requireNode();
// npm itself runs the script in the repository's root.
const calledFrom = process.env.INIT_CWD ?? process.cwd();
process.chdir(ROOT);
loadEnv();

await runRelease(process.argv.slice(2), {
  calledFrom,
  build: async (remote) => ((await install()) === 0 && (await build(`--filter=${remote}`)) === 0 ? join(ROOT, remote) : null),
});
