import type { SaveNota } from '@lavanda/shared/contract/schemas/sales';
import { clearDevice } from '@lavanda/shared/testing/device';
import { testNota } from '@lavanda/shared/testing/fixtures';
import { type MockNetwork, mockNetwork, problem } from '@lavanda/shared/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import { mount } from '../activos/testing/mountPage';
import CierreDialog from '../cierre/CierreDialog';
import { notaFromApi } from '../notas/fromApi';
import {
  accepted,
  CLIENTE,
  openTill,
  saveButton,
  saved,
  selectCliente,
  sum,
  tile,
  tillNetwork,
} from '../punto-de-venta/testing/register';

beforeEach(clearDevice);

const CLIENTS = 'GET /api/clientes/';
const SAVE = 'POST /api/ventas/guardar';
const STORED = { fecha: '2026-12-10', reversa_de: null };
const withCredit = (net: MockNetwork, credit: number) =>
  net.route(CLIENTS, () => ({ body: { clientes: [{ ...CLIENTE, saldo_favor: credit }], siguiente: null } }));
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('at the counter', () => {
  test('the chosen cliente’s credit is seen, applied beside a payment of the rest, and told after the save', async () => {
    const net = tillNetwork();
    withCredit(net, 95);
    net.route(SAVE, ({ body }) => {
      const sent = body as unknown as SaveNota;
      const pagos = (sent.pagos ?? []).map((pago) => ({ ...pago, _id: pago._id ?? '', ...STORED }));
      return { body: accepted(sent, { pagos }) };
    });
    const till = await openTill();
    const { usuario: user } = till;
    await user.click(tile('Edredón matrimonial'));
    await selectCliente(till);
    expect(await button(/María Fernanda Ríos.*Saldo a favor \$95\.00/)).toBeVisible();
    await user.click(await button('Aplicar saldo a favor de $95.00'));
    await user.click(screen.getByRole('radio', { name: 'Liquidar' }));
    await user.click(screen.getByRole('radio', { name: 'TDC' }));
    await user.click(saveButton());
    const dialog = within(await screen.findByRole('dialog', { name: /Nota creada/ }));
    expect(dialog.getByText('Saldo a favor aplicado')).toBeVisible();
    expect(saved(net)[0]?.pagos).toEqual([
      expect.objectContaining({ monto: 95, metodo: 'Saldo', reversa_de: null }),
      expect.objectContaining({ monto: 25, metodo: 'TDC' }),
    ]);
  });

  test('no more than the nota owes is applied, however it changes, and it is taken off by one touch', async () => {
    const net = tillNetwork();
    withCredit(net, 200);
    const till = await openTill();
    const { usuario: user } = till;
    await user.click(tile('Edredón matrimonial'));
    await selectCliente(till);
    await user.click(await button('Aplicar saldo a favor de $120.00'));
    expect(screen.getByRole('radio', { name: 'Con Abono' })).toBeDisabled();
    await user.click(tile('Almohada'));
    expect(sum('Subtotal')).toBe('$180.00');
    await user.click(await button('Quitar saldo a favor aplicado de $180.00'));
    await user.click(await button('Aplicar saldo a favor de $180.00'));
    await user.click(saveButton());
    await screen.findByRole('dialog', { name: /Nota creada/ });
    expect(saved(net)[0]?.pagos).toEqual([expect.objectContaining({ monto: 180, metodo: 'Saldo' })]);
  });

  test('credit that another register spent meanwhile is told, and what is left of it pays the next time', async () => {
    const net = tillNetwork();
    withCredit(net, 95);
    const till = await openTill();
    const { usuario: user } = till;
    await user.click(tile('Edredón matrimonial'));
    await selectCliente(till);
    await user.click(await button('Aplicar saldo a favor de $95.00'));
    withCredit(net, 20);
    const detail = 'María Fernanda Ríos tiene $20.00 de saldo a favor. Aplica ese monto o menos.';
    net.route(SAVE, () => problem(422, detail, { campos: [{ campo: 'pagos', mensaje: detail }] }));
    await user.click(saveButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
    expect(await button(/Saldo a favor \$20\.00/)).toBeVisible();
    expect(await button('Quitar saldo a favor aplicado de $20.00')).toBeVisible();
    net.route(SAVE, ({ body }) => ({ body: accepted(body as unknown as SaveNota) }));
    await user.click(saveButton());
    await screen.findByRole('dialog', { name: /Nota creada/ });
    expect(saved(net).at(-1)?.pagos).toEqual([expect.objectContaining({ monto: 20, metodo: 'Saldo' })]);
  });
});

describe('at the cierre', () => {
  const LINE = {
    ...{ _id: '00000000-0000-4000-8000-0000000000bb', cantidad: 1, servicio: 'Edredón', precio: 285, importe: 285 },
    ...{ servicio_id: null, medida: 'flex' as const },
  };
  const NOTA = testNota({ total: 285, abonos: 200, articulos: [LINE], pagos: [] });

  test('credit pays for what it covers, and the nota closes with the rest', async () => {
    const net = mockNetwork();
    withCredit(net, 60);
    net.route('GET /api/ventas/:id', { body: { data: NOTA } });
    net.route(SAVE, { body: { inserted_id: NOTA._id, data: { ...NOTA, status: 10 } } });
    const finish = jest.fn();
    const row = notaFromApi({ ...NOTA, articulos: [] });
    const { usuario: user } = await mount(<CierreDialog nota={row} onFinish={finish} />);
    await user.click(await button('Aplicar saldo a favor de $60.00'));
    await user.click(await button('Cobrar $25.00 y cerrar'));
    await waitFor(() => expect(finish).toHaveBeenCalled());
    expect(net.seen(SAVE).map(({ body }) => body)).toMatchObject([
      {
        status: 10,
        pagos: [
          { monto: 60, metodo: 'Saldo' },
          { monto: 25, metodo: 'Efvo' },
        ],
      },
    ]);
  });
});
