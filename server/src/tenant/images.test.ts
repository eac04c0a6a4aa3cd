import sharp from 'sharp';
import { type Actor, createScenario, type Scenario } from '../testing/scenario.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

interface Upload {
  status: number;
  body: { url: string; ancho: number; alto: number; detail: string };
}

async function upload(
  bytes: Uint8Array | string,
  type = 'logo',
  actor: Actor = 'superuser',
  contentType = 'image/png',
): Promise<Upload> {
  const response = await fetch(`${e.server.url}/api/tenant/imagen?tipo=${type}`, {
    method: 'POST',
    headers: { cookie: e.as[actor].cookie, 'content-type': contentType },
    body: typeof bytes === 'string' ? bytes : new Uint8Array(bytes),
  });
  return { status: response.status, body: (await response.json()) as Upload['body'] };
}

async function download(url: string): Promise<{ response: Response; bytes: Buffer }> {
  const response = await fetch(e.server.url + url);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 90, alpha: 0.5 } } });
const svg = (inside: string, attributes = 'width="24" height="24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;

test('an uploaded logo is everybody’s with their next authData, without a session, cached for ever', async () => {
  const original = await canvas(900, 450)
    .withExif({ IFD0: { Copyright: 'secreto' } })
    .png()
    .toBuffer();
  const { status, body } = await upload(original);
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { url: expect.stringMatching(/^\/imagenes\/[0-9a-f]{64}\.png$/), ancho: 512, alto: 256 },
  });
  expect((await e.as.accountant.get('/api/auth/authData')).body.usuario.tenantData.logo).toBe(body.url);
  expect((await e.as.ajeno.get('/api/auth/authData')).body.usuario.tenantData.logo).not.toBe(body.url);
  const { response, bytes } = await download(body.url);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 512, height: 256 });
  expect(bytes.includes('secreto')).toBe(false);
});

test('an uploaded logo is on the image ticket, and in greys on the printed one', async () => {
  await upload(
    await sharp({ create: { width: 200, height: 200, channels: 3, background: '#ff0044' } })
      .png()
      .toBuffer(),
  );
  const { _id } = await e.saved();
  const headers = { headers: { cookie: e.as.user.cookie } };
  const image = await fetch(`${e.server.url}/api/ventas/${_id}/imageGenerator`, headers);
  const { data, info } = await sharp(new Uint8Array(await image.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  let redPixels = 0;
  for (let i = 0; i < data.length; i += info.channels)
    if (data[i] === 255 && data[i + 1] === 0 && data[i + 2] === 68) redPixels += 1;
  expect(redPixels).toBeGreaterThan(1_000);
  const page = await (await fetch(`${e.server.url}/api/ventas/${_id}/ticket`, headers)).text();
  const paper = /<img src="(\/imagenes\/[0-9a-f]{64}\.png)"/.exec(page)?.[1] ?? '';
  const { channels } = await sharp((await download(paper)).bytes).stats();
  expect(channels).toHaveLength(1);
});

test('an icon is another picture, at most 256 pixels', async () => {
  const { body } = await upload(await canvas(300, 300).png().toBuffer(), 'icono');
  expect(body).toMatchObject({ ancho: 256, alto: 256 });
  const { tenantData } = (await e.as.user.get('/api/auth/authData')).body.usuario;
  expect(tenantData.logo_ico).toBe(body.url);
  expect(tenantData.logo).not.toBe(body.url);
});

test('its content says what a file is, not its Content-Type', async () => {
  for (const format of ['jpeg', 'webp', 'gif', 'avif'] as const) {
    const { status } = await upload(await canvas(40, 40).toFormat(format).toBuffer(), 'logo', 'superuser', 'application/json');
    expect([format, status]).toEqual([format, 200]);
  }
  for (const bytes of [
    await canvas(40, 40).tiff().toBuffer(),
    '<html><script>alert(1)</script></html>',
    '%PDF-1.7',
    'GIF89a',
    '',
    'x',
  ]) {
    const { status, body } = await upload(bytes);
    expect([415, 422]).toContain(status);
    expect(body.detail).toMatch(/imagen/);
  }
});

test('a small SVG is drawn large, and what it could run is gone', async () => {
  const invalid = svg('<script>alert(1)</script><circle cx="12" cy="12" r="10" fill="red" onload="alert(2)"/>');
  const { status, body } = await upload(invalid, 'logo', 'superuser', 'image/svg+xml');
  expect({ status, body }).toMatchObject({ status: 200, body: { ancho: 512, alto: 512 } });
  const { bytes, response } = await download(body.url);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(bytes.includes('script')).toBe(false);
  expect((await sharp(bytes).stats()).channels[0]?.max).toBe(255);
});

test('an SVG reads no file and no address', async () => {
  const foreign = (href: string) =>
    svg(`<image href="${href}" width="24" height="24"/><image xlink:href="${href}" width="24" height="24"/>`);
  for (const href of ['file:///etc/passwd', '/etc/hostname', `${e.server.url}/api/salud`]) {
    const { status, body } = await upload(foreign(href), 'logo', 'superuser', 'image/svg+xml');
    expect(status).toBe(200);
    const { channels } = await sharp((await download(body.url)).bytes).stats();
    // Nothing was drawn: the image stays transparent.
    expect(channels.at(-1)?.max).toBe(0);
  }
  const entity = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text y="12">&x;</text>')}`;
  expect([200, 415, 422]).toContain((await upload(entity)).status);
});

describe('a bomb', () => {
  test('of pixels is refused before it is unfolded', async () => {
    const bomb = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    expect(await upload(bomb)).toMatchObject({
      status: 422,
      body: { detail: expect.stringContaining('25 megapíxeles') },
    });
  });

  test('of vectors is refused or drawn small', async () => {
    for (const attributes of [
      'width="1000000" height="1000000"',
      'width="1" height="1000000"',
      'viewBox="0 0 1e9 1e9"',
      'width="0" height="0"',
      '',
    ]) {
      const { status, body } = await upload(svg('<rect width="5" height="5"/>', attributes));
      expect([200, 422]).toContain(status);
      if (status === 200) expect(Math.max(body.ancho, body.alto)).toBeLessThanOrEqual(512);
    }
  });

  test('of entities or references ends', async () => {
    const levels = Array.from({ length: 9 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join('');
    const billionLaughs = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY e0 "ja">${levels}]>${svg('<text y="12">&e9;</text>')}`;
    const uses = Array.from({ length: 9 }, (_, n) => `<g id="g${n + 1}">${`<use href="#g${n}"/>`.repeat(10)}</g>`).join('');
    for (const bomb of [billionLaughs, svg(`<g id="g0"><rect width="1" height="1"/></g>${uses}<use href="#g9"/>`)]) {
      expect([200, 415, 422]).toContain((await upload(bomb)).status);
    }
    expect((await e.server.anonymous.get('/api/salud')).status).toBe(200);
  });

  test('of bytes is 413, and says the limit', async () => {
    expect(await upload(new Uint8Array(2 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      body: { detail: expect.stringContaining('2 MB') },
    });
  });
});

test('a damaged picture is refused, and the logo stays', async () => {
  const whole = await sharp({
    create: {
      width: 600,
      height: 600,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .png()
    .toBuffer();
  const before = (await e.as.user.get('/api/auth/authData')).body.usuario.tenantData.logo;
  expect((await upload(whole.subarray(0, whole.length / 2))).status).toBe(422);
  expect((await e.as.user.get('/api/auth/authData')).body.usuario.tenantData.logo).toBe(before);
});

test.each(['admin', 'user', 'accountant'] as const)('%s may not upload', async (actor) => {
  expect((await upload(await canvas(4, 4).png().toBuffer(), 'logo', actor)).status).toBe(403);
});

test('a kind that isn’t one is named', async () => {
  expect(await upload(await canvas(4, 4).png().toBuffer(), 'fondo')).toMatchObject({
    status: 400,
    body: { campos: [{ campo: 'tipo' }] },
  });
});

test.each(['/imagenes/x.png', `/imagenes/${'0'.repeat(64)}.png`, '/imagenes/..%2f..%2fetc%2fpasswd', '/imagenes/'])(
  '%s is none',
  async (url) => {
    expect((await download(url)).response.status).toBe(404);
  },
);
