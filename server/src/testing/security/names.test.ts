import { randomUUID } from 'node:crypto';
import { type Actor, bodyAs, createScenario, fieldsOf, type Scenario } from '../scenario.ts';

let e: Scenario;
let memberId: string;
let taggedId: string;
beforeAll(async () => {
  e = await createScenario({ env: { CALLS_PER_SECOND: '1000' } });
  ({ _id: taggedId } = await e.saved());
  const { response } = bodyAs<{ response: { _id: string; usuario: string }[] }>(
    await e.as.superuser.get('/api/tenant/allUsersByTenant'),
  );
  memberId = response.find(({ usuario: user }) => user === 'usuario@aguaclara.mx')?._id ?? '';
});
afterAll(() => e.server.close());

const HOSTILE = {
  'a line break': 'Ana\nLópez',
  'a carriage return': 'Ana\rLópez',
  'a tab': 'Ana\tLópez',
  'a NUL': 'Ana\u0000López',
  'a C1 control': 'Ana\u0085López',
  'a line separator': 'Ana\u2028López',
  'a bidirectional override': 'Ana\u202e05.1$',
  'a bidirectional isolate': 'Ana\u2066López',
  'half a surrogate pair': 'Ana\ud83dLópez',
  'nothing but invisible characters': '\u200b\u2060\ufeff',
  'nothing but a Hangul filler': '\u3164',
  'nothing but Braille blanks': '\u2800 \u2800',
};

const ISSUER = { razonSocial: '', rfc: '', regimenFiscal: '', cp: '', profeco: '', quejas: '', clabe: '', titular: '' };
const aDriver = (name: string) => ({
  ...{ _id: randomUUID(), nombre: name, telefono: '', vehiculo: 'moto', capacidad: null },
  ...{ sale: '09:00', dias: [2, 3], activo: false },
});
const pieces = (changes: object) => ({
  ...{ id: taggedId, operacion: randomUUID() },
  piezas: [{ nombre: 'Bolsa', detalle: '', linea: null, ...changes }],
});

/** Calls that write a name: the path, who sends the call, the field that an error names, and the body with a name. */
const NAMES: [path: string, actor: Actor, field: string, body: (name: string) => unknown][] = [
  [
    '/api/ventas/guardar',
    'user',
    'articulos.0.servicio',
    (name) => e.nota({ articulos: [{ cantidad: 1, servicio: name, precio: 5, medida: 'flex' }] }),
  ],
  ['/api/clientes/guardar', 'user', 'nombre', (name) => ({ nombre: name, apellido: randomUUID() })],
  ['/api/clientes/guardar', 'user', 'apellido', (name) => ({ nombre: 'Ana', apellido: name })],
  [
    '/api/clientes/guardar',
    'user',
    'domicilio.0.descripcion',
    (name) => ({ nombre: 'Ana', apellido: 'López', domicilio: [{ descripcion: name, lat: null, lon: null }] }),
  ],
  ['/api/servicios/guardar', 'superuser', 'servicio', (name) => ({ servicio: name, categoria: 'Ropa', medida: 'pz', precio: 5 })],
  ['/api/servicios/guardar', 'superuser', 'categoria', (name) => ({ servicio: 'Ana', categoria: name, medida: 'pz', precio: 5 })],
  ['/api/tenant/sucursales/guardar', 'superuser', 'nombre_sucursal', (name) => ({ nombre_sucursal: name })],
  ['/api/tenant/identidad', 'superuser', 'nombre', (name) => ({ nombre: name })],
  ['/api/tenant/identidad', 'superuser', 'emisor.razonSocial', (name) => ({ emisor: { ...ISSUER, razonSocial: name } })],
  ['/api/tenant/identidad', 'superuser', 'emisor.titular', (name) => ({ emisor: { ...ISSUER, titular: name } })],
  ['/api/usuarios/guardar', 'superuser', 'nombre', (name) => ({ _id: memberId, nombre: name })],
  ['/api/caja/cajas', 'user', 'nombre', (name) => ({ _id: randomUUID(), nombre: name })],
  ['/api/rutas/choferes', 'admin', 'nombre', aDriver],
  ['/api/ventas/piezas', 'user', 'piezas.0.nombre', (name) => pieces({ nombre: name })],
  ['/api/ventas/piezas', 'user', 'piezas.0.detalle', (name) => pieces({ detalle: name })],
];

/** Answers with the names of clientes, servicios, sucursales, the laundry, its team, cajas, drivers and a nota's pieces. */
const shown = async () =>
  Promise.all(
    [
      '/api/clientes/?nombre=Ana',
      '/api/servicios/all',
      '/api/tenant/sucursales',
      '/api/tenant/identidad',
      '/api/tenant/allUsersByTenant',
      '/api/caja/cajas',
      '/api/rutas/choferes',
      `/api/ventas/${taggedId}`,
    ].map(async (path) => (await e.as.superuser.get(path)).body),
  );

/** A field's path with dots: 'articulos[0].servicio' is the same field as 'articulos.0.servicio'. */
const plain = (field: string) => field.replace(/\[(\d+)\]/g, '.$1');

describe.each(NAMES)('%s by %s, %s', (path, actor, field, body) => {
  it.each(Object.entries(HOSTILE))('with %s is refused, and the answer says where', async (_what, name) => {
    const before = await shown();
    const response = await e.as[actor].post(path, body(name));
    expect([[400, 422].includes(response.status), fieldsOf(response).map(plain)]).toEqual([true, [field]]);
    expect(await shown()).toEqual(before);
  });

  it('in another alphabet, with an emoji or an accent, is taken', async () => {
    expect((await e.as[actor].post(path, body(`Ñandú 洗濯 👨‍👩‍👧 ${randomUUID().slice(0, 4)}`))).status).toBe(200);
  });
});

it('the answer tells in Spanish what to mend', async () => {
  const { body } = await e.as.user.post('/api/clientes/guardar', { nombre: HOSTILE['a bidirectional override'], apellido: 'X' });
  expect(body).toMatchObject({ detail: expect.stringMatching(/nombre: tiene caracteres invisibles.*escríbelo de nuevo/i) });
});

it('the activation form refuses them too', async () => {
  for (const name of Object.values(HOSTILE).slice(0, 9)) {
    const form = { nombre: name, apellidos: 'López', password: 'lavanda123' };
    const response = await e.server.anonymous.post('/api/usuarios/confirmation/submit', form);
    expect([response.status, fieldsOf(response)]).toEqual([400, ['nombre']]);
  }
});

it('a pasted phone or search with bidirectional marks is taken', async () => {
  const surname = randomUUID();
  const saved = await e.as.user.post('/api/clientes/guardar', {
    nombre: 'Ana',
    apellido: surname,
    telefono: '\u202a+52 55 4108 1170\u202c',
  });
  expect(saved.status).toBe(200);
  const { clientes } = bodyAs<{ clientes: { telefono: string; apellido: string }[] }>(
    await e.as.user.get(`/api/clientes/?nombre=${encodeURIComponent(surname)}`),
  );
  expect(clientes).toMatchObject([{ apellido: surname, telefono: '+525541081170' }]);
  expect((await e.as.user.post('/api/clientes/', { nombre: '\u2068Ana\u2069' })).status).toBe(200);
});
