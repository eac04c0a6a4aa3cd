import { cuerpoDe, type Escenario, prepararEscenario } from '../test/escenario.ts';

let escenario: Escenario;

beforeAll(async () => {
  escenario = await prepararEscenario();
});
afterAll(() => escenario.servidor.cerrar());

const LISTA = '/api/ventas/?notasPorPagina=100';
const sucursalesDe = (cuerpo: { results: { sucursal: string }[] }) => [
  ...new Set(cuerpo.results.map(({ sucursal }) => sucursal)),
];

test.each([LISTA, '/api/clientes/'])('%s: a cookie that was just good stops being so at once', async (ruta) => {
  const cliente = await escenario.servidor.entrar('contador@aguaclara.mx');
  expect((await cliente.get(ruta)).status).toBe(200);
  expect((await cliente.get(ruta)).status).toBe(200);
  await cliente.post('/api/auth/logout');
  expect((await cliente.get(ruta)).status).toBe(401);
  expect((await cliente.get(`${ruta}${ruta.includes('?') ? '&' : '?'}pagina=x`)).status).toBe(401);
});

test('who is moved to another branch sees its notes from the next page on, and no longer those of the old one', async () => {
  const { como, servidor, guardada } = escenario;
  await guardada({}, 'user');
  await guardada({}, 'user2');
  const { response } = cuerpoDe<{ response: { _id: string; usuario: string; idSucursal: string }[] }>(
    await como.superuser.get('/api/tenant/allUsersByTenant'),
  );
  const persona = response.find(({ usuario }) => usuario === 'usuario@aguaclara.mx');
  const otra = response.find(({ usuario }) => usuario === 'usuario2@aguaclara.mx')?.idSucursal;
  const cliente = await servidor.entrar('usuario@aguaclara.mx');
  for (let vez = 0; vez < 2; vez++) expect(sucursalesDe(cuerpoDe(await cliente.get(LISTA)))).toEqual([persona?.idSucursal]);
  const mudanza = { _id: persona?._id, idSucursal: otra };
  expect((await como.superuser.post('/api/usuarios/guardar', mudanza)).status).toBe(200);
  expect(sucursalesDe(cuerpoDe(await cliente.get(LISTA)))).toEqual([otra]);
});

test('without session what is wrong with the query is not told; with one it is, by field', async () => {
  const { servidor, como } = escenario;
  expect((await servidor.anonimo.get('/api/ventas/?pagina=x')).status).toBe(401);
  for (let vez = 0; vez < 2; vez++) {
    const malo = await como.user.get('/api/ventas/?pagina=x');
    expect([malo.status, malo.cuerpo.campos[0].campo]).toEqual([400, 'pagina']);
    expect((await como.user.get('/api/ventas/?fechaInicial=2026-02-31')).status).toBe(400);
    expect((await como.user.get(LISTA)).status).toBe(200);
  }
});
