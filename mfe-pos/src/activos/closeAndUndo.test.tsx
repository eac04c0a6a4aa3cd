import { type ToastMessage, takeToastAction } from '@lavanda/shared';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { setDate } from '@lavanda/shared/testing/clock';
import { id, testNota, testSession } from '@lavanda/shared/testing/fixtures';
import { type MockNetwork, mockNetwork, problem } from '@lavanda/shared/testing/network';
import { act, screen, waitFor } from '@testing-library/react';
import ActivosPage from './ActivosPage';
import { mount } from './testing/mountPage';

let net: MockNetwork;
beforeEach(() => {
  setDate();
  net = mockNetwork();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Paid notas on the board, closed and reopened by the fake server. */
function paid(...names: string[]): Nota[] {
  const notas = names.map((name, n) => testNota({ usuario_name: name, folio: n + 10, abonos: 285 }));
  const set = (id: unknown, changes: Partial<Nota>) => {
    const nota = notas.find(({ _id }) => _id === id);
    if (!nota) throw new Error(`There is no nota ${id}`);
    return Object.assign(nota, changes, { version: nota.version + 1 });
  };
  net.route('GET /api/ventas/', () => ({ body: { results: notas.filter(({ status }) => status === 0) } }));
  net.route('GET /api/ventas/:id', ({ path }) => ({ body: { data: notas.find(({ _id }) => path.endsWith(_id)) } }));
  net.route('POST /api/ventas/guardar', ({ body }) => ({
    body: { inserted_id: body.id, data: set(body.id, { status: 10 }) },
  }));
  net.route('POST /api/ventas/reabrir', ({ body }) => ({ body: { data: set(body.id, { status: 0 }) } }));
  return notas;
}
const closeOf = (name: string) => screen.findByRole('button', { name: `Cerrar nota de ${name}` });
/** The action that the shell runs when the last toast's button is pressed; undefined if the button doesn't show `text`. */
function actionOf(messages: readonly ToastMessage[], text: string) {
  const last = messages.at(-1);
  return last?.action === text ? takeToastAction(last.id) : undefined;
}
const reopenings = () => net.seen('POST /api/ventas/reabrir').map(({ body }) => body);

describe('a note closed by mistake', () => {
  it('is told with its name and folio, and comes back with Deshacer', async () => {
    const [ana] = paid('Ana', 'Berta');
    const { usuario: user, avisos: toasts, messages } = await mount(<ActivosPage />);
    await user.click(await closeOf('Ana'));
    await waitFor(() => expect(toasts()).toEqual(['¡Nota cerrada con éxito! Folio 10, Ana.']));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ana' })).toBeNull());
    act(() => actionOf(messages(), 'Deshacer')?.());
    expect(await screen.findByRole('link', { name: 'Ana' })).toBeVisible();
    expect(reopenings()).toEqual([{ id: ana?._id, version: 4, operacion: expect.any(String) }]);
    expect(toasts().at(-1)).toBe('Nota reabierta. Folio 10, Ana.');
  });

  it('whose undo had no answer is undone again with the same operation', async () => {
    paid('Ana');
    net.route('POST /api/ventas/reabrir', 'caida');
    const { usuario: user, avisos: toasts, messages } = await mount(<ActivosPage />);
    await user.click(await closeOf('Ana'));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    act(() => actionOf(messages(), 'Deshacer')?.());
    await waitFor(() => expect(toasts().at(-1)).toMatch('La nota no se reabrió. El servidor no respondió.'));
    act(() => actionOf(messages(), 'Reintentar')?.());
    await waitFor(() => expect(reopenings()).toHaveLength(2));
    const [first, second] = reopenings();
    expect(second).toEqual(first);
  });

  it('that can no longer be undone says why, without a retry', async () => {
    paid('Ana');
    net.route('POST /api/ventas/reabrir', () => problem(403, 'Ya no se puede deshacer este cierre.'));
    const { usuario: user, avisos: toasts, messages } = await mount(<ActivosPage />);
    await user.click(await closeOf('Ana'));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    act(() => actionOf(messages(), 'Deshacer')?.());
    await waitFor(() => expect(toasts().at(-1)).toMatch('Ya no se puede deshacer este cierre. Folio 10, Ana: sigue cerrada.'));
    expect(actionOf(messages(), 'Reintentar')).toBeUndefined();
  });

  it('of a closed month offers no undo to a user', async () => {
    const [ana] = paid('Ana');
    Object.assign(ana ?? {}, { fecha: '2026-10-31', fecha_entrega: '2026-11-02' });
    const { usuario: user, avisos: toasts, messages } = await mount(<ActivosPage />);
    await user.click(await closeOf('Ana'));
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(actionOf(messages(), 'Deshacer')).toBeUndefined();
  });
});

describe('a paid note whose delivery fee went up', () => {
  const feeOf = (pesos: number) =>
    testSession('user', { tenant: { envio: { rulesType: 'conCosto', rules: { conCosto: { monto: pesos } } } } });
  const line = {
    _id: id(1),
    cantidad: 1,
    servicio: 'Edredón',
    precio: 285,
    importe: 285,
    servicio_id: null,
    medida: 'flex',
  } as const;
  const pago = { _id: id(2), fecha: '2026-12-08', monto: 330, metodo: 'Efvo', reversa_de: null } as const;

  it('is not closed at a touch: its dialog asks for the difference, also when the server was the first to know', async () => {
    const [ana] = paid('Ana');
    Object.assign(ana ?? {}, {
      articulos: [line],
      pagos: [pago],
      subtotal: 285,
      envio: 45,
      total: 330,
      abonos: 330,
      a_domicilio: true,
    });
    net.route('POST /api/ventas/guardar', () => problem(422, 'El envío cambió de $45.00 a $55.00.'));
    const { usuario: user, avisos: toasts } = await mount(<ActivosPage />, { session: feeOf(45) });
    net.route('GET /api/auth/authData', { body: feeOf(55) });
    await user.click(await closeOf('Ana'));
    await waitFor(() => expect(toasts()).toEqual(['La nota no se cerró. El envío cambió de $45.00 a $55.00.']));
    expect(net.seen('POST /api/ventas/guardar')[0]?.body).toMatchObject({ envio: 45, pagos: [{ monto: 330 }] });
    expect(await screen.findByRole('button', { name: 'Cobrar $10.00 y cerrar' })).toBeEnabled();
  });
});

describe('a touch on a board that moved', () => {
  it('does nothing for 400 ms, and the keyboard still works', async () => {
    let now = 1_000_000;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    paid('Ana', 'Berta', 'Carla');
    const { usuario: user } = await mount(<ActivosPage />);
    await user.click(await closeOf('Ana'));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Ana' })).toBeNull());
    now += 250;
    await user.click(await closeOf('Berta'));
    await user.click(screen.getByRole('link', { name: 'Berta' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Activos' })).toBeVisible();
    expect(net.seen('POST /api/ventas/guardar')).toHaveLength(1);
    now += 150;
    await user.click(await closeOf('Berta'));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Berta' })).toBeNull());
    expect(net.seen('POST /api/ventas/guardar')).toHaveLength(2);
    const carla = await closeOf('Carla');
    carla.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(net.seen('POST /api/ventas/guardar')).toHaveLength(3));
  });
});
