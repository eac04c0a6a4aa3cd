import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { fill, replacements } from './template.mjs';

const THIS = fileURLToPath(import.meta.url);

/** A process that sends requests: what it takes to ask is not taken for what it takes to answer. */
export function openSender() {
  const child = fork(THIS, ['send']);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The sender ended with ${code}`);
  });
  ended.catch(() => undefined);
  return {
    /** @returns what `send` answers */
    async send(order) {
      child.send(order);
      const [answer] = await Promise.race([once(child, 'message'), ended]);
      return answer;
    },
    close: () => child.kill(),
  };
}

if (process.argv[2] === 'send') process.on('message', async (order) => process.send(await send(order)));

/** One connection's requests, again from the first after the last; what is new is the same in all of a round. */
function round(templates) {
  const fresh = [...new Set(templates.flatMap((template) => template.fresh))];
  const varied = templates.find((template) => template.varied)?.varied ?? null;
  let pairs = [];
  return templates.map((template, i) => ({
    setupRequest: (defaults) => {
      if (i === 0) pairs = replacements({ fresh, varied });
      return { ...defaults, ...fill(template, pairs) };
    },
    onResponse: (status, body) => {
      if (status !== 200) process.stderr.write(`${template.method} ${template.path}: ${status} ${body.slice(0, 300)}\n`);
    },
  }));
}

/**
 * Sends so many requests (`amount`), or for so many `seconds` after the first `warmup`, which do not count.
 * @returns {Promise<{ times: number[]; answers: number; failures: number; seconds: number }>} ms of each answer but the
 *   first of each connection: here all are opened at once, and Node takes them in one by one while it answers
 */
async function send({ url, connections, seconds = 0, warmup = 0, amount }) {
  const times = [];
  const opened = new WeakSet();
  let answers = 0;
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
  run.on('response', (client, status, _bytes, ms) => {
    const first = !opened.has(client);
    opened.add(client);
    if (status !== 200) failures++;
    else if (performance.now() >= start) {
      answers++;
      if (!first) times.push(ms);
    }
  });
  run.on('reqError', (error) => {
    failures++;
    process.stderr.write(`${error}\n`);
  });
  await run;
  return { times, answers, failures, seconds: (performance.now() - start) / 1000 };
}
