import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/lib/postgres.mjs';

const SERVER = new URL('../../../server/', import.meta.url);
const { Client, Pool } = createRequire(fileURLToPath(new URL('package.json', SERVER)))('pg');
const { readSettings } = await import(new URL('dist/config/settings.js', SERVER));
const { Product } = await import(new URL('dist/product.js', SERVER));

/**
 * What a call sent to the database: its connections in order, the round trips of each connection, and the statements
 * that each trip sent together.
 * @typedef {{ name?: string; text: string; values?: unknown[] }[][][]} Recording
 */

/**
 * Runs the server in this process on the measured database, to record the statements that `replay` then sends without it.
 * @returns `pool`, the server's own; `record`, which sends a template and returns what the server sent to the database
 */
export async function openRecorder(databaseUrl) {
  const port = String(await freePort());
  const product = new Product(
    readSettings({
      ...process.env,
      DATABASE_URL: databaseUrl,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      CALLS_PER_SECOND: '0',
      HOST: 'localhost',
      PORT: port,
    }),
  );
  await product.start();
  let pool = null;
  return {
    get pool() {
      return pool;
    },
    /** @returns {Promise<Recording>} */
    async record({ method, path, headers, body }) {
      const { recording, used, response } = await listening(() =>
        fetch(`http://localhost:${port}${path}`, { method, headers, body }),
      );
      const text = await response.text();
      if (response.status !== 200) throw new Error(`${path}: ${response.status} ${text}`);
      pool = used;
      return recording;
    },
    close: () => product.stop(),
  };
}

/** Runs `work` and records every statement that `pg` sends meanwhile, so only one call may run at a time. */
async function listening(work) {
  const { connect } = Pool.prototype;
  const { query } = Client.prototype;
  const recording = [];
  let used = null;
  let pending = 0;
  Pool.prototype.connect = async function (...args) {
    const client = await connect.apply(this, args);
    used = this;
    recording.push([]);
    return client;
  };
  Client.prototype.query = function (statement, ...more) {
    const callback = typeof more.at(-1) === 'function' ? more.pop() : null;
    const [values] = more;
    const trips = recording.at(-1);
    if (pending === 0) trips.push([]);
    trips.at(-1).push(typeof statement === 'string' ? { text: statement, values } : { ...statement });
    pending++;
    const settle = () => {
      pending--;
    };
    if (callback)
      return query.call(this, statement, values, (error, result) => {
        settle();
        callback(error, result);
      });
    const answer = query.call(this, statement, values);
    answer.then(settle, settle);
    return answer;
  };
  try {
    return { response: await work(), recording, used };
  } finally {
    Pool.prototype.connect = connect;
    Client.prototype.query = query;
  }
}
