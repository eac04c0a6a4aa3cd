import { type MockNetwork, mockNetwork, problem } from '../testing/network.ts';
import { callTotals } from './callTotals.ts';
import { fetchAnswer } from './fetchAnswer.ts';

let net: MockNetwork;
beforeEach(() => {
  net = mockNetwork();
});
afterEach(() => jest.restoreAllMocks());

/**
 * What a call adds to the totals.
 * @param connected what `isConnected` returns, call by call; its last value is repeated
 */
async function counted({ connected = [true], signal }: { connected?: boolean[]; signal?: AbortSignal } = {}) {
  const before = callTotals();
  const left = [...connected];
  const listener = {
    onContact: () => undefined,
    isConnected: () => (left.length > 1 ? left.shift() : left[0]) === true,
    onWrongClock: () => undefined,
  };
  await fetchAnswer({ method: 'GET', address: '/api/x' }, listener, signal);
  const after = callTotals();
  return { calls: after.calls - before.calls, failed: after.failed - before.failed };
}

test.each([
  ['an answer', { body: {} }, 0],
  ['a refusal', problem(409, 'Ya cambió.'), 0],
  ['a failed server', problem(500, 'Falló.'), 1],
  ['no answer', 'caida' as const, 1],
])('%s is a call', async (_what, answer, failed) => {
  net.route('GET /api/x', answer);
  expect(await counted()).toEqual({ calls: 1, failed });
});

test('what is made without a connection is neither a call nor a failure', async () => {
  net.route('GET /api/x', 'caida');
  expect(await counted({ connected: [false] })).toEqual({ calls: 0, failed: 0 });
  // The connection was lost during the call.
  expect(await counted({ connected: [true, false] })).toEqual({ calls: 0, failed: 0 });
});

test('a call that its caller gave up is no failure', async () => {
  net.route('GET /api/x', 'caida');
  expect(await counted({ signal: AbortSignal.abort() })).toEqual({ calls: 0, failed: 0 });
});
