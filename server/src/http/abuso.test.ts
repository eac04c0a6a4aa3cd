import { setTimeout as esperar } from 'node:timers/promises';
import { authData, authLogout, authSubmit } from '@lavanda/shared/contract/auth';
import {
  clientesBuscar,
  clientesCoordenadas,
  clientesEliminar,
  clientesGuardar,
  clientesLista,
} from '@lavanda/shared/contract/clientes';
import { entregasInforme } from '@lavanda/shared/contract/entregas';
import type { Llamada } from '@lavanda/shared/contract/llamada';
import { mapasConfiguracion } from '@lavanda/shared/contract/mapas';
import { serviciosAll } from '@lavanda/shared/contract/servicios';
import { tenantSucursales } from '@lavanda/shared/contract/tenant';
import { ventasDelete, ventasGuardar, ventasLista, ventasUna } from '@lavanda/shared/contract/ventas';
import { puede, type Rol } from '@lavanda/shared/domain/roles';
import { conectar } from '../intrusos/crudo.ts';
import { type Cliente, iniciarServidor, type Respuesta, type ServidorDePrueba } from '../test/servidor.ts';

/** Calls of sessions and of nobody's; those of deploy tokens have their own test. */
type LlamadaDeSesion = Llamada & { accion: Exclude<Llamada['accion'], 'llave'> };

const LLAMADAS: readonly LlamadaDeSesion[] = [
  authSubmit,
  authLogout,
  authData,
  tenantSucursales,
  serviciosAll,
  clientesBuscar,
  clientesLista,
  clientesGuardar,
  clientesEliminar,
  clientesCoordenadas,
  mapasConfiguracion,
  ventasLista,
  ventasUna,
  ventasGuardar,
  ventasDelete,
  entregasInforme,
];
const USUARIOS: readonly (readonly [Rol, string])[] = [
  ['superuser', 'super@aguaclara.mx'],
  ['admin', 'admin@aguaclara.mx'],
  ['user', 'usuario@aguaclara.mx'],
  ['accountant', 'contador@aguaclara.mx'],
];
const NADIE = '00000000-0000-4000-8000-000000000000';

let servidor: ServidorDePrueba;
const clientes = new Map<Rol, Cliente>();
beforeAll(async () => {
  servidor = await iniciarServidor();
  for (const [rol, usuario] of USUARIOS) clientes.set(rol, await servidor.entrar(usuario));
});
afterAll(() => servidor.cerrar());

const de = (rol: Rol): Cliente => clientes.get(rol) ?? servidor.anonimo;

/** The call with a body that is never right, so that nothing changes whoever is allowed to make it. */
function llamar(cliente: Cliente, { metodo, ruta }: Llamada, cuerpo: unknown = {}): Promise<Respuesta> {
  const direccion = ruta.replace(':nota', NADIE);
  return metodo === 'GET' ? cliente.get(direccion) : cliente.post(direccion, cuerpo);
}

const nombrada = LLAMADAS.map((llamada) => [`${llamada.metodo} ${llamada.ruta}`, llamada] as const);
const conCuerpo = nombrada.filter(([, llamada]) => llamada.cuerpo !== undefined);

describe.each(nombrada)('%s', (_nombre, llamada) => {
  test('answers each role, and nobody, as the role table says', async () => {
    const { accion } = llamada;
    const anonima = await llamar(servidor.anonimo, llamada);
    if (accion === 'publica') expect([200, 400]).toContain(anonima.status);
    else expect(anonima).toMatchObject({ status: 401, cuerpo: { status: 401, detail: expect.stringContaining('sesión') } });
    if (accion === 'publica') return;
    for (const [rol] of USUARIOS) {
      const { status, cuerpo } = await llamar(de(rol), llamada);
      if (accion === 'sesion' || puede(rol, accion)) expect([200, 400, 404]).toContain(status);
      else
        expect({ rol, status, detail: cuerpo.detail }).toEqual({
          rol,
          status: 403,
          detail: 'Tu usuario no tiene permiso para hacer esto.',
        });
    }
  });
});

const DE_OTRO_TIPO: readonly unknown[] = [null, true, -1, 1e308, 3.00001, [], [[[[]]]], {}, { $ne: null }];
const TEXTOS = ['', 'x', '\u0000', '\uD800', 'x'.repeat(5_000), "'; drop table notas; --", NADIE];

describe.each(conCuerpo)('%s refuses', (_nombre, llamada) => {
  const cliente = (): Cliente => (llamada.accion === 'publica' ? servidor.anonimo : de('superuser'));
  const propiedades = Object.keys((llamada.cuerpo as unknown as { properties: object }).properties);
  const obligatorias = (llamada.cuerpo as unknown as { required?: string[] }).required ?? [];

  test('an empty body, naming every field it lacks', async () => {
    const { status, cuerpo } = await llamar(cliente(), llamada, {});
    expect(status).toBe(400);
    expect(cuerpo.campos.map(({ campo }: { campo: string }) => campo).sort()).toEqual([...obligatorias].sort());
    for (const campo of obligatorias.slice(0, 3)) expect(cuerpo.detail).toContain(campo);
  });

  test.each([
    'null',
    '[]',
    '"x"',
    '5',
    '{',
    '',
    '{"a":1,}',
    `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
    '{"__proto__":{"x":1}}',
  ])('%.20s', async (texto) => {
    const { status, cuerpo } = await llamar(cliente(), llamada, texto);
    expect(status).toBe(400);
    expect(cuerpo.detail).toEqual(expect.any(String));
  });

  test('more than 1 MB, and what is no JSON', async () => {
    expect((await llamar(cliente(), llamada, { a: 'x'.repeat(1_100_000) })).status).toBe(413);
    expect((await cliente().post(llamada.ruta, 'hola', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await cliente().post(llamada.ruta, '<a/>', { 'content-type': 'application/xml' })).status).toBe(415);
  });

  test('anything in place of a field: what is no text with 4xx, and nothing with 5xx', async () => {
    for (const propiedad of propiedades) {
      for (const valor of DE_OTRO_TIPO) {
        const { status } = await llamar(cliente(), llamada, { [propiedad]: valor });
        expect({ propiedad, valor, rechazado: status >= 400 && status < 500 }).toEqual({ propiedad, valor, rechazado: true });
      }
      for (const valor of TEXTOS) {
        const { status } = await llamar(cliente(), llamada, { [propiedad]: valor });
        expect({ propiedad, valor, falla: status >= 500 }).toEqual({ propiedad, valor, falla: false });
      }
    }
  });
});

test.each([
  '/api/ventas/no-es-uuid',
  '/api/ventas/%00',
  `/api/ventas/${'a'.repeat(150)}`,
  '/api/ventas/%E0%A4%A',
  '/api/ventas/?status=9',
  '/api/ventas/?pagina=x',
  '/api/ventas/?userid=1',
  '/api/clientes/?id=1',
  '/api/clientes/?nombre=%00',
  '/api/clientes/?nombre=a&nombre=b',
  '/api/clientes/?despues=x',
  '/api/clientes/?pagina=-1',
  '/api/clientes/exportar',
])('GET %s is the caller’s fault', async (ruta) => {
  const { status, cuerpo } = await de('superuser').get(ruta);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(cuerpo).toMatchObject({ status, detail: expect.any(String), solicitud: expect.any(String) });
});

test.each([
  ['a file of customers', '/api/clientes/importar?formato=csv&simular=0', 'text/csv', 10],
  ['an image', '/api/tenant/imagen?uso=logo', 'image/png', 2],
  ['JSON', '/api/auth/submit', 'application/json', 1],
])(
  '%s over its limit is refused to who sends it to the end before reading, on a connection that goes on',
  async (_que, ruta, tipo, mb) => {
    const socket = await conectar(servidor.url);
    const bytes = (mb + 1) * 1024 * 1024;
    const { cookie } = de('superuser');
    socket.write(
      `POST ${ruta} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nContent-Type: ${tipo}\r\nContent-Length: ${bytes}\r\n\r\n`,
    );
    const trozo = 'a'.repeat(256 * 1024);
    for (let enviados = 0; enviados < bytes; enviados += trozo.length) {
      await new Promise((listo) => socket.write(trozo, listo));
      await esperar(2);
    }
    socket.write('GET /api/salud HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    let leido = '';
    for await (const parte of socket.setEncoding('utf8')) leido += parte;
    expect(leido).toMatch(/^HTTP\/1\.1 413 .+exceden? .+HTTP\/1\.1 200 /s);
  },
);

test('a problem carries the id that the header has', async () => {
  const { cuerpo, headers } = await servidor.anonimo.get('/api/auth/authData');
  expect(headers.get('content-type')).toContain('application/problem+json');
  expect(cuerpo.solicitud).toBe(headers.get('x-request-id'));
});
