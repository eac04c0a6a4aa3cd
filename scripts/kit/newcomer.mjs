import { execFile } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Environment variables that a team outside this repository doesn't have in its shell. */
const OURS = /^(npm_|INIT_CWD$|NODE_ENV$|NODE_OPTIONS$|LAVANDA|DATABASE_URL$|DATA_DIR$|JEST)/i;

/** Simulates a developer without this repository, who has an empty folder, and an npm with a registry for @lavanda. */
export class Newcomer {
  #env;

  /**
   * @param {string} home folder for the newcomer's npm settings
   * @param {string} registry URL of the registry for @lavanda
   */
  constructor(home, registry, cache) {
    const own = Object.entries(process.env).filter(([name]) => !OURS.test(name));
    const settings = join(home, 'npmrc');
    writeFileSync(settings, `@lavanda:registry=${registry}\naudit=false\nfund=false\nupdate-notifier=false\n`);
    // Keeps npm's downloads between runs, but not the packages that npx unpacked.
    mkdirSync(join(home, 'cache'));
    mkdirSync(join(cache, '_cacache'), { recursive: true });
    symlinkSync(join(cache, '_cacache'), join(home, 'cache', '_cacache'));
    this.#env = { ...Object.fromEntries(own), npm_config_userconfig: settings, npm_config_cache: join(home, 'cache') };
  }

  /**
   * Runs a command in a folder.
   * @returns its output
   * @throws when the command fails, with the output
   */
  async type(folder, command, env = {}) {
    const [program, ...args] = command;
    const options = {
      cwd: folder,
      env: { ...this.#env, ...env },
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === 'win32',
    };
    try {
      return (await run(program, args, options)).stdout;
    } catch (error) {
      throw new Error(`${command.join(' ')} failed:\n${error.stdout}\n${error.stderr}`);
    }
  }
}
