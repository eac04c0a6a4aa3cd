import { fetchAnswer } from './fetchAnswer.ts';

const save = { method: 'POST', address: '/api/ventas/guardar', body: {} } as const;

/** Result of a save that gets this response, and the contacts reported to the listener. */
async function saved(response: Response, isServerThere = false) {
  const health = () => (isServerThere ? Response.json({ estado: 'ok' }) : new Response('<p>Wi-Fi</p>'));
  globalThis.fetch = async (address) => (address === '/api/salud' ? health() : response);
  const contacts: boolean[] = [];
  const listener = {
    onContact: (answered: boolean) => contacts.push(answered),
    isConnected: () => true,
    onWrongClock: () => undefined,
  };
  const outcome = await fetchAnswer(save, listener);
  return { outcome, contacts };
}

function cutBody(): ReadableStream {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"data":'));
      controller.error(new TypeError('The connection was reset'));
    },
  });
}

test('an answer is its data', async () => {
  expect(await saved(new Response('{"data":1}'))).toEqual({ outcome: { data: { data: 1 } }, contacts: [true] });
});

test.each([
  ['whose body is cut off', () => new Response(cutBody())],
  ['that ends early', () => new Response('{"data":')],
  ['with the page of a network that asks to sign in', () => new Response('<!doctype html><p>Wi-Fi</p>')],
  ['with nothing', () => new Response('')],
])('a success %s is no answer: the save stays in the queue', async (_what, response) => {
  const { outcome, contacts } = await saved(response());
  expect(outcome.error).toMatchObject({ status: 'red' });
  expect(contacts).toEqual([false]);
});

test.each([404, 502, 503, 504])('a proxy’s page for a server that it doesn’t reach or know (%d) is no answer', async (status) => {
  const { outcome, contacts } = await saved(new Response('<p>Bad gateway</p>', { status }));
  expect(outcome.error).toMatchObject({ status: 'red' });
  expect(contacts).toEqual([false]);
});

test.each([401, 403, 500, 511, 521])('somebody else’s page while the server isn’t there (%d) is no answer', async (status) => {
  const { outcome, contacts } = await saved(new Response('<p>Sign in</p>', { status }));
  expect(outcome.error).toMatchObject({ status: 'red' });
  expect(contacts).toEqual([false]);
});

test('a firewall that refuses one call while the server is there refuses that call', async () => {
  const { outcome, contacts } = await saved(new Response('<p>Blocked</p>', { status: 403 }), true);
  expect(outcome.error).toMatchObject({ status: 403 });
  expect(contacts).toEqual([true]);
});

test.each([
  ['of the server, which is busy', new Response('{"detail":"El servidor está ocupado."}', { status: 503 })],
  ['with another page', new Response('<p>Error</p>', { status: 500 })],
])('a failure %s keeps its status', async (_what, response) => {
  const { outcome, contacts } = await saved(response.clone(), true);
  expect(outcome.error).toMatchObject({ status: response.status });
  expect(contacts).toEqual([true]);
});
