import { type Actor, createScenario, fieldsOf, type Scenario } from '../testing/scenario.ts';

let e: Scenario;
beforeEach(async () => {
  e = await createScenario();
});
afterEach(() => e.server.close());

const KARLA = 'karla@correo.mx';

async function invite(actor: Actor, user = KARLA) {
  const { sucursales } = (await e.as[actor].get('/api/tenant/sucursales')).body;
  return e.as[actor].post('/api/usuarios/guardar', { usuario: user, idSucursal: sucursales[0]._id, rol: 'user' });
}

async function activate(link: string) {
  const page = await e.server.anonymous.get(`/api/usuarios/confirmation/${link.split('/').at(-1)}`);
  const cookie = page.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const data = { nombre: 'Karla', apellidos: 'Martínez', password: 'secreto1', usuario: KARLA };
  return e.server.anonymous.post('/api/usuarios/confirmation/submit', data, { cookie });
}

test('an invitation that nobody accepted doesn’t keep other laundries from inviting that address', async () => {
  const hoarder = await invite('superuser');
  const wanted = await invite('ajeno', ' Karla@Correo.MX ');
  expect([hoarder.status, wanted.status]).toEqual([200, 200]);
  expect((await activate(wanted.body.enlace)).status).toBe(200);
  const { body } = await (await e.server.signIn(KARLA, 'secreto1')).get('/api/auth/authData');
  expect(body.usuario.tenantData.nombre).toBe('Bugambilia');
});

test('of several invitations the first that is accepted counts; the others say so and can’t be sent again', async () => {
  const first = await invite('superuser');
  const second = await invite('ajeno');
  expect((await activate(first.body.enlace)).status).toBe(200);
  expect(await activate(second.body.enlace)).toMatchObject({
    status: 409,
    body: { detail: 'Ese correo ya tiene una cuenta en otra lavandería. Pide que te inviten con otro correo.' },
  });
  const again = await e.as.ajeno.post('/api/usuarios/reenviar', { _id: second.body.response });
  expect(again).toMatchObject({ status: 409, body: { detail: 'Ese correo ya tiene una cuenta. Usa otro.' } });
  const third = await invite('ajeno', 'usuario@aguaclara.mx');
  expect([third.status, fieldsOf(third)]).toEqual([409, ['usuario']]);
});

test('two invitations to one address in one laundry are one account', async () => {
  const statuses = (await Promise.all([invite('superuser'), invite('superuser')])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
});
