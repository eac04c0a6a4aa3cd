import { setDate } from '@lavanda/shared/testing/clock';
import { DEL_VALLE } from '@lavanda/shared/testing/fixtures';
import { problem } from '@lavanda/shared/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import { SUMMARY, TODAY } from '../testing/data';
import { mount, READ_TODAY, summaryNetwork } from '../testing/mountPage';

beforeEach(() => setDate('2026-11-21T18:00:00Z'));
afterEach(() => jest.useRealTimers());

const row = () => within(screen.getByRole('region', { name: 'Hoy' }));
const figure = (title: string) => row().getByRole('heading', { name: title }).parentElement?.textContent?.slice(title.length);

describe("the row 'Hoy'", () => {
  it.each(['superuser', 'accountant', 'admin'] as const)('shows %s the day on opening Reportes', async (role) => {
    summaryNetwork({ body: SUMMARY });
    await mount({ rol: role });
    expect(await row().findByText('$1,250.50')).toBeVisible();
    expect(figure('Vendido hoy')).toBe('$1,250.504 notas');
    expect(figure('Pagos de hoy')).toBe('$930.25Efvo $800.00 · TDC $150.25 · Link \u2212$20.00');
    expect(figure('Para entregar hoy')).toBe('1 nota$320.00 por cobrar');
    expect(figure('Atrasadas')).toBe('2 notasNada por cobrar');
  });

  it('leaves out the cash for who has a turno open to count', async () => {
    const net = summaryNetwork({ body: SUMMARY });
    const pagos = TODAY.pagos.map((pago) => (pago.metodo === 'Efvo' ? { ...pago, monto: 0 } : pago));
    net.route(READ_TODAY, () => ({ body: { ...TODAY, pagos, efvo_oculto: true } }));
    await mount();
    expect(await row().findByText('Efvo al cerrar tu caja · TDC $150.25 · Link \u2212$20.00')).toBeVisible();
  });

  it('draws every hour from the first sale to the last, also as text', async () => {
    summaryNetwork({ body: SUMMARY });
    await mount();
    const hours = within(await row().findByRole('list', { name: 'Ventas por hora' })).getAllByRole('listitem');
    expect(hours.map(({ title }) => title)).toEqual([
      '09:00: 3 notas, $1,000.50',
      '10:00: 0 notas, $0.00',
      '11:00: 1 nota, $250.00',
    ]);
  });

  it('stays today’s when another month is chosen, and follows the branch', async () => {
    const net = summaryNetwork({ body: SUMMARY });
    const { usuario: user } = await mount({ path: '/app/dashboard?mes=2026-03' });
    expect(await row().findByText('$1,250.50')).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Sucursal' }));
    await user.click(screen.getByRole('option', { name: 'Del Valle' }));
    await waitFor(() => expect(net.seen(READ_TODAY).at(-1)?.query.get('sucursal')).toBe(DEL_VALLE._id));
  });

  it('says so when the day has nothing yet', async () => {
    const net = summaryNetwork({ body: SUMMARY });
    const nothing = { notas: 0, monto: 0 };
    const pagos = TODAY.pagos.map(({ metodo: method }) => ({ metodo: method, monto: 0 }));
    net.route(READ_TODAY, () => ({
      body: { ...TODAY, vendido: nothing, pagos, entregas: nothing, atrasadas: nothing, horas: [] },
    }));
    await mount();
    expect(await row().findByText('Sin pagos todavía')).toBeVisible();
    expect(row().getByText('Sin ventas todavía')).toBeVisible();
  });

  it('fails by itself: the report stays, and it can be tried again', async () => {
    const net = summaryNetwork({ body: SUMMARY });
    net.route(READ_TODAY, () => problem(503, 'La base no responde.'));
    const { usuario: user } = await mount();
    expect(await row().findByRole('alert')).toHaveTextContent('La base no responde.');
    expect(await screen.findByText('Hotel Miravalle')).toBeVisible();
    net.route(READ_TODAY, () => ({ body: TODAY }));
    await user.click(row().getByRole('button', { name: 'Reintentar' }));
    expect(await row().findByText('$1,250.50')).toBeVisible();
  });
});
