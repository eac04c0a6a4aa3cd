import type { Nota, SaveNota } from '../../contract/schemas/sales.ts';
import { captureOf } from './capture.ts';
import type { Entry } from './entry.ts';
import { lateBody } from './lateBody.ts';
import type { Register } from './register.ts';

const base = {
  ...{ _id: 'n', id: 'n', folio: 10_468, version: 4, usuario: 'c', usuario_name: 'Ricardo', usuario_telefono: '+525512345678' },
  ...{ fecha: '2026-12-09', articulos: [], pagos: [], abonos: 0, total: 100, envio: 0, status: 0, ajuste: 0, clave: 'B268' },
} as unknown as Nota;
const register = (stored: Nota | null, waiting?: Entry): Register => ({
  ...{
    today: '2026-12-10',
    tenant: '3f0c6a52-9d1e-4b7a-8c35-0e2f8a510001',
    sucursal: { id: 's', name: 'Narvarte' },
    user: 'Ana',
    userId: 'u',
  },
  caja: async () => null,
  nota: async () => stored,
  waiting: () => waiting,
});
const body = {
  ...{ id: 'n', operacion: 'o', version: 4, usuario: 'c', usuario_name: 'Ricardo', fecha: '2026-12-09' },
  articulos: [{ _id: 'l', cantidad: 3.5, servicio: 'Lavado', precio: 38.9, medida: 'kg' }],
  pagos: [{ _id: 'p', monto: 36.15, metodo: 'Efvo' }],
} as SaveNota;
const capture = (sent: SaveNota, at: Register) => captureOf({ method: 'POST', address: '/api/ventas/guardar', body: sent }, at);
const dataOf = async (sent: SaveNota, at: Register) => ((await capture(sent, at)) as { answer: { data: Nota } }).answer.data;

it('a new nota is shown with its amounts and no folio until the server has it', async () => {
  const { version: _, ...fresh } = body;
  const nota = await dataOf({ ...fresh, total: 136.15 }, register(null));
  expect(nota).toMatchObject({ folio: 0, version: 1, subtotal: 136.15, total: 136.15, abonos: 36.15, status: 0, atendio: 'Ana' });
  expect(nota.pagos).toMatchObject([{ _id: 'p', fecha: '2026-12-10', monto: 36.15 }]);
});

it('a change keeps what the server knows of the nota, and a cierre rounds what is left', async () => {
  const closing = { ...body, status: 10 as const, total: 36.65 };
  const captured = await capture(closing, register(base));
  expect(captured?.label).toMatchObject({ kind: 'cierre', name: 'Ricardo', amount: 3_615, clave: 'B268' });
  expect(await dataOf(closing, register(base))).toMatchObject({ folio: 10_468, version: 5, status: 10, ajuste: 0.5 });
});

it('a pickup is no money, and a save that can’t be told from another isn’t captured', async () => {
  const pickup = { ...body, version: undefined, status: -1 as const, articulos: [], pagos: [] };
  expect((await capture(pickup as SaveNota, register(null)))?.label).toMatchObject({ kind: 'recoleccion', amount: null });
  expect(await capture({ ...body, operacion: undefined } as unknown as SaveNota, register(null))).toBeNull();
});

it('a late nota names the version that the server last answered, not the one that is shown', async () => {
  const entry = (answered: number | null) =>
    ({
      path: '/api/ventas/guardar',
      body: { ...body, version: 6 },
      captured: '2026-12-10T19:58:00Z',
      answered,
    }) as unknown as Entry;
  expect(lateBody(entry(4))).toMatchObject({ version: 4, captura: true, capturado: '2026-12-10T19:58:00Z' });
  expect(lateBody(entry(null))).not.toHaveProperty('version');
  expect((await capture({ ...body, version: 6 }, register(base, entry(4))))?.answered).toBe(4);
  expect((await capture(body, register(base)))?.answered).toBe(4);
});

it('only a new nota has a link of its own, which is sent when the register went on without an answer', async () => {
  const { version: _, ...fresh } = body;
  const token = (await capture(fresh, register(null)))?.token;
  expect(token).toMatch(/^[\w-]{32}$/);
  expect((await capture(fresh, register(base)))?.token).toBeUndefined();
  const entry = { path: '/api/ventas/guardar', body: fresh, captured: '2026-12-10T19:58:00Z', answered: null, token };
  expect(lateBody(entry as unknown as Entry)).toMatchObject({ enlace: token, captura: true });
});

it('a cliente and a move are captured with what they answer; a move of an unknown nota isn’t', async () => {
  const cliente = { _id: 'c', nombre: 'Laura', apellido: 'Ibáñez' };
  expect(await captureOf({ method: 'POST', address: '/api/clientes/guardar', body: cliente }, register(null))).toMatchObject({
    about: 'c',
    answer: { response: 'c', version: 1 },
  });
  const move = { id: 'n', operacion: 'o', desde: 'recibida', etapa: 'lista', lugar: 'A-12' };
  const request = { method: 'POST' as const, address: '/api/ventas/etapa', body: move };
  expect(await captureOf(request, register(base))).toMatchObject({
    answer: { data: { etapa: 'lista', lugar: 'A-12', version: 5 } },
  });
  expect(await captureOf(request, register(null))).toBeNull();
});

it('the pieces of a nota are captured with what they answer, and name the version that the server answered', async () => {
  const pieces = [{ nombre: 'Bolsa', detalle: '', linea: null }];
  const sent = { id: 'n', operacion: 'o', piezas: pieces, version: 6 };
  const request = { method: 'POST' as const, address: '/api/ventas/piezas', body: sent };
  const captured = await captureOf(request, register(base, { answered: 4 } as Entry));
  expect(captured).toMatchObject({ about: 'n', answer: { data: { piezas: pieces, bultos: 1, version: 5 } }, answered: 4 });
  const entry = { ...captured, path: request.address, body: sent, captured: '2026-12-10T19:58:00Z' } as unknown as Entry;
  expect(lateBody(entry)).toMatchObject({ piezas: pieces, version: 4, captura: true });
  expect(lateBody({ ...entry, answered: null })).not.toHaveProperty('version');
  expect(await captureOf(request, register(null))).toBeNull();
});

it('what follows a waiting move names the version that the server last answered, so that others’ earlier changes are no conflict', async () => {
  const move = { id: 'n', operacion: 'm', desde: 'recibida', etapa: 'lista', lugar: 'A-12' };
  const moved = (earlier?: Entry) =>
    captureOf({ method: 'POST', address: '/api/ventas/etapa', body: move }, register(base, earlier));
  const waiting = (await moved()) as Entry;
  expect(lateBody({ ...waiting, path: '/api/ventas/etapa', body: move })).not.toHaveProperty('version');
  const saved = (await capture({ ...body, version: 5 }, register(base, waiting))) as Entry;
  expect(lateBody({ ...saved, path: '/api/ventas/guardar', body: { ...body, version: 5 } })).toMatchObject({ version: 4 });
  const sent = { id: 'n', operacion: 'p', piezas: [], version: 5 };
  const pieces = await captureOf({ method: 'POST', address: '/api/ventas/piezas', body: sent }, register(base, waiting));
  expect(lateBody({ ...(pieces as Entry), path: '/api/ventas/piezas', body: sent })).toMatchObject({ version: 4 });
  expect((await moved({ answered: null } as Entry))?.answered).toBeNull();
});

it('a save from an older draft names the draft’s version, so that others’ changes since aren’t overwritten', async () => {
  const waiting = { answered: 6 } as Entry;
  expect((await capture({ ...body, version: 4 }, register(base, waiting)))?.answered).toBe(4);
  expect((await capture({ ...body, version: 7 }, register(base, waiting)))?.answered).toBe(6);
});
