import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../lib/postgres.mjs';
import { ROOT } from '../lib/process.mjs';

const PATIENCE_MS = 120_000;

/** The built product with its demo laundries and an embedded database. */
export class Server {
  #child;
  #data;

  /** @param {string} data folder of the database, created when missing */
  async start(data) {
    this.#data = data;
    const port = await freePort();
    this.url = `http://localhost:${port}`;
    const env = { ...this.#environment(), NODE_ENV: 'test', PORT: String(port), HOST: 'localhost', LOG_LEVEL: 'error' };
    this.#child = spawn(process.execPath, [join(ROOT, 'server/dist/main.js')], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    const limit = Date.now() + PATIENCE_MS;
    while (!(await this.#answers())) {
      if (this.#child.exitCode !== null || Date.now() > limit) throw new Error('The server did not start.');
      await wait(200);
    }
  }

  async stop() {
    if (this.#child === undefined || this.#child.exitCode !== null) return;
    this.#child.kill('SIGTERM');
    await once(this.#child, 'exit');
  }

  /** Creates a deploy token for a section, which need not exist yet. */
  deployToken(section) {
    const program = join(ROOT, 'server/dist/cli/admin.js');
    const args = [program, 'llave', section, 'Equipo', '--nueva'];
    const output = execFileSync(process.execPath, args, { env: this.#environment(), encoding: 'utf8' });
    return /lav_[\w-]{43}/.exec(output)?.[0] ?? '';
  }

  /** A section's entry in the list of remotes that a demo user gets; undefined when the list doesn't contain the section. */
  async sectionOf(user, section) {
    const body = new FormData();
    body.append('usuario', user);
    body.append('password', 'lavanda123');
    const { headers } = await fetch(`${this.url}/api/auth/submit`, { method: 'POST', body });
    const cookie = headers.getSetCookie().map((line) => line.split(';', 1)[0]);
    const response = await fetch(`${this.url}/remotes.json`, { headers: { cookie: cookie.join('; ') } });
    return (await response.json()).remotes.find(({ name }) => name === section);
  }

  #environment() {
    const { DATABASE_URL: _, ...environment } = process.env;
    return { ...environment, DATA_DIR: this.#data };
  }

  #answers() {
    return fetch(`${this.url}/api/salud`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
