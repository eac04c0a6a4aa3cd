import { randomUUID } from 'node:crypto';
import { createScenario, type Scenario } from '../testing/scenario.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e?.server.close());

const browse = (path: string) => e.server.anonymous.get(path);
const notice = (text: string) => e.as.superuser.post('/api/tenant/identidad', { aviso_privacidad: text });
const register = async (body: object) => {
  const id = (await e.as.user.post('/api/clientes/guardar', { nombre: 'Ana', apellido: randomUUID(), ...body })).body.response;
  return (await e.as.user.get(`/api/clientes/?id=${id}`)).body.clientes[0].aviso_mostrado_en;
};

test('the privacy notice is an address or a text, and what is neither is refused', async () => {
  const refused = await notice('http://aguaclara.mx/privacidad');
  expect([refused.status, refused.body.campos?.[0]?.campo]).toEqual([422, 'aviso_privacidad']);
  expect((await notice('x'.repeat(4_001))).status).toBe(400);
  expect((await notice(' https://aguaclara.mx/privacidad ')).body.aviso_privacidad).toBe('https://aguaclara.mx/privacidad');
  const { tenantData } = (await e.as.user.get('/api/auth/authData')).body.usuario;
  expect(tenantData.aviso_privacidad).toBe('https://aguaclara.mx/privacidad');
});

test('the privacy notice is linked from the public page; a text has a page of its own', async () => {
  const { _id: nota } = await e.saved();
  const path = new URL((await e.as.user.post(`/api/ventas/${nota}/enlace`)).body.url).pathname;
  await notice('https://aguaclara.mx/privacidad');
  expect((await browse(path)).body).toContain('href="https://aguaclara.mx/privacidad"');
  await notice('Cuidamos tus datos <b>\ny no los compartimos.');
  expect((await browse(path)).body).toContain(`href="${path}/privacidad"`);
  const page = await browse(`${path}/privacidad`);
  expect([page.status, /Cuidamos tus datos &lt;b&gt;\s+y no los compartimos\./.test(page.body)]).toEqual([200, true]);
  await notice('');
  expect((await browse(path)).body).not.toContain('Aviso de privacidad');
  expect((await browse(`${path}/privacidad`)).status).toBe(404);
});

test('the privacy notice shown at a registration is dated by the server, only when the laundry has one', async () => {
  await notice('');
  expect(await register({ aviso_mostrado: true })).toBeNull();
  await notice('Cuidamos tus datos.');
  expect(await register({})).toBeNull();
  expect(Math.abs(Date.parse(await register({ aviso_mostrado: true })) - Date.now())).toBeLessThan(60_000);
});
