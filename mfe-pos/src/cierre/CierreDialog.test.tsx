import type { SessionData } from '@lavanda/shared/contract/schemas/auth';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { setDate } from '@lavanda/shared/testing/clock';
import { testNota, testSession } from '@lavanda/shared/testing/fixtures';
import { type MockNetwork, mockNetwork, problem } from '@lavanda/shared/testing/network';
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

let net: MockNetwork;
const finish = jest.fn();
beforeEach(() => {
  setDate();
  net = mockNetwork();
  finish.mockClear();
});
afterEach(() => jest.useRealTimers());

/** A nota of $285.00 with $200.00 paid; the server returns the same nota. */
function withNota(changes: Partial<Nota> = {}) {
  const nota = testNota({ total: 285, abonos: 200, pagos: [PAGO], articulos: [LINE], ...changes });
  net.route('GET /api/ventas/:id', () => ({ body: { data: nota } }));
  return nota;
}

const accept = (nota: Nota) =>
  net.route('POST /api/ventas/guardar', () => ({ body: { inserted_id: nota._id, data: { ...nota, status: 10 } } }));
const sent = () => net.seen('POST /api/ventas/guardar').map((view) => view.body);

async function open(nota: Nota, session?: SessionData) {
  const row = notaFromApi({ ...nota, articulos: [], pagos: [] });
  const view = await mount(<CierreDialog nota={row} onFinish={finish} />, session && { session });
  await waitFor(() => expect(screen.getByRole('button', { name: /y cerrar$/ })).toBeEnabled());
  return view;
}

const option = (name: string) => screen.getByRole('radio', { name });

describe('CierreDialog', () => {
  it('asks the question over client, total, payments and balance', async () => {
    await open(withNota());
    const dialog = within(screen.getByRole('dialog', { name: 'Cierre de nota' }));
    expect(dialog.getByText('¿Registrar un pago con el cierre de la nota?')).toBeVisible();
    for (const text of ['Ana Sofía Treviño', '$285.00', '−$200.00', '$85.00']) expect(dialog.getByText(text)).toBeVisible();
    expect(dialog.getByText('Folio').nextSibling).toHaveTextContent(/^1$/);
    expect(option('Liquidar')).toBeChecked();
    expect(dialog.getByRole('button', { name: 'Cobrar $85.00 y cerrar' })).toBeEnabled();
  });

  it('Sin abono asks first, and posts the whole note with status 10 and no new payment', async () => {
    const nota = withNota();
    accept(nota);
    const { usuario: user, avisos: toasts } = await open(nota);
    await user.click(option('Sin abono'));
    expect(screen.getByText('La nota se cierra con un saldo de $85.00 sin cobrar.')).toBeVisible();
    expect(screen.queryByRole('radiogroup', { name: 'Método de pago' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cerrar nota' }));
    const question = await screen.findByRole('dialog', { name: '¿Cerrar con $85.00 sin cobrar?' });
    await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(sent()).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Cerrar nota' }));
    await user.click(await screen.findByRole('button', { name: 'Cerrar sin cobrar' }));
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
    expect(toasts()).toEqual(['¡Servicio actualizado con éxito! Folio 1, Ana Sofía Treviño.']);
  });

  it('Liquidar charges the balance by the chosen method, at the branch date', async () => {
    const nota = withNota();
    accept(nota);
    const { usuario: user } = await open(nota);
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

  it('tells the kind of card, which the device remembers, its register and the moment', async () => {
    const nota = withNota();
    accept(nota);
    localStorage.setItem('lavanda:tarjeta', 'credito');
    const { usuario: user } = await open(nota);
    await user.click(option('TDC'));
    expect(option('Crédito')).toBeChecked();
    await user.click(option('Débito'));
    await user.click(screen.getByRole('button', { name: 'Cobrar $85.00 y cerrar' }));
    await waitFor(() => expect(finish).toHaveBeenCalled());
    expect(sent()[0]).toMatchObject({
      equipo: localStorage.getItem('lavanda:equipo'),
      capturado: expect.stringMatching(/^2026-12-10T15:00:/),
      pagos: [{}, { metodo: 'TDC', tarjeta: 'debito' }],
    });
    expect(localStorage.getItem('lavanda:tarjeta')).toBe('debito');
    localStorage.removeItem('lavanda:tarjeta');
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
    expect(option('Liquidar')).toBeChecked();
    expect(screen.getByRole('button', { name: 'Cobrar $85.00 y cerrar' })).toBeEnabled();
  });

  it('cash with change takes one touch more, and the toast tells the change', async () => {
    const nota = withNota();
    accept(nota);
    const { usuario: user, avisos: toasts } = await open(nota);
    await user.click(screen.getByRole('button', { name: '$200' }));
    expect(screen.getByText('Cambio: $115.00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cobrar $85.00 y cerrar' }));
    await waitFor(() => expect(finish).toHaveBeenCalled());
    expect(sent()[0]?.pagos).toEqual([expect.anything(), expect.objectContaining({ monto: 85, metodo: 'Efvo' })]);
    expect(toasts()).toEqual(['¡Servicio actualizado con éxito! Folio 1, Ana Sofía Treviño. Cambio: $115.00']);
  });

  it('cash below the charge closes nothing, and asks for the cash again', async () => {
    const nota = withNota();
    accept(nota);
    const { usuario: user } = await open(nota);
    const cash = screen.getByRole('textbox', { name: 'Paga con' });
    await user.type(cash, '50');
    const charge = screen.getByRole('button', { name: 'Cobrar $85.00 y cerrar' });
    await user.click(charge);
    expect(screen.getByRole('alert')).toHaveTextContent('Faltan $35.00: corrige con cuánto paga o elige Con Abono.');
    expect(cash).toHaveFocus();
    expect(charge).toBeEnabled();
    expect(sent()).toHaveLength(0);
    await user.keyboard('100');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(charge);
    await waitFor(() => expect(finish).toHaveBeenCalled());
    expect(sent()[0]?.pagos).toEqual([expect.anything(), expect.objectContaining({ monto: 85 })]);
  });

  it('asks for no cash of a card, and keeps the cash told with the amount of an abono', async () => {
    const { usuario: user } = await open(withNota());
    await user.click(option('TDC'));
    expect(screen.queryByRole('textbox', { name: 'Paga con' })).toBeNull();
    await user.click(option('Efvo'));
    await user.click(option('Con Abono'));
    const amount = within(await screen.findByRole('dialog', { name: 'Cantidad a abonar:' }));
    await user.type(amount.getByRole('textbox', { name: 'Abono' }), '50');
    await user.type(amount.getByRole('textbox', { name: 'Paga con' }), '100{Enter}');
    expect(await screen.findByText('Cambio: $50.00')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Paga con' })).toHaveValue('100');
  });

  it('a failure stays in the dialog with the choice, and the retry sends the same payment and operation', async () => {
    const nota = withNota();
    net.route('POST /api/ventas/guardar', () => 'caida');
    const { usuario: user } = await open(nota);
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
    net.route('POST /api/ventas/guardar', () => problem(409, 'La nota cambió.', { actual: current }));
    const { usuario: user } = await open(nota);
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
    net.route('POST /api/ventas/guardar', () => problem(409, 'La nota cambió.', { actual: { ...nota, version: 4, status: 10 } }));
    const { usuario: user, avisos: toasts } = await open(nota);
    await user.click(screen.getByRole('button', { name: 'Cobrar $85.00 y cerrar' }));
    expect(await screen.findByText(/La nota ya se cerró en otra caja/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Entendido' }));
    expect(finish).toHaveBeenCalledTimes(1);
    expect(toasts()).toEqual([]);
  });

  it('succeeds when the note was already closed with this very payment', async () => {
    const nota = withNota();
    net.route('POST /api/ventas/guardar', ({ body }) =>
      problem(409, 'La nota cambió.', { actual: { ...nota, version: 4, status: 10, abonos: 285, pagos: body.pagos } }),
    );
    const { usuario: user, avisos: toasts } = await open(nota);
    await user.click(screen.getByRole('button', { name: 'Cobrar $85.00 y cerrar' }));
    await waitFor(() => expect(finish).toHaveBeenCalled());
    expect(toasts()).toEqual(['¡Servicio actualizado con éxito! Folio 1, Ana Sofía Treviño.']);
  });

  it('of a nota that stays open knows its own payment after a lost answer, whatever is chosen then', async () => {
    const nota = withNota({ bultos: 2 });
    let stored = nota;
    net.route('POST /api/ventas/guardar', ({ body }) => {
      if (stored !== nota) return problem(409, 'La nota cambió.', { actual: stored });
      stored = { ...nota, version: 4, abonos: 285, pagos: body.pagos as Nota['pagos'] };
      return 'caida';
    });
    const row = notaFromApi({ ...nota, articulos: [], pagos: [] });
    const { usuario: user, avisos: toasts } = await mount(<CierreDialog nota={row} staysOpen onFinish={finish} />);
    const charge = screen.getByRole('button', { name: 'Cobrar $85.00' });
    await waitFor(() => expect(charge).toBeEnabled());
    await user.click(screen.getByRole('button', { name: '$200' }));
    await user.click(charge);
    expect(await screen.findByRole('alert')).toBeVisible();
    await user.click(option('TDC'));
    await user.click(charge);
    await waitFor(() => expect(finish).toHaveBeenCalledTimes(1));
    expect(sent().map(({ status }) => status)).toEqual([0, 0]);
    expect(toasts()).toEqual(['¡Pago registrado con éxito! Folio 1, Ana Sofía Treviño. Cambio: $115.00']);
  });

  it('of a nota that stays open charges the rest when its own payment was stored with a smaller amount', async () => {
    const nota = withNota({ bultos: 2 });
    let stored = nota;
    net.route('POST /api/ventas/guardar', ({ body }) => {
      // The server dates a new pago.
      const pagos = (body.pagos as Nota['pagos']).map((pago) => ({ ...pago, fecha: PAGO.fecha }));
      if (stored !== nota && pagos.length === 2) return problem(409, 'La nota cambió.', { actual: stored });
      stored = { ...nota, version: stored.version + 1, abonos: 150 + 50 * pagos.length, pagos };
      return pagos.length === 2 ? 'caida' : { body: { inserted_id: nota._id, data: stored } };
    });
    const row = notaFromApi({ ...nota, articulos: [], pagos: [] });
    const { usuario: user } = await mount(<CierreDialog nota={row} staysOpen onFinish={finish} />);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cobrar $85.00' })).toBeEnabled());
    await user.click(option('Con Abono'));
    await screen.findByRole('dialog', { name: 'Cantidad a abonar:' });
    await user.keyboard('50{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Cobrar $50.00' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('El pago no se registró.');
    await user.click(option('Liquidar'));
    await user.click(screen.getByRole('button', { name: 'Cobrar $85.00' }));
    expect(await screen.findByText(/^El pago de \$50\.00 ya estaba registrado\. El saldo ahora es de \$35\.00/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cobrar $35.00' }));
    await waitFor(() => expect(finish).toHaveBeenCalledTimes(1));
    const last = sent().at(-1)?.pagos as Nota['pagos'];
    expect(last.map(({ monto: amount }) => amount)).toEqual([200, 50, 35]);
    expect(new Set(last.map(({ _id }) => _id)).size).toBe(3);
  });

  it('pays with another payment when the one that closed the nota is of a nota that was reopened', async () => {
    const nota = withNota();
    net.route('POST /api/ventas/guardar', ({ body }) => {
      const [mine] = (body.pagos as Nota['pagos']).slice(-1);
      const pagos = mine ? [PAGO, { ...mine, fecha: PAGO.fecha, monto: 50 }] : [];
      return problem(409, 'La nota cambió.', { actual: { ...nota, version: 6, abonos: 250, pagos } });
    });
    const { usuario: user } = await open(nota);
    await user.click(screen.getByRole('button', { name: 'Cobrar $85.00 y cerrar' }));
    const rest = await screen.findByRole('button', { name: 'Cobrar $35.00 y cerrar' });
    accept(nota);
    await user.click(rest);
    await waitFor(() => expect(finish).toHaveBeenCalled());
    const [, second] = sent();
    const ids = (second?.pagos as Nota['pagos'] | undefined)?.map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(3);
  });

  describe('when the delivery fee changed since the note was saved', () => {
    const feeOf = (pesos: number) =>
      testSession('user', { tenant: { envio: { rulesType: 'conCosto', rules: { conCosto: { monto: pesos } } } } });
    /** Delivered for $45.00, $200.00 paid: $130.00 are due. */
    const delivered = () => withNota({ subtotal: 285, envio: 45, total: 330, a_domicilio: true });
    const refuse = () =>
      net.route('POST /api/ventas/guardar', ({ body }) =>
        problem(422, 'El envío cambió de $45.00 a $35.00.', {
          campos: [{ campo: 'envio', mensaje: 'El envío cambió.', codigo: 'envio_cambiado', enviado: body.envio, vigente: 35 }],
        }),
      );

    it('a refused close names both fees, shows the new balance, and the next touch charges that', async () => {
      const nota = delivered();
      refuse();
      const { usuario: user } = await open(nota, feeOf(45));
      net.route('GET /api/auth/authData', { body: feeOf(35) });
      await user.click(screen.getByRole('button', { name: 'Cobrar $130.00 y cerrar' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('La nota no se cerró. El envío cambió de $45.00 a $35.00.');
      const charge = await screen.findByRole('button', { name: 'Cobrar $120.00 y cerrar' });
      await waitFor(() => expect(charge).toBeEnabled());
      accept(nota);
      await user.click(charge);
      await waitFor(() => expect(finish).toHaveBeenCalled());
      const [first, second] = sent();
      expect([first?.envio, second?.envio]).toEqual([45, 35]);
      expect(second?.pagos).toEqual([expect.anything(), expect.objectContaining({ monto: 120 })]);
      expect(second?.operacion).not.toBe(first?.operacion);
    });

    it('a fee known when it opens is told at once, with the balance that follows', async () => {
      await open(delivered(), feeOf(55));
      expect(screen.getByRole('alert')).toHaveTextContent(
        'El envío cambió de $45.00 a $55.00 desde que se guardó la nota. El saldo ahora es de $140.00.',
      );
      expect(screen.getByRole('button', { name: 'Cobrar $140.00 y cerrar' })).toBeEnabled();
    });
  });
});
