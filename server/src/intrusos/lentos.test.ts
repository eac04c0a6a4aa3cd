import type { Socket } from 'node:net';
import { setTimeout as esperar } from 'node:timers/promises';
import { iniciarServidor, type ServidorDePrueba } from '../test/servidor.ts';
import { conectar, crudo, fin } from './crudo.ts';

let servidor: ServidorDePrueba;
beforeAll(async () => {
  servidor = await iniciarServidor({ env: { REQUEST_TIMEOUT: '1' } });
});
afterAll(() => servidor.cerrar());

/** Writes a byte every 100 ms until the server closes, and answers what it said. */
async function gotear(socket: Socket, principio: string): Promise<string> {
  const trozos: string[] = [];
  socket.on('data', (trozo: Buffer) => trozos.push(trozo.toString('latin1')));
  const cierre = fin(socket);
  let abierto = true;
  void cierre.then(() => {
    abierto = false;
  });
  socket.write(principio);
  while (abierto) {
    await Promise.race([cierre, esperar(100)]);
    if (abierto) socket.write('a');
  }
  return trozos.join('');
}

const FORMULARIO =
  'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000\r\n\r\n--x\r\nContent-Disposition: form-data; name="';
const PRINCIPIOS = [
  'GET /api/salud HTTP/1.1\r\nHost: x\r\nX-A: ',
  'POST /api/auth/submit HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"usuario":"',
  `POST /api/auth/submit HTTP/1.1\r\nHost: x\r\n${FORMULARIO}`,
];

test('headers, bodies and forms that never end are cut after REQUEST_TIMEOUT, and so is who says nothing; others are served meanwhile', async () => {
  const callado = await conectar(servidor.url);
  const cerrado = fin(callado.resume());
  const goteos = await Promise.all(
    PRINCIPIOS.flatMap((principio) =>
      Array.from({ length: 20 }, async () => ({ dicho: gotear(await conectar(servidor.url), principio) })),
    ),
  );
  expect((await servidor.anonimo.get('/api/salud')).status).toBe(200);
  for (const { dicho } of goteos) expect(await dicho).toMatch(/^(HTTP\/1\.1 408 |$)/);
  await cerrado;
  expect(callado.destroyed).toBe(true);
});

test('a request in time is answered', async () => {
  expect(await crudo(servidor.url, 'GET /api/salud HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 200 /,
  );
});
