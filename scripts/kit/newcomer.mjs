import { execFile } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a shell of a team outside of this repository doesn't have in its environment. */
const OURS = /^(npm_|INIT_CWD$|NODE_ENV$|NODE_OPTIONS$|LAVANDA|DATABASE_URL$|DATA_DIR$|JEST)/i;

/** Somebody in an empty folder whose npm knows a registry for @lavanda, and nothing of this repository. */
export class Newcomer {
  #env;

  /**
   * @param {string} home folder for their npm's settings
   * @param {string} registry address of the registry of @lavanda
   */
  constructor(home, registry, cache) {
    const own = Object.entries(process.env).filter(([name]) => !OURS.test(name));
    const settings = join(home, 'npmrc');
    writeFileSync(settings, `@lavanda:registry=${registry}\naudit=false\nfund=false\nupdate-notifier=false\n`);
    // Downloads are kept from run to run; what npx unpacked before is not.
    mkdirSync(join(home, 'cache'));
    mkdirSync(join(cache, '_cacache'), { recursive: true });
    symlinkSync(join(cache, '_cacache'), join(home, 'cache', '_cacache'));
    this.#env = { ...Object.fromEntries(own), npm_config_userconfig: settings, npm_config_cache: join(home, 'cache') };
  }

  /** Types a command in a folder. @returns its output @throws when it fails, with the output */
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
