import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createApp } from '../../../server/dist/app/createApp.js';
import { readSettings } from '../../../server/dist/config/settings.js';
import { openDatabase } from '../../../server/dist/db/connection.js';
import { Output } from '../../../server/dist/observability/shutdown.js';
import { atEnd } from '../cleanup.mjs';

/**
 * Opens the server in this process on the measured database, to record the statements that are then sent without it.
 * @returns a function that makes a request and returns a function that sends its statements, with new ids
 */
export async function openRecorder(databaseUrl) {
  const environment = { DATABASE_URL: databaseUrl, NODE_ENV: 'test', LOG_LEVEL: 'silent', CALLS_PER_SECOND: '0' };
  const settings = readSettings({ ...process.env, ...environment });
  const db = await openDatabase(settings);
  atEnd(() => db.close());
  const app = await createApp(settings, db, new Output());
  atEnd(() => app.close());
  return async ({ method, path, headers, body, fresh }) => {
    const run = () => app.inject({ method, url: path, headers, payload: body });
    // The second run is recorded, when the server has cached its session and prepared its statements. A request with new ids
    // is sent only once: saving the same nota again runs other statements.
    if (fresh.length === 0) await run();
    const { recording, pool, response } = await listening(run);
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${response.payload}`);
    return () => replay(pool, recording, fresh);
  };
}

/**
 * Runs `work` and records what it sends through `pg`, so only one call may run at a time.
 * @returns `pool`, the server's; `recording`, the statements of each connection that was taken from it, and their answers
 */
async function listening(work) {
  const { connect } = pg.Pool.prototype;
  const recording = [];
  let pool = null;
  pg.Pool.prototype.connect = async function () {
    pool = this;
    const client = await connect.call(this);
    const statements = [];
    recording.push(statements);
    const query = (statement, values) => {
      const sent = typeof statement === 'string' ? { text: statement, values } : statement;
      const answer = client.query(sent);
      statements.push({ sent, answer });
      return answer;
    };
    return { query, release: (error) => client.release(error) };
  };
  try {
    return { response: await work(), recording, pool };
  } finally {
    pg.Pool.prototype.connect = connect;
  }
}

/** A value with new ids instead of the recorded ids. */
function renewed(value, pairs) {
  if (typeof value === 'string') return pairs.reduce((text, [from, to]) => text.replaceAll(from, to), value);
  return Array.isArray(value) ? value.map((one) => renewed(one, pairs)) : value;
}

/** Sends the recorded statements, with new ids, over connections of the pool. */
async function replay(pool, recording, fresh) {
  const pairs = fresh.map((id) => [id, randomUUID()]);
  for (const statements of recording) {
    const client = await pool.connect();
    try {
      for (const { sent, answer } of statements) {
        const { rows } = await client.query({ ...sent, values: renewed(sent.values, pairs) });
        const recorded = (await answer).rows;
        // The database gives a new nota its clave, with which later statements store the nota.
        if (fresh.length > 0 && recorded?.[0]?.clave) pairs.push([recorded[0].clave, rows[0].clave]);
      }
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }
}

/**
 * Runs the lists of functions concurrently and each list in a cycle, for `seconds` after an unmeasured `warmup` (s).
 * @returns the time of each run, ms, the number of failures and `seconds`, as `sendRequests` does
 */
export async function runStatements(lists, { seconds, warmup }) {
  const start = performance.now() + warmup * 1000;
  const end = start + seconds * 1000;
  const times = [];
  let failures = 0;
  const one = async (works) => {
    for (let turn = 0; performance.now() < end; turn++) {
      const begun = performance.now();
      try {
        await works[turn % works.length]();
        const done = performance.now();
        if (done >= start && done <= end) times.push(done - begun);
      } catch (error) {
        failures++;
        process.stderr.write(`${error}\n`);
      }
    }
  };
  await Promise.all(lists.map(one));
  return { times, failures, seconds };
}
