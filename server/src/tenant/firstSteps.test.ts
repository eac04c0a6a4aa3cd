import type { FirstSteps } from '@lavanda/shared/contract/schemas/tenant';
import { runAdmin } from '../testing/commands.ts';
import { type Client, startServer, type TestServer } from '../testing/server.ts';

const PATH = '/api/tenant/primerosPasos';
const NOTHING: FirstSteps = {
  identidad: false,
  sucursal: false,
  catalogo: false,
  equipo: false,
  venta: false,
  oculto: false,
};

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

let laundries = 0;

/** Creates a laundry as the operator does and activates its superuser. */
async function newLaundry(): Promise<Client> {
  laundries += 1;
  const user = `nueva-${laundries}@espuma.mx`;
  const output = await runAdmin(server.where, 'crear', `Espuma ${laundries}`, '--usuario', user);
  const token = /verification\/([\w-]{43})/.exec(output)?.[1] ?? '';
  const page = await server.anonymous.get(`/api/usuarios/confirmation/${token}`);
  const cookie = page.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const form = { nombre: 'Ana', apellidos: 'Ríos', password: 'espuma1', usuario: user };
  await server.anonymous.post('/api/usuarios/confirmation/submit', form, { cookie });
  return server.signIn(user, 'espuma1');
}

const steps = async (owner: Client): Promise<FirstSteps> => (await owner.get(PATH)).body;

test('a new laundry has done nothing; each thing that is done ticks its step', async () => {
  const owner = await newLaundry();
  expect(await steps(owner)).toEqual(NOTHING);

  await owner.post('/api/tenant/identidad', { colores: { primario: '#7b2d5f', secundario: '#6096ba' } });
  expect(await steps(owner)).toEqual({ ...NOTHING, identidad: true });

  const [branch] = (await owner.get('/api/tenant/sucursales')).body.sucursales;
  await owner.post('/api/tenant/sucursales/guardar', { ...branch, direccion: 'Calle Petén 214' });
  expect((await steps(owner)).sucursal).toBe(false);
  await owner.post('/api/tenant/sucursales/guardar', { ...branch, direccion: 'Calle Petén 214', telefono: '55 1234 5678' });
  expect((await steps(owner)).sucursal).toBe(true);

  const servicio = { servicio: 'Edredón', categoria: 'Blancos', medida: 'pz', precio: 90 };
  await owner.post('/api/servicios/guardar', { ...servicio, nueva_categoria: true });
  expect((await steps(owner)).catalogo).toBe(true);

  await owner.post('/api/usuarios/guardar', { usuario: 'b@espuma.mx', idSucursal: branch._id, rol: 'user' });
  expect((await steps(owner)).equipo).toBe(true);

  const cliente = (await owner.post('/api/clientes/guardar', { nombre: 'Luz', apellido: 'Rey' })).body.response;
  const today = new Date().toISOString().slice(0, 10);
  const articles = [{ ...servicio, cantidad: 1, servicio_id: (await owner.get('/api/servicios/all')).body.servicios[0]._id }];
  const saved = await owner.post('/api/ventas/guardar', { usuario: cliente, fecha: today, articulos: articles, pagos: [] });
  expect(saved.status).toBe(200);
  expect(await steps(owner)).toEqual({
    identidad: true,
    sucursal: true,
    catalogo: true,
    equipo: true,
    venta: true,
    oculto: false,
  });
});

test('a pickup to be collected is no sale yet, and keeping the given identity is a choice too', async () => {
  const owner = await newLaundry();
  const { nombre: name } = (await owner.get('/api/tenant/identidad')).body;
  await owner.post('/api/tenant/identidad', { nombre: name });
  const cliente = (await owner.post('/api/clientes/guardar', { nombre: 'Luz', apellido: 'Rey' })).body.response;
  const today = new Date().toISOString().slice(0, 10);
  const recoleccion = { hora_inicio: '09:00', hora_final: '11:00' };
  const pickup = { usuario: cliente, fecha: today, status: -1, articulos: [], pagos: [], recoleccion };
  expect((await owner.post('/api/ventas/guardar', pickup)).status).toBe(200);
  expect(await steps(owner)).toMatchObject({ identidad: true, venta: false });
});

test("'Trabajo solo/a' and 'Ya no mostrar' are kept, for this laundry alone", async () => {
  const [owner, other] = [await newLaundry(), await newLaundry()];
  expect((await owner.post(PATH, { trabaja_solo: true })).body).toEqual({ ...NOTHING, equipo: true });
  expect((await owner.post(PATH, { oculto: true })).body).toEqual({ ...NOTHING, equipo: true, oculto: true });
  expect(await steps(owner)).toEqual({ ...NOTHING, equipo: true, oculto: true });
  expect(await steps(other)).toEqual(NOTHING);
});

test.each(['admin', 'usuario', 'contador'])('%s neither reads nor changes the steps', async (name) => {
  const person = await server.signIn(`${name}@aguaclara.mx`);
  expect((await person.get(PATH)).status).toBe(403);
  expect((await person.post(PATH, { oculto: true })).status).toBe(403);
});
