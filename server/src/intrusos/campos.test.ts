import { randomUUID } from 'node:crypto';
import { comoDueno } from '../test/comoDueno.ts';
import { bien, intentar, type Mundo, prepararMundo } from './mundo.ts';
import { DE_SESION, llamadaDe } from './tabla.ts';

let m: Mundo;
beforeAll(async () => {
  m = await prepararMundo();
});
afterAll(() => m.e.servidor.cerrar());

/** What nobody sends by mistake: the database is searched for it afterwards. */
const SELLO = 987_654_321;
const ID = '99999999-9999-4999-8999-999999999999';
const TEXTO = `colado${randomUUID().slice(0, 8)}`;

/** Columns and names of the product's own, in every spelling a body could try. */
const DE_MAS = {
  tenant_id: ID,
  tenantId: ID,
  tenant: ID,
  usuario_id: ID,
  usuarioId: ID,
  creada_por: ID,
  sucursal_id: ID,
  sucursalId: ID,
  password: TEXTO,
  password_hash: TEXTO,
  confirmado: true,
  confirmed: true,
  activo: false,
  eliminado_en: '2001-01-01T00:00:00Z',
  anulada: true,
  anulada_en: '2001-01-01T00:00:00Z',
  anulada_por: ID,
  folio: SELLO,
  total_centavos: SELLO,
  pagado: SELLO,
  importe: SELLO,
  ajuste: SELLO,
  atendio: TEXTO,
  sucursal_name: TEXTO,
  permissions: ['configuracion'],
  sesion: { rol: 'superuser' },
  $set: { rol: 'superuser' },
};

test('fields that a call doesn’t have change nothing: not the laundry, the role, the totals, nor what others see', async () => {
  const { como, servidor } = m.e;
  const equipo = async () =>
    bien(await como.superuser.get('/api/tenant/allUsersByTenant')).response as { _id: string; rol: string; usuario: string }[];
  const antes = new Map((await equipo()).map(({ _id, rol }) => [_id, rol]));
  for (const [nombre, { intento }] of Object.entries(DE_SESION)) {
    const preparado = await intento(m);
    const { cuerpo } = preparado;
    if (cuerpo === undefined || nombre !== llamadaDe(nombre)) continue;
    // A field of the call's own keeps its right value.
    const { status, texto } = await intentar(
      servidor.url,
      'POST',
      { ...preparado, cuerpo: { ...DE_MAS, ...cuerpo } },
      como.superuser.cookie,
    );
    // 'tenant' is one of two calls' own, and refused when it isn't the session's.
    expect([nombre, [200, 400, 403, 422, 503].includes(status)]).toEqual([nombre, true]);
    for (const dato of [String(SELLO), ID, TEXTO]) expect([nombre, texto.includes(dato)]).toEqual([nombre, false]);
  }
  for (const { _id, rol } of await equipo()) expect(rol).toBe(antes.get(_id) ?? 'user');
  // The two that refuse `tenant`, without it.
  const { tenant: _, ...resto } = DE_MAS;
  const { articulos, ...cabeza } = m.e.nota();
  const lineas = articulos.map((linea) => ({ ...resto, ...linea }));
  const pagos = [{ ...resto, _id: randomUUID(), fecha: m.hoy, monto: 1, metodo: 'Efvo' }];
  const nota = bien(await como.user.post('/api/ventas/guardar', { ...resto, ...cabeza, articulos: lineas, pagos })).data;
  expect(nota).toMatchObject({ sucursal: m.sucursalId, ajuste: 0, atendio: 'Daniela Ortiz' });
  expect(nota.folio).toBeLessThan(SELLO);
  const envio = { rulesType: 'rango', rules: { ...resto, rango: [{ ...resto, min: 0, envio: 5 }] }, ...resto };
  bien(await como.superuser.post('/api/tenant/identidad', { ...resto, envio }));
  bien(
    await como.user.post('/api/clientes/guardar', {
      ...resto,
      nombre: 'Con',
      apellido: 'De más',
      domicilio: [{ ...resto, descripcion: 'Xola 1', lat: null, lon: null }],
    }),
  );

  await servidor.cerrar();
  const hallados = await comoDueno(
    servidor.donde,
    `const { rows: tablas } = await q("select relname as tabla from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'");
     const hallados = [];
     for (const { tabla } of tablas) {
       const { rows: [{ n }] } = await q('select count(*)::int as n from ' + tabla + " t where t::text ~ '${SELLO}|${ID}|${TEXTO}'");
       if (n > 0) hallados.push(tabla);
     }
     return hallados;`,
  );
  expect(hallados).toEqual([]);
});
