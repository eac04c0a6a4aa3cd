import { raw } from '../testing/security/raw.ts';
import { startServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { LOG_LEVEL: 'info' } });
});
afterAll(() => server.close());

const HEAD = 'Host: x\r\nConnection: close\r\n';
const of = (line: string, headers = '') => `${line} HTTP/1.1\r\n${HEAD}${headers}\r\n`;
const post = (path: string, type: string, body: string, length = Buffer.byteLength(body)) =>
  `${of(`POST ${path}`, `Content-Type: ${type}\r\nContent-Length: ${length}\r\n`)}${body}`;
const part = (headers: string, content = 'x') => `--x\r\n${headers}\r\n\r\n${content}\r\n--x--\r\n`;
const FORM = 'multipart/form-data; boundary=x';
const SIGN_IN = '/api/auth/submit';

/** Malformed requests, sent without a session; the server must answer none with a 5xx. */
const REQUESTS: Readonly<Record<string, string>> = {
  'an address that is no URL': of('POST //['),
  'an address without a host': of('POST //'),
  'a backslash': of('POST /\\'),
  'an address with a bad port': of('POST //host:badport/'),
  'a whole address': of('POST http://[/'),
  'bad percent-encoding': of('GET /api/ventas/%E0%A4%A'),
  'bad percent-encoding in a query': of('GET /api/clientes/?nombre=%'),
  'an encoded NUL': of('GET /api/ventas/%00'),
  'a NUL in the address': of('GET /\0'),
  'a NUL in a header': of('GET /', 'X: \0\r\n'),
  'a query of arrays': of('GET /remotes.jsonx?a[]=1&a[]=2&a=3'),
  'a method that is none': of('FOO /'),
  'headers without end': of('GET /', `X: ${'a'.repeat(20_000)}\r\n`),
  'an expectation': of('GET /api/salud', 'Expect: tea\r\n'),
  'an origin that is no URL': of('POST /api/auth/submit', 'Origin: http://[\r\nContent-Length: 0\r\n'),
  'a length that is no number': of(`POST ${SIGN_IN}`, 'Content-Length: abc\r\n'),
  'a chunk that is none': `${of(`POST ${SIGN_IN}`, 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n')}zz\r\n`,
  'an odd charset': post(SIGN_IN, 'application/json; charset=utf-16', '{'),
  'a content type that is none': post(SIGN_IN, ';', '{}'),
  'keys twice': post(SIGN_IN, 'application/json', '{"usuario":"a","usuario":{},"password":"x"}'),
  'form fields twice': post(SIGN_IN, 'application/x-www-form-urlencoded', 'usuario=a&usuario=b&password=x'),
  'percent signs in a form': post(SIGN_IN, 'application/x-www-form-urlencoded', 'usuario=%&password=%00'),
  'a form without boundary': post(SIGN_IN, 'multipart/form-data', '--x--'),
  'a form with an empty boundary': post(SIGN_IN, 'multipart/form-data; boundary=', '--x--'),
  'a form with a long boundary': post(SIGN_IN, `multipart/form-data; boundary=${'x'.repeat(300)}`, '--x--'),
  'a truncated form': post(SIGN_IN, FORM, '--x\r\nContent-Disposition: form-data; name="usuario"\r\n\r\nabc'),
  'an empty form': post(SIGN_IN, FORM, ''),
  'a form part without headers': post(SIGN_IN, FORM, '--x\r\n'),
  'a form field of a prototype': post(SIGN_IN, FORM, part('Content-Disposition: form-data; name="__proto__"')),
  'a form with a file': post(SIGN_IN, FORM, part('Content-Disposition: form-data; name="usuario"; filename="a"')),
  'a form of another kind': post(SIGN_IN, 'multipart/mixed; boundary=x', part('A: b')),
  'a form with many headers': post(SIGN_IN, FORM, part('A: b\r\n'.repeat(3_000))),
};

test.each(Object.entries(REQUESTS))('%s is the caller’s fault, said as a problem', async (_what, text) => {
  const [head = '', body = ''] = (await raw(server.url, text)).split('\r\n\r\n');
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]);
  expect({ status, isProblem: /content-type: application\/problem\+json/i.test(head) }).toEqual({
    status: expect.any(Number),
    isProblem: true,
  });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(JSON.parse(body)).toMatchObject({ status, detail: expect.any(String), solicitud: expect.any(String) });
});

const manyBrackets = (count: number) => post(SIGN_IN, 'application/json', '['.repeat(count));

test('a large body of a call that anybody may make is refused unread', async () => {
  const [head = '', body = ''] = (await raw(server.url, manyBrackets(400_000))).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 413 .*content-type: application\/problem\+json/is);
  expect(JSON.parse(body)).toMatchObject({ status: 413, detail: expect.stringContaining('exceden el tama') });
  expect(await raw(server.url, manyBrackets(16_000))).toMatch(/^HTTP\/1\.1 400 /);
});

test('none of it is logged as an error', () => {
  expect(server.log().filter((line) => /"level":"(error|fatal)"/.test(line))).toEqual([]);
});
