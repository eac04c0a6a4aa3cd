import { replaceAll, replacements } from './template.mjs';

/** A value with new ids instead of the recorded ids. */
function renewed(value, pairs) {
  if (typeof value === 'string') return replaceAll(value, pairs);
  return Array.isArray(value) ? value.map((one) => renewed(one, pairs)) : value;
}

async function sendTrip(client, trip, pairs) {
  const { stream } = client.connection;
  stream.cork();
  const sent = trip.map((statement) => client.query({ ...statement, values: renewed(statement.values, pairs) }));
  stream.uncork();
  return Promise.all(sent);
}

/** @returns a function that sends the recorded statements to the database, with new ids, over connections of `pool` */
export function replayer(pool, recording, template) {
  return async () => {
    const pairs = replacements(template);
    for (const trips of recording) {
      const client = await pool.connect();
      try {
        for (const trip of trips) await sendTrip(client, trip, pairs);
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    }
  };
}

/**
 * Runs the lists of functions concurrently and each list in a cycle, for `seconds` after an unmeasured `warmup` (s).
 * @returns the time of each run, ms, the number of failures and `seconds`, as sender.mjs does for requests
 */
export async function replay(works, { seconds, warmup }) {
  const start = performance.now() + warmup * 1000;
  const end = start + seconds * 1000;
  const times = [];
  let failures = 0;
  const one = async (own) => {
    for (let turn = 0; performance.now() < end; turn++) {
      const begun = performance.now();
      try {
        await own[turn % own.length]();
        const done = performance.now();
        if (done >= start && done <= end) times.push(done - begun);
      } catch (error) {
        failures++;
        process.stderr.write(`${error}\n`);
      }
    }
  };
  await Promise.all(works.map(one));
  return { times, failures, seconds };
}
