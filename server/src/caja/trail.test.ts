import { randomUUID } from 'node:crypto';
import type { TrailEntry } from '@lavanda/shared/contract/schemas/auditTrail';
import type { CajaEntry } from '@lavanda/shared/contract/schemas/caja';
import { createScenario, type Scenario } from '../testing/scenario.ts';
import { bodyOf, createTill, type Till } from './testing/till.ts';

let e: Scenario;
let till: Till;
beforeAll(async () => {
  e = await createScenario();
  till = await createTill(e);
});
afterAll(() => e.server.close());

const entries = async () => bodyOf<{ entradas: TrailEntry[] }>(await e.as.superuser.get('/api/bitacora?clase=caja')).entradas;
/** The trail's newest entry: its action, caja and fields. */
async function newest() {
  const [{ accion: action, asunto: subject, cambios: changes } = { accion: '', asunto: null, cambios: [] }] = await entries();
  return { action, subject, fields: Object.fromEntries(changes.map(({ campo: field, despues: value }) => [field, value])) };
}

test('the trail tells an opening, movimientos and their cancelling, once each, and the corte of another with its difference', async () => {
  const { _id: turno, caja, numero: number } = await till.open(500);
  const common = { sucursal: 'Narvarte', numero: number };
  expect(await newest()).toEqual({ action: 'turno.abrir', subject: caja.nombre, fields: { ...common, fondo: 500 } });

  const id = randomUUID();
  const expense = { _id: id, categoria: 'insumos', detalle: 'Jabón' };
  await till.move(turno, 'gasto', 40.5, expense);
  bodyOf<{ movimiento: CajaEntry }>(await till.move(turno, 'gasto', 40.5, expense));
  const moved = { ...common, movimiento: 'Gasto', categoria: 'Insumos', importe: 40.5, detalle: 'Jabón' };
  expect(await newest()).toMatchObject({ action: 'movimiento.registrar', fields: moved });
  bodyOf(await e.as.user.post('/api/caja/movimientos/cancelar', { _id: randomUUID(), movimiento: id }));
  expect(await newest()).toMatchObject({ action: 'movimiento.cancelar', fields: moved });

  const result = await till.count(turno, { efvo: 490, tdc: 5 }, 'admin');
  const closing = { _id: randomUUID(), motivo: 'cambio_mal_dado', detalle: 'Di de más', fondo: 100 };
  bodyOf(await till.close(result, closing, 'admin'));
  bodyOf(await till.close(result, closing, 'admin'));
  const { usuario: user } = (await e.as.user.get('/api/auth/authData')).body;
  expect(await newest()).toEqual({
    action: 'turno.cerrarAjeno',
    subject: caja.nombre,
    fields: {
      ...{ ...common, abierto_por: user.nombre, esperado: 500, contado: 490, Efvo: -10, TDC: 5 },
      ...{ motivo: 'Cambio mal dado', detalle: 'Di de más', fondo: 100, retirado: 390 },
    },
  });
  expect((await entries()).filter(({ asunto: subject }) => subject === caja.nombre)).toHaveLength(4);

  const next = await till.open(100);
  await till.closeExact(next._id);
  expect(await newest()).toMatchObject({
    action: 'turno.cerrar',
    fields: { numero: number + 1, Efvo: 0, contado: 100 },
  });
});
