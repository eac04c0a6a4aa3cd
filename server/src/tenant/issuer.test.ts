import { type Actor, createScenario, fieldsOf, type Scenario } from '../testing/scenario.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

const EMPTY = { razonSocial: '', rfc: '', regimenFiscal: '', cp: '', profeco: '', quejas: '', clabe: '', titular: '' };

const save = (changes: object, actor: Actor = 'superuser') =>
  e.as[actor].post('/api/tenant/identidad', { emisor: { ...EMPTY, ...changes } });
const issuer = async (actor: Actor = 'superuser') => (await e.as[actor].get('/api/tenant/identidad')).body.emisor;
const trail = async () => (await e.as.superuser.get('/api/bitacora?clase=configuracion')).body.entradas[0];

test('is kept in one spelling, for its laundry alone; other settings leave it as it is', async () => {
  const typed = {
    razonSocial: ' Lavados  Norte, S.A. de C.V. ',
    rfc: 'acl-150312 h20',
    regimenFiscal: '601',
    cp: '06600',
    profeco: '9999-2026',
    quejas: '(55) 1234 5678',
    clabe: '032 180 00011835971 9',
    titular: 'Lavados Norte',
  };
  const stored = {
    ...typed,
    razonSocial: 'Lavados Norte, S.A. de C.V.',
    rfc: 'ACL150312H20',
    quejas: '+525512345678',
    clabe: '032180000118359719',
  };
  const response = await save(typed);
  expect([response.status, response.body.emisor]).toEqual([200, stored]);
  await e.as.superuser.post('/api/tenant/identidad', { dias_entrega: 3 });
  expect(await issuer()).toEqual(stored);
  expect(await issuer('ajeno')).toMatchObject({ rfc: 'MORR860412QX5', clabe: '' });
});

test('the trail tells what changed, and only that', async () => {
  const before = await issuer();
  await e.as.superuser.post('/api/tenant/identidad', { emisor: { ...before, cp: '03100', profeco: '' } });
  const { accion: action, cambios: changes } = await trail();
  expect(action).toBe('identidad.modificar');
  expect(changes).toEqual([
    { campo: 'cp', antes: null, despues: '03100' },
    { campo: 'profeco', antes: null, despues: '' },
  ]);
});

test.each([
  ['emisor.rfc', { rfc: 'ACL151312H20' }],
  ['emisor.rfc', { rfc: 'XAXX010101000' }],
  ['emisor.regimenFiscal', { rfc: 'ACL150312H20', regimenFiscal: '605' }],
  ['emisor.cp', { cp: '0302' }],
  ['emisor.quejas', { quejas: 'en el mostrador' }],
  ['emisor.clabe', { clabe: '032180000118359718' }],
])('a wrong %s is refused by it (%#), and nothing changes', async (field, changes) => {
  const before = await issuer();
  const response = await save(changes);
  expect([response.status, fieldsOf(response)]).toEqual([422, [field]]);
  expect(await issuer()).toEqual(before);
});

test.each([
  ['emisor.razonSocial', { razonSocial: 'x'.repeat(201) }],
  ['emisor.profeco', { profeco: 'a\nb' }],
])('a malformed %s is named', async (field, changes) => {
  const response = await save(changes);
  expect([response.status, fieldsOf(response)]).toEqual([400, [field]]);
});

test.each(['admin', 'user', 'accountant'] as const)('%s may not set it', async (actor) => {
  expect((await save({ rfc: 'ACL150312H20' }, actor)).status).toBe(403);
});

test('a sucursal has opening hours, a range a line', async () => {
  const [branch] = (await e.as.user.get('/api/tenant/sucursales')).body.sucursales;
  const hours = ' Lunes a viernes,  09:00 a 19:00\n\nSábado, 10:00 a 14:00 ';
  const { body } = await e.as.superuser.post('/api/tenant/sucursales/guardar', { ...branch, horario: hours });
  expect(body.sucursal).toEqual({ ...branch, horario: 'Lunes a viernes, 09:00 a 19:00\nSábado, 10:00 a 14:00' });
  const { _id, nombre_sucursal: name } = branch;
  await e.as.superuser.post('/api/tenant/sucursales/guardar', { _id, nombre_sucursal: name });
  expect((await e.as.user.get('/api/tenant/sucursales')).body.sucursales).toContainEqual(body.sucursal);
  expect((await trail()).accion).toBe('sucursal.modificar');
});
