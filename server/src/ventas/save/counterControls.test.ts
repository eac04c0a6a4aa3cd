import { randomUUID } from 'node:crypto';
import type { Nota, SaveNota } from '@lavanda/shared/contract/schemas/sales';
import { firstOpenDay } from '@lavanda/shared/domain/closedMonth';
import { addDays } from '@lavanda/shared/domain/dates';
import { type Actor, bodyAs, createScenario, fieldsOf, type Scenario, TIME_WINDOW } from '../../testing/scenario.ts';

const PRICED = { 'Sillón de diván': 'pz', 'Cojín de sillón': 'kg' } as const;

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
  for (const [servicio, unit] of Object.entries(PRICED))
    await e.as.superuser.post('/api/servicios/guardar', { servicio, categoria: 'Muebles', medida: unit, precio: 90 });
});
afterAll(() => e.server.close());

const flex = (servicio: string, more: object = {}) => ({ cantidad: 1, servicio, precio: 0.01, medida: 'flex' as const, ...more });
const pago = (amount: number, more: object = {}) => ({
  _id: randomUUID(),
  monto: amount,
  metodo: 'Efvo' as const,
  fecha: e.today,
  ...more,
});
const refusal = async (body: Partial<SaveNota>, actor: Actor = 'user') => {
  const response = await e.save(e.nota(body), actor);
  return [response.status, fieldsOf(response)];
};
/** The body that saves `nota` again, with changes. */
const again = (nota: Nota, changes: Partial<SaveNota> = {}): Partial<SaveNota> => ({
  id: nota._id,
  usuario: nota.usuario,
  fecha: nota.fecha,
  articulos: nota.articulos,
  pagos: nota.pagos,
  version: nota.version,
  ...changes,
});
const read = async (id: string) => bodyAs<{ data: Nota }>(await e.as.user.get(`/api/ventas/${id}`)).data;

describe('a flexible line named like a service with a price', () => {
  it.each([
    ['lower case', (name: string) => name.toLowerCase()],
    ['no accents', (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '')],
    ['more accents', (name: string) => name.replace('d', 'd\u0323')],
    ['spaces', (name: string) => ` ${name.replaceAll(' ', '   ')} `],
    ['no-break spaces', (name: string) => name.replaceAll(' ', '\u00a0')],
    ['a zero-width space', (name: string) => `${name.slice(0, 2)}\u200b${name.slice(2)}`],
    ['a soft hyphen', (name: string) => `${name}\u00ad`],
    ['wide letters', (name: string) => name.replace(/[a-z]/g, (c) => String.fromCodePoint(c.charCodeAt(0) + 0xfee0))],
    ['a dotted capital', (name: string) => name.replace('i', '\u0130')],
  ])('written with %s is refused', async (_how, disguise) => {
    for (const servicio of Object.keys(PRICED)) {
      const line = disguise(servicio);
      const response = await e.save(e.nota({ articulos: [flex(line)] }));
      expect([response.status, fieldsOf(response)]).toEqual([422, ['articulos[0].servicio']]);
      expect(response.body).toMatchObject({ detail: expect.stringContaining(`«${servicio}»`) });
    }
  });

  it('is refused under the id of a flexible service too, and without its unit', async () => {
    const { servicios } = (await e.as.user.get('/api/servicios/all')).body;
    const { _id: servicio_id } = servicios.find(({ medida: unit }: { medida: string }) => unit === 'flex');
    expect(await refusal({ articulos: [flex(e.piece.servicio, { servicio_id })] })).toEqual([422, ['articulos[0].servicio']]);
    const unnamed = { cantidad: 1, servicio: e.piece.servicio.toUpperCase(), precio: e.piece.precio };
    expect(await refusal({ articulos: [unnamed] })).toEqual([422, ['articulos[0].servicio']]);
  });

  it('is taken when it only resembles it, or the service left the catalogue', async () => {
    await e.saved({ articulos: [flex(`${e.piece.servicio} de gala`)] });
    const servicio = `Mantel ${randomUUID()}`;
    const created = await e.as.superuser.post('/api/servicios/guardar', { servicio, categoria: 'X', medida: 'pz', precio: 5 });
    expect(await refusal({ articulos: [flex(servicio.toUpperCase())] })).toEqual([422, ['articulos[0].servicio']]);
    await e.as.superuser.post('/api/servicios/eliminar', { id: created.body.response });
    await e.saved({ articulos: [flex(servicio.toUpperCase())] });
  });

  it('that was saved before the service existed stays', async () => {
    const servicio = `Tapete ${randomUUID()}`;
    const nota = await e.saved({ articulos: [flex(servicio)] });
    await e.as.superuser.post('/api/servicios/guardar', { servicio, categoria: 'X', medida: 'pz', precio: 5 });
    expect(await e.saved(again(nota, { factura: true }))).toMatchObject({ factura: true, total: 0.01 });
  });
});

describe('a paid nota', () => {
  const whole = () => ({ articulos: [flex('Uno', { precio: 60 }), flex('Dos', { precio: 40 })] });

  it('isn’t cut below what was paid by a user: not its lines, quantities, discount nor delivery', async () => {
    const nota = await e.saved({ ...whole(), pagos: [pago(70)] });
    const [one, two] = nota.articulos;
    if (!one || !two) throw new Error('Two lines');
    const response = await e.save(e.nota(again(nota, { articulos: [one] })));
    expect([response.status, fieldsOf(response)]).toEqual([422, ['articulos']]);
    expect(response.body).toMatchObject({ detail: expect.stringMatching(/\$70\.00 de abonos.*administrador/) });
    expect(await refusal(again(nota, { articulos: [{ ...one, cantidad: 0.4 }, two] }))).toEqual([422, ['articulos']]);
    const why = { descuento_motivo: 'Prenda manchada' };
    const discounted = await e.saved({ ...whole(), ...why, descuentos: 5, pagos: [pago(95)] });
    expect(await refusal(again(discounted, { ...why, descuentos: 10 }))).toEqual([422, ['descuentos']]);
    expect(await refusal({ ...again(nota), version: undefined, articulos: [two] })).toEqual([422, ['articulos']]);
    expect(await read(nota._id)).toMatchObject({ version: 1, total: 100, abonos: 70 });
    expect(await e.saved(again(nota, { ...why, descuentos: 30 }), 'admin')).toMatchObject({ total: 70, abonos: 70 });

    const delivered = await e.saved({ articulos: [flex('Uno', { precio: 60 })], a_domicilio: true, pagos: [pago(105)] });
    expect(await refusal(again(delivered, { a_domicilio: false }))).toEqual([422, ['a_domicilio']]);
  });

  it('may be cut by whoever may return the difference, which is then in the cliente’s favor', async () => {
    const nota = await e.saved({ ...whole(), pagos: [pago(70)] });
    const cut = await e.saved(again(nota, { articulos: nota.articulos.slice(0, 1) }), 'admin');
    expect(cut).toMatchObject({ total: 60, abonos: 70 });
    expect(await refusal(again(cut, { pagos: [...cut.pagos, pago(1)] }), 'admin')).toEqual([422, ['pagos']]);
  });

  it('may be cut together with the reversal of its payment', async () => {
    const paid = pago(100);
    const nota = await e.saved({ ...whole(), pagos: [paid] });
    const articles = nota.articulos.slice(0, 1);
    const reversal = pago(-100, { reversa_de: paid._id });
    const cut = await e.saved(again(nota, { articulos: articles, pagos: [...nota.pagos, reversal] }), 'admin');
    expect(cut).toMatchObject({ total: 60, abonos: 0 });
  });

  it('may grow even when that makes its delivery free', async () => {
    const nota = await e.saved({ articulos: [flex('Uno', { precio: 790 })], a_domicilio: true, pagos: [pago(825)] });
    const articles = [...nota.articulos, flex('Dos', { precio: 15 })];
    expect(await e.saved(again(nota, { articulos: articles, a_domicilio: true }))).toMatchObject({ total: 805, abonos: 825 });
  });

  it('closes although a new delivery rule left it with a negative balance', async () => {
    const { envio } = (await e.as.superuser.get('/api/tenant/identidad')).body;
    const nota = await e.saved({ articulos: [flex('Uno', { precio: 60 })], a_domicilio: true, pagos: [pago(105)] });
    try {
      const rules = { rulesType: 'sinCosto', rules: {} };
      expect((await e.as.superuser.post('/api/tenant/identidad', { envio: rules })).status).toBe(200);
      expect(await e.saved(again(nota, { status: 10, a_domicilio: true }))).toMatchObject({ status: 10, total: 60, abonos: 105 });
    } finally {
      await e.as.superuser.post('/api/tenant/identidad', { envio });
    }
  });
});

describe('a closed month', () => {
  const open = () => firstOpenDay(e.today);
  const closed = () => addDays(open(), -1);

  it('takes no new nota, pickup or payment of a user', async () => {
    const response = await e.save(e.nota({ fecha: closed() }));
    expect([response.status, fieldsOf(response)]).toEqual([422, ['fecha']]);
    expect(response.body).toMatchObject({ detail: expect.stringMatching(new RegExp(`${open()}.*administrador`)) });
    const pickup = { usuario: await e.newCliente(), articulos: [], status: -1 as const, recoleccion: TIME_WINDOW };
    expect(await refusal({ ...pickup, fecha: closed() })).toEqual([422, ['fecha']]);
    expect(await refusal({ pagos: [pago(1), pago(1, { fecha: closed() })] })).toEqual([422, ['pagos[1].fecha']]);
    const nota = await e.saved();
    expect(await refusal(again(nota, { fecha: closed() }))).toEqual([422, ['fecha']]);
    await e.saved({ fecha: open(), pagos: [pago(1, { fecha: open() })] });
  });

  it('keeps what its notas add up to; they are still paid and closed by a user', async () => {
    const nota = await e.saved({ fecha: closed(), articulos: [flex('Uno', { precio: 60 })] }, 'admin');
    const changes: [string, Partial<SaveNota>][] = [
      ['fecha', { fecha: e.today }],
      ['articulos', { articulos: [...nota.articulos, flex('Dos')] }],
      ['descuentos', { descuentos: 5 }],
      ['a_domicilio', { a_domicilio: true }],
      ['express', { express: true }],
      ['usuario', { usuario: await e.newCliente() }],
    ];
    for (const [field, change] of changes) expect(await refusal(again(nota, change))).toEqual([422, [field]]);
    const paid = await e.saved(again(nota, { factura: true, pagos: [pago(20)] }));
    expect(paid).toMatchObject({ factura: true, abonos: 20, total: 60 });
    expect(await e.saved(again(paid, { status: 10 }))).toMatchObject({ status: 10 });
  });

  it('keeps the envio of its notas when a user pays one after the tenant’s rule changed', async () => {
    const { envio } = (await e.as.superuser.get('/api/auth/authData')).body.usuario.tenantData;
    const setEnvio = async (rule: object) =>
      expect((await e.as.superuser.post('/api/tenant/identidad', { envio: rule })).status).toBe(200);
    try {
      await setEnvio({ rulesType: 'conCosto', rules: { conCosto: { monto: 50 } } });
      const nota = await e.saved({ fecha: closed(), a_domicilio: true, articulos: [flex('Uno', { precio: 60 })] }, 'admin');
      expect(nota.total).toBe(110);
      await setEnvio({ rulesType: 'sinCosto', rules: {} });
      const { envio: _, ...body } = again(nota, { pagos: [pago(1)] });
      expect(await e.saved(body)).toMatchObject({ envio: 50, total: 110, abonos: 1 });
    } finally {
      await setEnvio(envio);
    }
  });

  it('lets a user receive its forgotten pickup with a date of today', async () => {
    const cliente = await e.newCliente();
    const pickup = await e.saved(
      { usuario: cliente, fecha: closed(), articulos: [], status: -1, recoleccion: TIME_WINDOW },
      'admin',
    );
    const articles = [flex('Uno', { precio: 60 })];
    expect(await refusal(again(pickup, { articulos: articles }))).toEqual([422, ['fecha']]);
    expect(await e.saved(again(pickup, { articulos: articles, fecha: e.today }))).toMatchObject({ status: 0, fecha: e.today });
  });

  it.each(['admin', 'superuser'] as const)('stays open for the %s', async (actor) => {
    const nota = await e.saved({ fecha: closed(), pagos: [pago(1, { fecha: closed() })] }, actor);
    expect(await e.saved(again(nota, { descuentos: 1 }), actor)).toMatchObject({ descuentos: 1, abonos: 1 });
  });
});
