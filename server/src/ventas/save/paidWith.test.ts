import { randomUUID } from 'node:crypto';
import type { Nota, Pago } from '@lavanda/shared/contract/schemas/sales';
import type { Identity } from '@lavanda/shared/contract/schemas/tenant';
import { bodyAs, createScenario, fieldsOf, type Scenario } from '../../testing/scenario.ts';

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

const paidBy = (nota: Nota) => nota.pagos.map((pago) => [pago.metodo, pago.tarjeta, pago.forma_sat]);
const correct = async (nota: Nota, pago: string, right: object): Promise<Nota> => {
  const ids = { id: nota._id, operacion: randomUUID(), pago, reversa: randomUUID() };
  const body = { ...ids, nuevo: { _id: randomUUID(), ...right }, motivo: 'Método equivocado' };
  const response = await e.as.admin.post('/api/ventas/pagos/corregir', body);
  if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(response.body)}`);
  return bodyAs<{ data: Nota }>(response).data;
};
const setLinks = async (form: string) =>
  bodyAs<Identity>(await e.as.superuser.post('/api/tenant/identidad', { forma_sat_link: form })).forma_sat_link;

describe('what a pago was made with', () => {
  it('is kept with it: the kind of a TDC, and SAT’s form of each', async () => {
    const pagos: Pago[] = [
      { monto: 1, metodo: 'Efvo', tarjeta: 'debito' },
      { monto: 2, metodo: 'TDC' },
      { monto: 3, metodo: 'TDC', tarjeta: 'credito' },
      { monto: 4, metodo: 'TDC', tarjeta: 'debito' },
      { monto: 5, metodo: 'Transf', tarjeta: null },
      { monto: 6, metodo: 'Link' },
    ];
    expect(paidBy(await e.saved({ pagos }))).toEqual([
      ['Efvo', null, '01'],
      ['TDC', null, '04'],
      ['TDC', 'credito', '04'],
      ['TDC', 'debito', '28'],
      ['Transf', null, '03'],
      ['Link', null, '04'],
    ]);
    const strange = await e.save(e.nota({ pagos: [{ monto: 1, metodo: 'TDC', tarjeta: 'vales' as 'debito' }] }));
    expect(strange.status).toBe(400);
  });

  it('stays what it was when it is sent again without its kind, and is refused as another kind', async () => {
    const pago = { _id: randomUUID(), monto: 10, metodo: 'TDC' as const };
    const nota = await e.saved({ pagos: [{ ...pago, tarjeta: 'debito' }] });
    const body = { ...e.nota({ id: nota._id }), articulos: nota.articulos, pagos: [pago] };
    expect(paidBy(bodyAs<{ data: Nota }>(await e.save(body)).data)).toEqual([['TDC', 'debito', '28']]);
    const other = await e.save({ ...body, pagos: [{ ...pago, tarjeta: 'credito' }] });
    expect([other.status, fieldsOf(other)]).toEqual([422, ['pagos[0]']]);
  });

  it('of a link is what the laundry said when it was taken, also when it is returned later', async () => {
    expect(await setLinks('31')).toBe('31');
    const nota = await e.saved({ pagos: [{ _id: randomUUID(), monto: 10, metodo: 'Link' }] });
    const original = nota.pagos[0]?._id ?? '';
    await setLinks('03');
    const later = { _id: randomUUID(), monto: 5, metodo: 'Link' as const };
    const back = { _id: randomUUID(), monto: -10, metodo: 'Link' as const, reversa_de: original };
    const body = { id: nota._id, version: nota.version, articulos: nota.articulos };
    expect(paidBy(await e.saved({ ...body, pagos: [...nota.pagos, later, back] }, 'admin'))).toEqual([
      ['Link', null, '31'],
      ['Link', null, '03'],
      ['Link', null, '31'],
    ]);
    const refused = await e.as.superuser.post('/api/tenant/identidad', { forma_sat_link: '02' });
    expect(refused.status).toBe(400);
    const [last] = (await e.as.superuser.get('/api/bitacora?clase=configuracion')).body.entradas;
    expect(last).toMatchObject({ cambios: [{ campo: 'forma_sat_link', despues: '03' }] });
    await setLinks('04');
  });

  it('is taken back as what it was, whatever the reversal says', async () => {
    const pago = randomUUID();
    const nota = await e.saved({ pagos: [{ _id: pago, monto: 20, metodo: 'TDC', tarjeta: 'debito' }] });
    const back = { _id: randomUUID(), monto: -5, metodo: 'TDC' as const, reversa_de: pago };
    const wrong = { ...back, _id: randomUUID(), tarjeta: 'credito' as const };
    const cash = { ...back, _id: randomUUID(), metodo: 'Efvo' as const };
    const body = { id: nota._id, version: nota.version, articulos: nota.articulos };
    expect(paidBy(await e.saved({ ...body, pagos: [...nota.pagos, back, wrong, cash] }, 'admin')).slice(1)).toEqual([
      ['TDC', 'debito', '28'],
      ['TDC', 'debito', '28'],
      ['Efvo', null, '01'],
    ]);
  });

  it('is put right: the kind of card alone, and it stays when only the amount was wrong', async () => {
    const pago = randomUUID();
    const nota = await e.saved({ pagos: [{ _id: pago, monto: 20, metodo: 'TDC', tarjeta: 'credito' }] });
    const debit = await correct(nota, pago, { monto: 20, metodo: 'TDC', tarjeta: 'debito' });
    expect(paidBy(debit).slice(1)).toEqual([
      ['TDC', 'credito', '04'],
      ['TDC', 'debito', '28'],
    ]);
    const right = debit.pagos[2]?._id ?? '';
    const less = await correct(debit, right, { monto: 15, metodo: 'TDC' });
    expect(paidBy(less).slice(3)).toEqual([
      ['TDC', 'debito', '28'],
      ['TDC', 'debito', '28'],
    ]);
    const cash = await correct(less, less.pagos[4]?._id ?? '', { monto: 15, metodo: 'Efvo', tarjeta: 'debito' });
    expect(paidBy(cash).slice(5)).toEqual([
      ['TDC', 'debito', '28'],
      ['Efvo', null, '01'],
    ]);
  });
});
