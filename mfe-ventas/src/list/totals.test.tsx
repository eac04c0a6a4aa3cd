import { problem } from '@lavanda/shared/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import { mount } from '../testing/mountPage';
import { salesServer } from '../testing/server';

describe('the line above the list', () => {
  it('says how many the filter finds, what they add up to and what is owed, of all pages', async () => {
    const net = salesServer(1280, (n) => ({ total: 27, abonos: n <= 100 ? 0 : 27 }));
    net.route('GET /api/ventas/totales', () => ({ body: { conteo: 1280, total: 34560, adeudo: 2310.5 } }));
    await mount({ path: '/app/ventas?facturados=true' });
    expect(await screen.findByText('1,280 ventas · $34,560.00 · adeudo $2,310.50')).toBeVisible();
    expect(net.seen('GET /api/ventas/totales').map(({ query }) => String(query))).toEqual(['facturados=true']);
  });

  it('says that nothing is owed', async () => {
    salesServer(1, () => ({ total: 0.1, abonos: 0.1 }));
    await mount();
    expect(await screen.findByText('1 venta · $0.10 · sin adeudo')).toBeVisible();
  });

  it('leaves out the sum that is hidden from who counts the cash of an open turno', async () => {
    const net = salesServer(3);
    net.route('GET /api/ventas/totales', () => ({ body: { conteo: 3, total: 0, adeudo: 85.5, total_oculto: true } }));
    await mount({ rol: 'user' });
    expect(await screen.findByText('3 ventas · adeudo $85.50')).toBeVisible();
  });

  it('follows the filters and a void', async () => {
    const net = salesServer(3, () => ({ total: 100, abonos: 40 }));
    const { usuario: user } = await mount({ rol: 'admin' });
    expect(await screen.findByText('3 ventas · $300.00 · adeudo $180.00')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar nota de Cliente 2' }));
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Eliminar' }));
    await user.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Doble captura');
    await user.click(screen.getByRole('radio', { name: 'Por devolver' }));
    await user.click(screen.getByRole('button', { name: 'Eliminar 1 venta' }));
    expect(await screen.findByText('2 ventas · $200.00 · adeudo $120.00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Con adeudo' }));
    await waitFor(() => expect(net.seen('GET /api/ventas/totales').at(-1)?.query.get('adeudo')).toBe('true'));
  });

  it('leaves the list there when the sum fails, and tries again', async () => {
    const net = salesServer(2);
    net.route('GET /api/ventas/totales', () => problem(503, 'La base no responde.'));
    const { usuario: user } = await mount();
    expect(await screen.findByRole('alert')).toHaveTextContent('No se pudieron sumar las ventas.');
    expect(screen.getByText('Cliente 1')).toBeVisible();
    net.route('GET /api/ventas/totales', () => ({ body: { conteo: 2, total: 570, adeudo: 0 } }));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('2 ventas · $570.00 · sin adeudo')).toBeVisible();
  });
});
