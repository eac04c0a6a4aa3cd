import { type Provider, startProvider } from '../testing/provider.ts';
import { createCloudApi } from './cloudApi.ts';
import { accepted, refused } from './testing/graphApi.ts';

const ACCOUNT = { token: 'EAAGsecreto0123456789', phoneId: '106540352242922', template: 'ropa_lista', language: 'es_MX' };
const MESSAGE = { phone: '+525541081170', parameters: ['Ana\n\tSofía', 'B412', '$85.00', ''] };

let api: Provider;
beforeEach(async () => {
  api = await startProvider();
});
afterEach(() => api.close());

const send = (timeMs?: number) => createCloudApi(`${api.url}/v24.0`, ACCOUNT, timeMs).send(MESSAGE);

test('a message goes out as a template with its parameters in one line each', async () => {
  api.respond = () => accepted('525541081170');
  expect(await send()).toEqual({ kind: 'sent', id: expect.stringMatching(/^wamid\./) });
  const [call] = api.recordedCalls;
  expect([call?.metodo, call?.url.pathname]).toEqual(['POST', '/v24.0/106540352242922/messages']);
  expect(call?.headers.authorization).toBe('Bearer EAAGsecreto0123456789');
  expect(JSON.parse(call?.body ?? '')).toEqual({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: '525541081170',
    type: 'template',
    template: {
      name: 'ropa_lista',
      language: { code: 'es_MX' },
      components: [
        {
          type: 'body',
          parameters: ['Ana Sofía', 'B412', '$85.00', '-'].map((text) => ({ type: 'text', text })),
        },
      ],
    },
  });
});

test.each([
  [190, 'token'],
  [10, 'permission'],
  [100, 'data'],
  [131026, 'recipient'],
  [131030, 'recipient'],
  [131042, 'account'],
  [131047, 'conversation'],
  [130429, 'limit'],
  [131048, 'limit'],
  [131056, 'limit'],
  [132000, 'template'],
  [132001, 'template'],
])('error %i is a refusal for %s', async (code, reason) => {
  api.respond = () => refused(code);
  expect(await send()).toEqual({ kind: 'refused', reason, code });
});

test.each([
  [401, 'token'],
  [403, 'permission'],
  [429, 'limit'],
  [404, 'other'],
  [302, 'other'],
])('status %i without the API’s error, as a proxy answers it, is a refusal', async (status, reason) => {
  api.respond = () => [status, '<html>Proxy</html>'];
  expect(await send()).toEqual({ kind: 'refused', reason });
});

test('what may have been taken is unknown: a server error, an answer that isn’t the API’s, one that is cut or late', async () => {
  for (const answer of [
    refused(1),
    refused(131016),
    [200, '<html>ok</html>'],
    [200, { messages: [] }],
    [200, 'x'.repeat(99_999)],
  ] as const) {
    api.respond = () => answer;
    expect(await send()).toEqual({ kind: 'unknown' });
  }
  api.respond = (_call, response) => void response.destroy();
  expect(await send()).toEqual({ kind: 'unknown' });
  api.respond = () => undefined;
  expect(await send(100)).toEqual({ kind: 'unknown' });
});

test('nobody at the address: nothing was sent', async () => {
  const gone = await startProvider();
  await gone.close();
  expect(await createCloudApi(gone.url, ACCOUNT).send(MESSAGE)).toEqual({ kind: 'refused', reason: 'unreachable' });
});
