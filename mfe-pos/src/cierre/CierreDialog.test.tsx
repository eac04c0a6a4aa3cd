import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { setDate } from '@lavanda/shared/testing/clock';
import { testNota } from '@lavanda/shared/testing/fixtures';
import { mockNetwork, problem, type Red } from '@lavanda/shared/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import { mount } from '../activos/testing/mountPage';
import { notaFromApi } from '../notas/fromApi';
import CierreDialog from './CierreDialog';

const PAGO = {
  _id: '00000000-0000-4000-8000-0000000000aa',
  fecha: '2026-12-08',
  monto: 200,
  metodo: 'Efvo',
  reversa_de: null,
} as const;
const LINE = {
  _id: '00000000-0000-4000-8000-0000000000bb',
  cantidad: 1,
  servicio: 'Edredón',
  precio: 285,
  importe: 285,
  servicio_id: null,
  medida: 'flex',
} as const;

let red: Red;
const finish = jest.fn();
beforeEach(() => {
  setDate();
  red = mockNetwork();
  finish.mockClear();
});
afterEach(() => jest.useRealTimers());

/** A nota of $285.00 with $200.00 paid; the server returns the same nota. */
function withNota(changes: Partial<Nota> = {}) {
  const nota = testNota({ total: 285, abonos: 200, pagos: [PAGO], articulos: [LINE], ...changes });
  red.route('GET /api/ventas/:id', () => ({ body: { data: nota } }));
  return nota;
}

const accept = (nota: Nota) =>
  red.route('POST /api/ventas/guardar', () => ({ body: { inserted_id: nota._id, data: { ...nota, status: 10 } } }));
const sent = () => red.seen('POST /api/ventas/guardar').map((view) => view.body);

async function open(nota: Nota) {
  const row = notaFromApi({ ...nota, articulos: [], pagos: [] });
  const view = await mount(<CierreDialog nota={row} onFinish={finish} />);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cerrar nota' })).toBeEnabled());
  return view;
}

const option = (name: string) => screen.getByRole('radio', { name });

describe('CierreDialog', () => {
  it('asks the question over client, total, payments and balance', async () => {
    await open(withNota());
    const dialog = within(screen.getByRole('dialog', { name: 'Cierre de nota' }));
    expect(dialog.getByText('¿Registrar un pago con el cierre de la nota?')).toBeVisible();
    for (const text of ['Ana Sofía Treviño', '$285.00', '−$200.00', '$85.00']) expect(dialog.getByText(text)).toBeVisible();
    expect(dialog.queryByRole('radiogroup', { name: 'Método de pago' })).toBeNull();
  });

  it('Sin abono posts the whole note with status 10 and no new payment', async () => {
    const nota = withNota();
    accept(nota);
    const { usuario: user, avisos: toasts } = await open(nota);
    expect(screen.getByText('La nota se cierra con un saldo de $85.00 sin cobrar.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cerrar nota' }));
    await waitFor(() => expect(finish).toHaveBeenCalledTimes(1));
    expect(sent()).toHaveLength(1);
    expect(sent()[0]).toMatchObject({
      id: nota._id,
      status: 10,
      version: 3,
      usuario: nota.usuario,
      articulos: [{ _id: LINE._id, servicio: 'Edredón', precio: 285, cantidad: 1 }],
      pagos: [{ _id: PAGO._id, monto: 200 }],
    });
    expect(toasts()).toEqual(['¡Servicio actualizado con éxito!']);
  });

  it('Liquidar charges the balance by the chosen method, at the branch date', async () => {
    const nota = withNota();
    accept(nota);
    const { usuario: user } = await open(nota);
    await user.click(option('Liquidar'));
    expect(option('Efvo')).toBeChecked();
    await user.click(option('TDC'));
    await user.click(screen.getByRole('button', { name: 'Cobrar $85.00 y cerrar' }));
    await waitFor(() => expect(finish).toHaveBeenCalled());
    expect(sent()[0]?.pagos).toEqual([
      expect.objectContaining({ _id: PAGO._id }),
      expect.objectContaining({
        monto: 85,
        metodo: 'TDC',
        _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      }),
    ]);
    // The server dates a new pago: this device's clock may be wrong.
    expect(sent()[0]).not.toHaveProperty(['pagos', 1, 'fecha']);
  });

  it('Con Abono asks the amount, at most the balance, and says what stays owed', async () => {
    const nota = withNota();
    accept(nota);
    const { usuario: user } = await open(nota);
    await user.click(option('Con Abono'));
    const amount = await screen.findByRole('dialog', { name: 'Cantidad a abonar:' });
    await user.keyboard('50{Enter}');
    await waitFor(() => expect(amount).not.toBeInTheDocument());
    expect(option('Con Abono')).toBeChecked();
    expect(screen.getByText('Se abonan $50.00 y quedan $35.00 sin cobrar.')).toBeVisible();
    await user.click(option('Transf'));
    await user.click(screen.getByRole('button', { name: 'Cobrar $50.00 y cerrar' }));
    await waitFor(() => expect(finish).toHaveBeenCalled());
    expect(sent()[0]?.pagos).toEqual([expect.anything(), expect.objectContaining({ monto: 50, metodo: 'Transf' })]);
  });

  it('cancelling the amount changes nothing', async () => {
    const { usuario: user } = await open(withNota());
    await user.click(option('Con Abono'));
    const amount = await screen.findByRole('dialog', { name: 'Cantidad a abonar:' });
    await user.keyboard('50{Escape}');
    await waitFor(() => expect(amount).not.toBeInTheDocument());
    expect(option('Sin abono')).toBeChecked();
    expect(screen.getByRole('button', { name: 'Cerrar nota' })).toBeEnabled();
  });

  it('a failure stays in the dialog with the choice, and the retry sends the same payment and operation', async () => {
    const nota = withNota();
    red.route('POST /api/ventas/guardar', () => 'caida');
    const { usuario: user } = await open(nota);
    await user.click(option('Liquidar'));
    await user.click(option('Link'));
    await user.click(screen.getByRole('button', { name: 'Cobrar $85.00 y cerrar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('La nota no se cerró. El servidor no respondió.');
    expect(option('Liquidar')).toBeChecked();
    expect(option('Link')).toBeChecked();
    expect(finish).not.toHaveBeenCalled();

    accept(nota);
    await user.click(screen.getByRole('button', { name: 'Cobrar $85.00 y cerrar' }));
    await waitFor(() => expect(finish).toHaveBeenCalled());
    const [first, second] = sent();
    expect(second).toEqual(first);
  });

  it('says that the note changed at another register, shows its new balance and goes on from its version', async () => {
    const nota = withNota();
    const other = { ...PAGO, _id: '00000000-0000-4000-8000-0000000000cc', monto: 35 };
    const current = { ...nota, version: 4, abonos: 235, pagos: [PAGO, other] };
    red.route('POST /api/ventas/guardar', () => problem(409, 'La nota cambió.', { actual: current }));
    const { usuario: user } = await open(nota);
    await user.click(option('Liquidar'));
    await user.click(screen.getByRole('button', { name: 'Cobrar $85.00 y cerrar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('La nota cambió en otra caja. El saldo ahora es de $50.00');

    accept(nota);
    await user.click(screen.getByRole('button', { name: 'Cobrar $50.00 y cerrar' }));
    await waitFor(() => expect(finish).toHaveBeenCalled());
    const [first, second] = sent();
    expect(second).toMatchObject({ version: 4, pagos: [{ _id: PAGO._id }, { _id: other._id }, { monto: 50 }] });
    expect(second?.operacion).not.toBe(first?.operacion);
  });

  it('charges nothing when the note was closed at another register', async () => {
    const nota = withNota();
    red.route('POST /api/ventas/guardar', () => problem(409, 'La nota cambió.', { actual: { ...nota, version: 4, status: 10 } }));
    const { usuario: user, avisos: toasts } = await open(nota);
    await user.click(option('Liquidar'));
    await user.click(screen.getByRole('button', { name: 'Cobrar $85.00 y cerrar' }));
    expect(await screen.findByText(/La nota ya se cerró en otra caja/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Entendido' }));
    expect(finish).toHaveBeenCalledTimes(1);
    expect(toasts()).toEqual([]);
  });

  it('succeeds when the note was already closed with this very payment', async () => {
    const nota = withNota();
    red.route('POST /api/ventas/guardar', ({ body }) =>
      problem(409, 'La nota cambió.', { actual: { ...nota, version: 4, status: 10, abonos: 285, pagos: body.pagos } }),
    );
    const { usuario: user, avisos: toasts } = await open(nota);
    await user.click(option('Liquidar'));
    await user.click(screen.getByRole('button', { name: 'Cobrar $85.00 y cerrar' }));
    await waitFor(() => expect(finish).toHaveBeenCalled());
    expect(toasts()).toEqual(['¡Servicio actualizado con éxito!']);
  });
});
