import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { type Actor, createScenario, type Scenario } from '../testing/scenario.ts';
import type { TestServer } from '../testing/server.ts';
import { until } from '../testing/wait.ts';

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

test('an SVG that asks for a file, an address, a filter or an entity is refused, and told what to do', async () => {
  const foreign = ['file:///etc/passwd', '/etc/hostname', `${e.server.url}/api/salud`, '&#104;ttp://x/', 'data:image/svg+xml,x'];
  const inside = [
    ...foreign.flatMap((href) => [`<image href="${href}"/>`, `<use xlink:href="${href}#a"/>`]),
    ...foreign.slice(0, 3).map((href) => `<rect style="fill:url('${href}')" width="9" height="9"/>`),
    '<style>@import "x.css";</style>',
    '<filter id="a"><feGaussianBlur stdDeviation="9"/></filter>',
    '<g filter="blur(9px)"/>',
    '<style>g{filter:blur(9px)}</style>',
  ].map((content) => svg(content));
  const entity = `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text y="12">&x;</text>')}`;
  for (const drawing of [...inside, entity, `<?xml-stylesheet href="x.css"?>${svg('')}`]) {
    const { status, body } = await upload(drawing, 'logo', 'superuser', 'image/svg+xml');
    expect({ drawing, status, detail: body.detail }).toEqual({ drawing, status: 422, detail: expect.stringContaining('PNG') });
  }
});

test('what design programs export is drawn: links, styles, gradients, masks, pictures inside', async () => {
  const picture = (await canvas(4, 4).png().toBuffer()).toString('base64');
  const exported = svg(
    `<title>Filtro: azul</title><defs><style>.a{fill:url(#b);color-interpolation-filters:auto}</style>
     <linearGradient id="b"><stop stop-color="red"/><stop offset="1"/></linearGradient>
     <pattern id="c" width="1" height="1"><use xlink:href="#d"/></pattern>
     <image id="d" width="4" height="4" xlink:href="data:image/png;base64,${picture}"/></defs>
     <a xlink:href="https://aguaclara.mx"><rect class="a" width="20" height="20"/></a><rect fill="url(#c)" width="4" height="4"/>`,
  );
  const drawn = await upload(
    `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">${exported}`,
  );
  expect(drawn).toMatchObject({ status: 200, body: { ancho: 512 } });
});

/** An SVG that takes minutes to draw: it has nine thousand masked layers. */
function maskBomb(): string {
  const layer = '<rect width="512" height="512" mask="url(#m)"/>';
  return svg(
    `<mask id="m"><rect width="512" height="512" fill="#fff"/></mask>${layer.repeat(9_000)}`,
    'width="512" height="512"',
  );
}

/** An SVG that takes more than a gigabyte of memory to draw: it contains a picture of 144 megapixels. */
async function memoryBomb(): Promise<string> {
  const picture = await sharp({
    create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  return svg(`<image width="24" height="24" href="data:image/png;base64,${picture.toString('base64')}"/>`);
}

/** Saves a cliente of another laundry, which must work while the first laundry's images are drawn. @returns the answer */
async function savedByAnother() {
  return e.as.ajeno.post('/api/clientes/guardar', { nombre: 'Mientras', apellido: 'Tanto' });
}

/** Ids of the running processes that draw for the server. */
function drawingProcessesOf({ pid }: TestServer): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  const all = lines.map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []);
  return all
    .filter(([, , parent, args]) => Number(parent) === pid && args?.includes('drawing/child'))
    .map(([, id]) => Number(id));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test('a server that draws a bomb ends when asked to, and leaves no process behind', async () => {
  const { server, as } = await createScenario({ env: { SHUTDOWN_TIMEOUT: '1' } });
  const form = { method: 'POST', headers: { cookie: as.superuser.cookie }, body: maskBomb() };
  const sent = fetch(`${server.url}/api/tenant/imagen?tipo=logo`, form).catch(() => null);
  await until(() => drawingProcessesOf(server).length > 0);
  const drawing = drawingProcessesOf(server);
  expect([0, 1]).toContain(await server.close());
  await sent;
  await until(() => !drawing.some(isAlive));
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

  test('of twenty thousand filters, four at once, is refused, and a save goes on', async () => {
    const filters = svg(Array.from({ length: 20_000 }, (_, n) => `<filter id="f${n}"><feBlend/></filter>`).join(''));
    const uploads = Promise.all(Array.from({ length: 4 }, () => upload(filters)));
    expect((await savedByAnother()).status).toBe(200);
    for (const { status, body } of await uploads) {
      expect({ status, detail: body.detail }).toEqual({ status: 422, detail: expect.stringContaining('filtros') });
    }
  });

  test.each(['of time', 'of memory'])(
    '%s that looks harmless is ended; other laundries save and draw meanwhile',
    async (kind) => {
      const bomb = kind === 'of time' ? maskBomb() : await memoryBomb();
      const uploads = Promise.all([upload(bomb), upload(bomb)]);
      expect((await savedByAnother()).status).toBe(200);
      const another = await upload(await canvas(40, 40).png().toBuffer(), 'icono', 'ajeno');
      expect(another.status).toBe(200);
      for (const { status, body } of await uploads) {
        expect({ status, detail: body.detail }).toEqual({ status: 422, detail: expect.stringContaining('complicada') });
      }
      expect((await upload(await canvas(40, 40).png().toBuffer(), 'icono')).status).toBe(200);
    },
  );

  test('in numbers holds up its own laundry alone', async () => {
    let answered = 0;
    const one = async () => {
      const answer = await upload(svg('<rect width="9" height="9"/>'), 'icono');
      answered += 1;
      return answer;
    };
    const uploads = Promise.all(Array.from({ length: 40 }, one));
    const another = await upload(await canvas(40, 40).png().toBuffer(), 'icono', 'ajeno');
    // The other laundry's upload ends before most of the 40 uploads, because it doesn't wait in their queue.
    expect([another.status, answered < 20]).toEqual([200, true]);
    // 16 calls of one user are in flight and the others wait, so none of the 40 is refused for a full queue.
    expect((await uploads).map(({ status }) => status)).toEqual(Array(40).fill(200));
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
