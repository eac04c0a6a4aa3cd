import autocannon from 'autocannon';

/** One connection's requests, in an endless cycle; each round is made anew. */
function cycle(makeRound) {
  let round = makeRound();
  return round.map((_, i) => ({
    setupRequest: (defaults) => {
      if (i === 0) round = makeRound();
      return { ...defaults, ...round[i] };
    },
    onResponse: (status, body) => {
      if (status !== 200) process.stderr.write(`${round[i].path}: ${status} ${body.slice(0, 300)}\n`);
    },
  }));
}

/**
 * Sends `amount` requests or, without an amount, as many as fit into `seconds` after an unmeasured `warmup` (s). Each of
 * `connections` is a function that makes the requests of a round.
 * @returns {Promise<{ times: number[]; failures: number; seconds: number }>} ms of each answer with status 200
 */
export async function sendRequests({ url, connections, seconds = 0, warmup = 0, amount }) {
  const times = [];
  const makers = connections.values();
  const run = autocannon({
    url,
    connections: connections.length,
    ...(amount === undefined ? { duration: seconds + warmup } : { amount }),
    sampleInt: 50,
    timeout: 60,
    setupClient: (client) => client.setRequests(cycle(makers.next().value)),
  });
  const start = performance.now() + warmup * 1000;
  run.on('response', (_client, status, _bytes, ms) => {
    if (status === 200 && performance.now() >= start) times.push(ms);
  });
  const { non2xx, errors } = await run;
  return { times, failures: non2xx + errors, seconds: (performance.now() - start) / 1000 };
}
