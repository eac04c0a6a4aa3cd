import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { fill, replacements } from './template.mjs';

const THIS = fileURLToPath(import.meta.url);

/** Sends requests from another process, so the client's cost isn't measured as the server's. */
export function openSender() {
  const child = fork(THIS, ['send']);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The sender ended with ${code}`);
  });
  ended.catch(() => undefined);
  return {
    /** Runs the function `send` of this file in the other process. @returns its result */
    async send(order) {
      child.send(order);
      const [answer] = await Promise.race([once(child, 'message'), ended]);
      return answer;
    },
    close: () => child.kill(),
  };
}

if (process.argv[2] === 'send') process.on('message', async (order) => process.send(await send(order)));

/** One connection's requests, in an endless cycle; the new ids are shared by all requests of a round. */
function round(templates) {
  const fresh = [...new Set(templates.flatMap((template) => template.fresh))];
  let pairs = [];
  return templates.map((template, i) => ({
    setupRequest: (defaults) => {
      if (i === 0) pairs = replacements({ fresh });
      return { ...defaults, ...fill(template, pairs) };
    },
    onResponse: (status, body) => {
      if (status !== 200) process.stderr.write(`${template.method} ${template.path}: ${status} ${body.slice(0, 300)}\n`);
    },
  }));
}

/**
 * Sends `amount` requests or, without an amount, as many as fit into `seconds` after an unmeasured `warmup` (s).
 * @returns {Promise<{ times: number[]; failures: number; seconds: number }>} ms of each answer with status 200
 */
async function send({ url, connections, seconds = 0, warmup = 0, amount }) {
  const times = [];
  let failures = 0;
  let next = 0;
  const run = autocannon({
    url,
    connections: connections.length,
    ...(amount === undefined ? { duration: seconds + warmup } : { amount }),
    sampleInt: 50,
    timeout: 60,
    setupClient: (client) => client.setRequests(round(connections[next++])),
  });
  const start = performance.now() + warmup * 1000;
  run.on('response', (_client, status, _bytes, ms) => {
    if (status !== 200) failures++;
    else if (performance.now() >= start) times.push(ms);
  });
  run.on('reqError', (error) => {
    failures++;
    process.stderr.write(`${error}\n`);
  });
  await run;
  return { times, failures, seconds: (performance.now() - start) / 1000 };
}
