import { randomUUID } from 'node:crypto';
import { asOwner } from '../asOwner.ts';
import { type AttackScenario, createAttackScenario, ok, tryIt } from './attackScenario.ts';
import { endpointOf, SESSION_ROUTES } from './callsTable.ts';

let m: AttackScenario;
beforeAll(async () => {
  m = await createAttackScenario();
});
afterAll(() => m.e.server.close());

/** A value that occurs nowhere else. At the end, the test searches the database for this value. */
const MARKER = 987_654_321;
const ID = '99999999-9999-4999-8999-999999999999';
const TEXT = `colado${randomUUID().slice(0, 8)}`;

/** Columns and internal fields that a body could try to set, in several spellings. */
const EXTRA_FIELDS = {
  tenant_id: ID,
  tenantId: ID,
  tenant: ID,
  usuario_id: ID,
  userId: ID,
  creada_por: ID,
  sucursal_id: ID,
  sucursalId: ID,
  password: TEXT,
  password_hash: TEXT,
  confirmado: true,
  confirmed: true,
  activo: false,
  eliminado_en: '2001-01-01T00:00:00Z',
  voided: true,
  anulada_en: '2001-01-01T00:00:00Z',
  anulada_por: ID,
  folio: MARKER,
  total_centavos: MARKER,
  paid: MARKER,
  importe: MARKER,
  ajuste: MARKER,
  atendio: TEXT,
  sucursal_name: TEXT,
  permissions: ['configuracion'],
  session: { rol: 'superuser' },
  $set: { rol: 'superuser' },
};

test('fields that a call doesn’t have change nothing: not the laundry, the role, the totals, nor what others see', async () => {
  const { as, server } = m.e;
  const team = async () =>
    ok(await as.superuser.get('/api/tenant/allUsersByTenant')).response as {
      _id: string;
      rol: string;
      usuario: string;
    }[];
  const before = new Map((await team()).map(({ _id, rol: role }) => [_id, role]));
  for (const [name, { prepare }] of Object.entries(SESSION_ROUTES)) {
    const prepared = await prepare(m);
    const { body } = prepared;
    if (body === undefined || name !== endpointOf(name)) continue;
    // The call's own fields keep their valid values.
    const { status, texto: text } = await tryIt(
      server.url,
      'POST',
      { ...prepared, body: { ...EXTRA_FIELDS, ...body } },
      as.superuser.cookie,
    );
    // Two calls have a field `tenant` and refuse another laundry's. Calls about a session or a second factor that doesn't
    // exist answer 404 or 409.
    const absent = /sesion|segundo|factor|codigo/i.test(name) ? [404, 409] : [];
    expect([name, [200, 400, 403, 422, 503, prepared.expected, ...absent].includes(status)]).toEqual([name, true]);
    for (const secret of [String(MARKER), ID, TEXT]) expect([name, text.includes(secret)]).toEqual([name, false]);
  }
  for (const { _id, rol: role } of await team()) expect(role).toBe(before.get(_id) ?? 'user');
  // The calls below refuse another laundry's `tenant`, so the test leaves `tenant` out.
  const { tenant: _, ...rest } = EXTRA_FIELDS;
  const { articulos: articles, ...head } = m.e.nota();
  const lines = articles.map((line) => ({ ...rest, ...line }));
  const pagos = [{ ...rest, _id: randomUUID(), fecha: m.today, monto: 1, metodo: 'Efvo' }];
  const nota = ok(await as.user.post('/api/ventas/guardar', { ...rest, ...head, articulos: lines, pagos })).data;
  expect(nota).toMatchObject({ sucursal: m.sucursalId, ajuste: 0, atendio: 'Daniela Ortiz' });
  expect(nota.folio).toBeLessThan(MARKER);
  const envio = { rulesType: 'rango', rules: { ...rest, rango: [{ ...rest, min: 0, envio: 5 }] }, ...rest };
  ok(await as.superuser.post('/api/tenant/identidad', { ...rest, envio }));
  ok(
    await as.user.post('/api/clientes/guardar', {
      ...rest,
      nombre: 'Con',
      apellido: 'De más',
      domicilio: [{ ...rest, descripcion: 'Xola 1', lat: null, lon: null }],
    }),
  );

  await server.close();
  const found = await asOwner(
    server.where,
    `const { rows: tablas } = await q("select relname as tabla from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'");
     const hallados = [];
     for (const { tabla } of tablas) {
       const { rows: [{ n }] } = await q('select count(*)::int as n from ' + tabla + " t where t::text ~ '${MARKER}|${ID}|${TEXT}'");
       if (n > 0) hallados.push(tabla);
     }
     return hallados;`,
  );
  expect(found).toEqual([]);
});
