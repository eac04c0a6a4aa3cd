import { bodyAs, createScenario, type Scenario } from '../testing/scenario.ts';

let scenario: Scenario;

beforeAll(async () => {
  scenario = await createScenario();
});
afterAll(() => scenario.server.close());

const LIST = '/api/ventas/?notasPorPagina=100';
const sucursalesOf = (body: { results: { sucursal: string }[] }) => [...new Set(body.results.map(({ sucursal }) => sucursal))];

test.each([LIST, '/api/clientes/'])('%s: a cookie that was just good stops being so at once', async (path) => {
  const cliente = await scenario.server.signIn('contador@aguaclara.mx');
  expect((await cliente.get(path)).status).toBe(200);
  expect((await cliente.get(path)).status).toBe(200);
  await cliente.post('/api/auth/logout');
  expect((await cliente.get(path)).status).toBe(401);
  expect((await cliente.get(`${path}${path.includes('?') ? '&' : '?'}pagina=x`)).status).toBe(401);
});

test('who is moved to another branch sees its notes from the next page on, and no longer those of the old one', async () => {
  const { as, server, saved } = scenario;
  const own = (await saved({}, 'user')).sucursal;
  const { sucursales } = bodyAs<{ sucursales: { _id: string }[] }>(await as.user.get('/api/tenant/sucursales'));
  const another = sucursales.find(({ _id }) => _id !== own)?._id;
  if (!another) throw new Error('The demo has one branch only');
  const { response } = bodyAs<{ response: { _id: string; usuario: string }[] }>(
    await as.superuser.get('/api/tenant/allUsersByTenant'),
  );
  const _id = response.find(({ usuario: user }) => user === 'usuario@aguaclara.mx')?._id;
  const cliente = await server.signIn('usuario@aguaclara.mx');
  const move = async (idSucursal: string) =>
    expect((await as.superuser.post('/api/usuarios/guardar', { _id, idSucursal })).status).toBe(200);
  for (let turn = 0; turn < 2; turn++) expect(sucursalesOf(bodyAs(await cliente.get(LIST)))).toEqual([own]);
  await move(another);
  expect(sucursalesOf(bodyAs(await cliente.get(LIST)))).toEqual([another]);
  expect((await cliente.get('/api/auth/authData')).body.usuario).toMatchObject({
    idSucursal: another,
    sucursalData: { _id: another },
  });
  expect((await saved({}, 'user')).sucursal).toBe(another);
  await move(own);
  expect(sucursalesOf(bodyAs(await cliente.get(LIST)))).toEqual([own]);
});

test('without session what is wrong with the query is not told; with one it is, by field', async () => {
  const { server, as } = scenario;
  expect((await server.anonymous.get('/api/ventas/?pagina=x')).status).toBe(401);
  for (let turn = 0; turn < 2; turn++) {
    const invalid = await as.user.get('/api/ventas/?pagina=x');
    expect([invalid.status, invalid.body.campos[0].campo]).toEqual([400, 'pagina']);
    expect((await as.user.get('/api/ventas/?fechaInicial=2026-02-31')).status).toBe(400);
    expect((await as.user.get(LIST)).status).toBe(200);
  }
});
