import { replaceAll, replacements } from './template.mjs';

function renewed(value, pairs) {
  if (typeof value === 'string') return replaceAll(value, pairs);
  return Array.isArray(value) ? value.map((one) => renewed(one, pairs)) : value;
}

/** Prepares a statement to be sent repeatedly; only values that contain changing ids or texts are rewritten. */
function prepare(statement, { fresh, varied }) {
  const marks = [...fresh, ...(varied ? [varied.one] : [])];
  const values = JSON.stringify(statement.values ?? []);
  if (!marks.some((mark) => values.includes(mark))) return () => ({ ...statement });
  return (pairs) => ({ ...statement, values: renewed(statement.values, pairs) });
}

async function sendTrip(client, trip, pairs) {
  const { stream } = client.connection;
  stream.cork();
  const sent = trip.map((statement) => client.query(statement(pairs)));
  stream.uncork();
  return Promise.all(sent);
}

/** A function that replays the recording on the same kind of connections. */
export function replayer(pool, recording, template) {
  const connections = recording.map((trips) => trips.map((trip) => trip.map((one) => prepare(one, template))));
  return async () => {
    const pairs = replacements(template);
    for (const trips of connections) {
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

/** Runs the lists of works concurrently, each over and over. @returns what the sender's `send` returns */
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
  return { times, answers: times.length, failures, seconds };
}
