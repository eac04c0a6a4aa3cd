import { api, createStore } from '@lavanda/shared';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { registerId } from '@lavanda/shared/federation/register';
import { id } from '@lavanda/shared/testing/fixtures';
import { problem } from '@lavanda/shared/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import { salesApi } from '../sales/endpoints';
import { mount } from '../testing/mountPage';
import { salesServer } from '../testing/server';

const OPERATION: unknown = expect.any(String);

/** The n-th of five notas. Odd ones have abonos of $100. */
const odd = (n: number): Partial<Nota> => ({ abonos: n % 2 === 1 ? 100 : 0 });

/** Lists five notas, selects some, and opens the dialog that voids the selected ones. */
async function ask(notas: readonly number[], changes = odd) {
  const net = salesServer(5, changes);
  const { usuario: user, avisos: toasts, pressToast } = await mount({ rol: 'admin' });
  for (const n of notas) await user.click(await screen.findByRole('checkbox', { name: `Seleccionar nota de Cliente ${n}` }));
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Eliminar' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Duplicada');
  const bodies = () => net.seen('POST /api/ventas/delete').map(({ body }) => body);
  return {
    user,
    dialog,
    net,
    bodies,
    toasts,
    pressToast,
    confirm: () => user.click(dialog.getByRole('button', { name: /^Eliminar \d/ })),
  };
}

type User = Awaited<ReturnType<typeof ask>>['user'];

describe('voiding notas with pagos', () => {
  it('asks what was done with the money and, when it was returned, how; undone, it was never returned', async () => {
    const { user, dialog, net, bodies, toasts, pressToast, confirm } = await ask([1, 2, 3]);
    const money = within(dialog.getByRole('radiogroup', { name: '¿Qué pasó con los $200.00 de abonos de 2 ventas?' }));
    await confirm();
    expect(dialog.getByRole('alert')).toHaveTextContent('Elige qué pasó con el dinero.');
    await user.click(money.getByRole('radio', { name: 'Devuelto' }));
    await confirm();
    expect(dialog.getByRole('alert')).toHaveTextContent('Elige cómo se devolvió el dinero.');
    expect(bodies()).toEqual([]);
    await user.click(dialog.getByRole('radio', { name: 'Transf' }));
    await confirm();
    const items = [id(1), id(2), id(3)];
    const register = { equipo: registerId() };
    const sent = { items, operacion: OPERATION, motivo: 'Duplicada', dinero: 'devuelto', metodo: 'Transf', ...register };
    await waitFor(() => expect(bodies()).toEqual([sent]));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    await pressToast();
    const undone = () => net.seen('POST /api/ventas/restaurar').map(({ body }) => body);
    await waitFor(() => expect(undone()).toEqual([{ items, deshacer: true, ...register }]));
  });

  it.each([
    ['Por devolver', 'pendiente'],
    ['No se devuelve', 'no_devuelto'],
  ])('needs no method for %s', async (label, outcome) => {
    const { user, dialog, bodies, confirm } = await ask([1]);
    expect(dialog.getByText('¿Qué pasó con los $100.00 de abonos?')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'Devuelto' }));
    await user.click(dialog.getByRole('radio', { name: 'Efvo' }));
    await user.click(dialog.getByRole('radio', { name: label }));
    expect(dialog.queryByRole('radio', { name: 'Efvo' })).toBeNull();
    await confirm();
    await waitFor(() =>
      expect(bodies()).toEqual([{ items: [id(1)], operacion: OPERATION, motivo: 'Duplicada', dinero: outcome }]),
    );
  });

  it('is not asked about notas without pagos', async () => {
    const { dialog, bodies, confirm } = await ask([2, 4]);
    expect(dialog.queryByRole('radiogroup')).toBeNull();
    expect(dialog.queryByText(/saldo a favor/)).toBeNull();
    await confirm();
    await waitFor(() => expect(bodies()).toEqual([{ items: [id(2), id(4)], operacion: OPERATION, motivo: 'Duplicada' }]));
  });

  /** Nota 1 was paid with $100 of credit and $200 of money, nota 2 with $80 of credit alone, the others with money alone. */
  const onCredit = (n: number): Partial<Nota> =>
    n === 1 ? { abonos: 300, con_saldo: 100 } : n === 2 ? { abonos: 80, con_saldo: 80 } : { con_saldo: null };

  it('asks about the money alone, and says that what was paid with credit goes back to it', async () => {
    const { dialog } = await ask([1], onCredit);
    expect(dialog.getByText('¿Qué pasó con los $200.00 de abonos?')).toBeVisible();
    expect(dialog.getByText('$100.00 se pagaron con saldo a favor y vuelven al saldo a favor del cliente.')).toBeVisible();
  });

  it('adds up the credit of many apart from their money', async () => {
    const { dialog } = await ask([1, 2], onCredit);
    expect(dialog.getByText('¿Qué pasó con los $200.00 de abonos?')).toBeVisible();
    expect(dialog.getByText(/^\$180\.00 de 2 ventas se pagaron con saldo a favor/)).toBeVisible();
  });

  it('asks nothing about what was paid with credit alone', async () => {
    const { dialog, bodies, confirm } = await ask([2], onCredit);
    expect(dialog.queryByRole('radiogroup')).toBeNull();
    expect(dialog.getByText(/^\$80\.00 se pagaron con saldo a favor/)).toBeVisible();
    await confirm();
    await waitFor(() => expect(bodies()).toEqual([{ items: [id(2)], operacion: OPERATION, motivo: 'Duplicada' }]));
  });

  it.each([
    ['was refused', () => problem(409, 'Otra caja cambió la nota.'), /^Las ventas no se eliminaron\. Otra caja/],
    ['got no answer', () => 'caida' as const, /^No sabemos si se eliminaron\. El servidor no respondió/],
  ])('reads the list again when it %s, because it may not be as it is shown', async (_, answer, told) => {
    const { dialog, net, confirm } = await ask([2]);
    net.route('POST /api/ventas/delete', answer);
    const reads = () => net.seen('GET /api/ventas/').length;
    const before = reads();
    await confirm();
    expect(await dialog.findByText(told)).toBeVisible();
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
    expect(dialog.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Duplicada');
  });

  it('stays open when the answer of a void that was done is lost, and sent again is the same operation', async () => {
    const { dialog, net, bodies, toasts, confirm } = await ask([2]);
    net.route('POST /api/ventas/delete', () => {
      net.route('GET /api/ventas/', () => ({ body: { results: [], siguiente: null, conteo: 0 } }));
      return 'caida';
    });
    await confirm();
    expect(await screen.findByText('Aún no hay ventas')).toBeInTheDocument();
    expect(dialog.getByText(/^No sabemos si se eliminaron\./)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Duplicada');
    net.route('POST /api/ventas/delete', () => ({ body: { anuladas: 0 } }));
    await confirm();
    await waitFor(() => expect(toasts()).toEqual(['¡Ventas eliminadas con éxito!']));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bodies()[1]).toEqual(bodies()[0]);
  });

  it.each([
    ['reason', (user: User) => user.type(screen.getByRole('textbox', { name: 'Motivo' }), ' otra vez')],
    ['outcome of the money', (user: User) => user.click(screen.getByRole('radio', { name: 'No se devuelve' }))],
  ])('another %s after a failure is another operation, and sent again the same one', async (_, change) => {
    const { user, dialog, net, bodies, confirm } = await ask([1]);
    net.route('POST /api/ventas/delete', 'caida');
    const attempt = async () => {
      const before = bodies().length;
      await confirm();
      await waitFor(() => expect(bodies()).toHaveLength(before + 1));
      await dialog.findByText(/^No sabemos si se eliminaron\./);
    };
    await user.click(dialog.getByRole('radio', { name: 'Por devolver' }));
    await attempt();
    await change(user);
    await attempt();
    await attempt();
    const [first, second, repeated] = bodies().map(({ operacion: operation }) => operation);
    expect(second).not.toBe(first);
    expect(repeated).toBe(second);
  });

  it('sent again with another reason after a void whose answer was lost, says that the first one stays', async () => {
    const { user, dialog, net, bodies, toasts, confirm } = await ask([2]);
    net.route('POST /api/ventas/delete', 'caida');
    await confirm();
    await dialog.findByText(/^No sabemos si se eliminaron\./);
    await user.type(dialog.getByRole('textbox', { name: 'Motivo' }), ' otra vez');
    await confirm();
    await waitFor(() => expect(bodies()).toHaveLength(2));
    await dialog.findByText(/^No sabemos si se eliminaron\./);
    net.route('POST /api/ventas/delete', () => ({ body: { anuladas: 0 } }));
    await confirm();
    await waitFor(() =>
      expect(toasts()).toEqual([
        '1 venta ya estaba eliminada: queda el motivo de entonces y lo que se anotó de su dinero. Revísalo en Anuladas.',
      ]),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has what the clientes owe and have as credit read again', async () => {
    let reads = 0;
    const probe = api.injectEndpoints({
      overrideExisting: true,
      endpoints: (build) => ({
        probeCliente: build.query<number, void>({
          queryFn: () => ({ data: ++reads }),
          providesTags: [{ type: 'Cliente', id: id(500) }],
        }),
      }),
    });
    salesServer(1);
    const store = createStore();
    const reading = store.dispatch(probe.endpoints.probeCliente.initiate());
    await reading;
    const request = { items: [id(1)], operation: id(9), reason: 'Duplicada', money: null };
    await store.dispatch(salesApi.endpoints.ventasRemove.initiate(request));
    await waitFor(() => expect(reads).toBe(2));
    reading.unsubscribe();
  });
});
