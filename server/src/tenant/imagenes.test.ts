import sharp from 'sharp';
import { type Escenario, prepararEscenario, type Quien } from '../test/escenario.ts';

let e: Escenario;
beforeAll(async () => {
  e = await prepararEscenario();
});
afterAll(() => e.servidor.cerrar());

interface Subida {
  status: number;
  cuerpo: { url: string; ancho: number; alto: number; detail: string };
}

async function subir(
  bytes: Uint8Array | string,
  tipo = 'logo',
  quien: Quien = 'superuser',
  contentType = 'image/png',
): Promise<Subida> {
  const respuesta = await fetch(`${e.servidor.url}/api/tenant/imagen?tipo=${tipo}`, {
    method: 'POST',
    headers: { cookie: e.como[quien].cookie, 'content-type': contentType },
    body: typeof bytes === 'string' ? bytes : new Uint8Array(bytes),
  });
  return { status: respuesta.status, cuerpo: (await respuesta.json()) as Subida['cuerpo'] };
}

async function bajar(url: string): Promise<{ respuesta: Response; bytes: Buffer }> {
  const respuesta = await fetch(e.servidor.url + url);
  return { respuesta, bytes: Buffer.from(await respuesta.arrayBuffer()) };
}

const lienzo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 90, alpha: 0.5 } } });
const svg = (dentro: string, atributos = 'width="24" height="24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${atributos}>${dentro}</svg>`;

test('an uploaded logo is everybody’s with their next authData, without a session, cached for ever', async () => {
  const original = await lienzo(900, 450)
    .withExif({ IFD0: { Copyright: 'secreto' } })
    .png()
    .toBuffer();
  const { status, cuerpo } = await subir(original);
  expect({ status, cuerpo }).toMatchObject({
    status: 200,
    cuerpo: { url: expect.stringMatching(/^\/imagenes\/[0-9a-f]{64}\.png$/), ancho: 512, alto: 256 },
  });
  expect((await e.como.accountant.get('/api/auth/authData')).cuerpo.usuario.tenantData.logo).toBe(cuerpo.url);
  expect((await e.como.ajeno.get('/api/auth/authData')).cuerpo.usuario.tenantData.logo).not.toBe(cuerpo.url);
  const { respuesta, bytes } = await bajar(cuerpo.url);
  expect(respuesta.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(respuesta.headers.get('content-type')).toBe('image/png');
  expect(respuesta.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 512, height: 256 });
  expect(bytes.includes('secreto')).toBe(false);
});

test('an uploaded logo is on the image ticket, and in greys on the printed one', async () => {
  await subir(
    await sharp({ create: { width: 200, height: 200, channels: 3, background: '#ff0044' } })
      .png()
      .toBuffer(),
  );
  const { _id } = await e.guardada();
  const cabeceras = { headers: { cookie: e.como.user.cookie } };
  const imagen = await fetch(`${e.servidor.url}/api/ventas/${_id}/imageGenerator`, cabeceras);
  const { data, info } = await sharp(new Uint8Array(await imagen.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  let rojos = 0;
  for (let i = 0; i < data.length; i += info.channels) if (data[i] === 255 && data[i + 1] === 0 && data[i + 2] === 68) rojos += 1;
  expect(rojos).toBeGreaterThan(1_000);
  const pagina = await (await fetch(`${e.servidor.url}/api/ventas/${_id}/ticket`, cabeceras)).text();
  const papel = /<img src="(\/imagenes\/[0-9a-f]{64}\.png)"/.exec(pagina)?.[1] ?? '';
  const { channels } = await sharp((await bajar(papel)).bytes).stats();
  expect(channels).toHaveLength(1);
});

test('an icon is another picture, at most 256 pixels', async () => {
  const { cuerpo } = await subir(await lienzo(300, 300).png().toBuffer(), 'icono');
  expect(cuerpo).toMatchObject({ ancho: 256, alto: 256 });
  const { tenantData } = (await e.como.user.get('/api/auth/authData')).cuerpo.usuario;
  expect(tenantData.logo_ico).toBe(cuerpo.url);
  expect(tenantData.logo).not.toBe(cuerpo.url);
});

test('its content says what a file is, not its Content-Type', async () => {
  for (const formato of ['jpeg', 'webp', 'gif', 'avif'] as const) {
    const { status } = await subir(await lienzo(40, 40).toFormat(formato).toBuffer(), 'logo', 'superuser', 'application/json');
    expect([formato, status]).toEqual([formato, 200]);
  }
  for (const bytes of [
    await lienzo(40, 40).tiff().toBuffer(),
    '<html><script>alert(1)</script></html>',
    '%PDF-1.7',
    'GIF89a',
    '',
    'x',
  ]) {
    const { status, cuerpo } = await subir(bytes);
    expect([415, 422]).toContain(status);
    expect(cuerpo.detail).toMatch(/imagen/);
  }
});

test('a small SVG is drawn large, and what it could run is gone', async () => {
  const malo = svg('<script>alert(1)</script><circle cx="12" cy="12" r="10" fill="red" onload="alert(2)"/>');
  const { status, cuerpo } = await subir(malo, 'logo', 'superuser', 'image/svg+xml');
  expect({ status, cuerpo }).toMatchObject({ status: 200, cuerpo: { ancho: 512, alto: 512 } });
  const { bytes, respuesta } = await bajar(cuerpo.url);
  expect(respuesta.headers.get('content-type')).toBe('image/png');
  expect(bytes.includes('script')).toBe(false);
  expect((await sharp(bytes).stats()).channels[0]?.max).toBe(255);
});

test('an SVG reads no file and no address', async () => {
  const ajeno = (href: string) =>
    svg(`<image href="${href}" width="24" height="24"/><image xlink:href="${href}" width="24" height="24"/>`);
  for (const href of ['file:///etc/passwd', '/etc/hostname', `${e.servidor.url}/api/salud`]) {
    const { status, cuerpo } = await subir(ajeno(href), 'logo', 'superuser', 'image/svg+xml');
    expect(status).toBe(200);
    const { channels } = await sharp((await bajar(cuerpo.url)).bytes).stats();
    // Nothing was drawn: the picture stays transparent.
    expect(channels.at(-1)?.max).toBe(0);
  }
  const entidad = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text y="12">&x;</text>')}`;
  expect([200, 415, 422]).toContain((await subir(entidad)).status);
});

describe('a bomb', () => {
  test('of pixels is refused before it is unfolded', async () => {
    const bomba = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomba.length).toBeLessThan(2_000_000);
    expect(await subir(bomba)).toMatchObject({ status: 422, cuerpo: { detail: expect.stringContaining('25 megapíxeles') } });
  });

  test('of vectors is refused or drawn small', async () => {
    for (const atributos of [
      'width="1000000" height="1000000"',
      'width="1" height="1000000"',
      'viewBox="0 0 1e9 1e9"',
      'width="0" height="0"',
      '',
    ]) {
      const { status, cuerpo } = await subir(svg('<rect width="5" height="5"/>', atributos));
      expect([200, 422]).toContain(status);
      if (status === 200) expect(Math.max(cuerpo.ancho, cuerpo.alto)).toBeLessThanOrEqual(512);
    }
  });

  test('of entities or references ends', async () => {
    const niveles = Array.from({ length: 9 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join('');
    const risas = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY e0 "ja">${niveles}]>${svg('<text y="12">&e9;</text>')}`;
    const usos = Array.from({ length: 9 }, (_, n) => `<g id="g${n + 1}">${`<use href="#g${n}"/>`.repeat(10)}</g>`).join('');
    for (const bomba of [risas, svg(`<g id="g0"><rect width="1" height="1"/></g>${usos}<use href="#g9"/>`)]) {
      expect([200, 415, 422]).toContain((await subir(bomba)).status);
    }
    expect((await e.servidor.anonimo.get('/api/salud')).status).toBe(200);
  });

  test('of bytes is 413, and says the limit', async () => {
    expect(await subir(new Uint8Array(2 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      cuerpo: { detail: expect.stringContaining('2 MB') },
    });
  });
});

test('a damaged picture is refused, and the logo stays', async () => {
  const entera = await sharp({
    create: { width: 600, height: 600, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  })
    .png()
    .toBuffer();
  const antes = (await e.como.user.get('/api/auth/authData')).cuerpo.usuario.tenantData.logo;
  expect((await subir(entera.subarray(0, entera.length / 2))).status).toBe(422);
  expect((await e.como.user.get('/api/auth/authData')).cuerpo.usuario.tenantData.logo).toBe(antes);
});

test.each(['admin', 'user', 'accountant'] as const)('%s may not upload', async (quien) => {
  expect((await subir(await lienzo(4, 4).png().toBuffer(), 'logo', quien)).status).toBe(403);
});

test('a kind that isn’t one is named', async () => {
  expect(await subir(await lienzo(4, 4).png().toBuffer(), 'fondo')).toMatchObject({
    status: 400,
    cuerpo: { campos: [{ campo: 'tipo' }] },
  });
});

test.each(['/imagenes/x.png', `/imagenes/${'0'.repeat(64)}.png`, '/imagenes/..%2f..%2fetc%2fpasswd', '/imagenes/'])(
  '%s is none',
  async (url) => {
    expect((await bajar(url)).respuesta.status).toBe(404);
  },
);
