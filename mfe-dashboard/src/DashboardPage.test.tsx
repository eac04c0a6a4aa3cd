import { api } from '@lavanda/shared';
import { learnServerClock, resetServerClock } from '@lavanda/shared/api/serverClock';
import { setDate } from '@lavanda/shared/testing/clock';
import { DEL_VALLE, NARVARTE } from '@lavanda/shared/testing/fixtures';
import type { CallResponse } from '@lavanda/shared/testing/network';
import { act, screen, waitFor, within } from '@testing-library/react';
import { SUMMARY } from './testing/data';
import { mount, requested, summaryNetwork } from './testing/mountPage';
import { CHART_TEXTS, KPI_TEXTS } from './texts';

// The tests' clock says Saturday, November 21, 2026, at noon in Mexico City.
beforeEach(() => setDate('2026-11-21T18:00:00Z'));
afterEach(() => {
  jest.useRealTimers();
  resetServerClock();
});

/** Text of a KPI card: its value and comparison. */
function kpi(title: string): string {
  return screen.getByText(title).parentElement?.textContent?.slice(title.length) ?? '';
}

const card = (title: string) => within(screen.getByRole('region', { name: title }));

function cells(title: string): (string | null)[][] {
  const rows = within(card(title).getByRole('table', { name: title })).getAllByRole('row');
  return rows.map((row) => [...row.children].map((cell) => cell.textContent));
}

async function withData(options: Parameters<typeof mount>[0] = {}) {
  const net = summaryNetwork({ body: SUMMARY });
  const mounted = await mount(options);
  await screen.findByText('$3,500');
  return { ...mounted, net };
}

it("covers the screen with 'Cargando...' until the data comes", async () => {
  let arrive: (data: CallResponse) => void = () => undefined;
  summaryNetwork(
    new Promise((resolver) => {
      arrive = resolver;
    }),
  );
  await mount();
  expect(await screen.findByText('Cargando...')).toBeVisible();
  arrive({ body: SUMMARY });
  expect(await screen.findByText('Hotel Miravalle')).toBeVisible();
  expect(screen.queryByText('Cargando...')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Visualiza el desempeño de tu lavandería' })).toBeVisible();
});

it('opens this month by the server’s clock where the device’s is a month ahead', async () => {
  const device = Date.parse('2026-12-21T18:00:00Z');
  setDate('2026-12-21T18:00:00Z');
  learnServerClock('Sat, 21 Nov 2026 18:00:00 GMT', device, device);
  await withData();
  expect(screen.getByText('Reporte de noviembre 2026, Todas las sucursales')).toBeInTheDocument();
});

it('says its figures and charts as the specification does (2, Dashboard)', async () => {
  await withData();
  for (const title of ['Ventas en el año', 'Ventas este mes', 'Cobrado este mes', 'Recibidos este mes', 'Ticket promedio mes']) {
    expect(screen.getByText(title)).toBeVisible();
  }
  for (const title of [
    'Ventas mensuales año actual vs anterior (YTY)',
    '¿Quienes son tus mejores clientes?',
    '¿Qué métodos de pago prefieren tus clientes?',
    '¿Qué día de la semana es el mas concurrido?',
    'Datos adicionales de tus ventas',
  ]) {
    expect(screen.getByRole('region', { name: title })).toBeVisible();
  }
  const extras = card('Datos adicionales de tus ventas');
  for (const part of ['A domicilio', 'Facturado', 'Express']) expect(extras.getByText(part)).toBeVisible();
});

it('asks once, with resultSummary=1, and shows the five cards of the current month', async () => {
  const { net } = await withData();
  expect(requested(net)).toEqual(['resultSummary=1']);
  expect(screen.getByRole('button', { name: 'Mes: Noviembre 2026' })).toBeVisible();
  expect(kpi(KPI_TEXTS.yearSales)).toBe('$3,500.50sube 191.7% crecimiento anualvs. mismos días de 2025');
  expect(kpi(KPI_TEXTS.monthSales)).toBe('$1,500.50sube 25.0% vs año anteriorvs. mismos días de 2025');
  expect(kpi(KPI_TEXTS.monthCollected)).toBe('$1,400.50sube 93.3% del total vendido');
  expect(kpi(KPI_TEXTS.monthReceived)).toBe('14sube 75.0% vs año anteriorvs. mismos días de 2025');
  expect(kpi(KPI_TEXTS.averageTicket)).toBe('$107.18baja \u221228.5% vs año anteriorvs. mismos días de 2025');
});

it('compares a period that is over whole', async () => {
  summaryNetwork({ body: SUMMARY });
  await mount({ path: '/app/dashboard?mes=2025-11' });
  await screen.findAllByText('$1,250');
  expect(kpi(KPI_TEXTS.monthSales)).toBe('$1,250.00Sin ventas el año anterior');
});

it('compares with the whole month when the server sends no days', async () => {
  summaryNetwork({ body: { results: SUMMARY.results } });
  await mount();
  await screen.findByText('$3,500');
  expect(kpi(KPI_TEXTS.monthSales)).toBe('$1,500.50sube 20.0% vs año anterior');
});

it("says 'Cobrado' for one figure alone: what the month's notas have paid", async () => {
  const { usuario: user } = await withData();
  const center = () => card(CHART_TEXTS.methods).getByText(/^(Cobrado|Pagos del mes)/).textContent;
  expect(center()).toBe('Pagos del mes$800.00');
  await user.click(screen.getByRole('radio', { name: 'Fecha nota' }));
  expect(center()).toBe('Cobrado$1,000.00');
});

it('says so when there is no year before to compare with', async () => {
  await withData({ path: '/app/dashboard?mes=2026-03' });
  expect(kpi(KPI_TEXTS.monthSales)).toBe('$2,000.00Sin ventas el año anterior');
});

it('what rounds to 0.0% does not fall', async () => {
  const sameDays = [{ sucursal: NARVARTE._id, notas: 17, total: 1500.9 }];
  summaryNetwork({ body: { ...SUMMARY, mismosDias: { hasta: '2025-11-21', ventas: sameDays } } });
  await mount();
  await screen.findByText('$3,500');
  expect(kpi(KPI_TEXTS.monthSales)).toBe('$1,500.50sube 0.0% vs año anteriorvs. mismos días de 2025');
});

it('gives every chart a table: months that passed are 0, those to come are blank', async () => {
  const { usuario: user } = await withData();
  await user.click(screen.getByRole('button', { name: `Ver como tabla: ${CHART_TEXTS.monthlySales}` }));
  const months = cells(CHART_TEXTS.monthlySales);
  expect(months[0]).toEqual(['Mes', '2026', '2025']);
  expect(months[1]).toEqual(['Enero', '$0.00', '$0.00']);
  expect(months[3]).toEqual(['Marzo', '$2,000.00', '$0.00']);
  expect(months[11]).toEqual(['Noviembre', '$1,500.50', '$1,250.00']);
  expect(months[12]).toEqual(['Diciembre', 'Por empezar', '$0.00']);

  await user.click(screen.getByRole('button', { name: `Ver como tabla: ${CHART_TEXTS.days}` }));
  expect(cells(CHART_TEXTS.days).slice(1)).toEqual([
    ['Dom', '$0.00'],
    ['Lun', '$0.00'],
    ['Mar', '$1,000.00'],
    ['Mie', '$0.00'],
    ['Jue', '$0.00'],
    ['Vie', '$0.00'],
    ['Sab', '$500.50'],
  ]);
  await user.click(screen.getByRole('button', { name: `Ver como gráfica: ${CHART_TEXTS.days}` }));
  expect(card(CHART_TEXTS.days).queryByRole('table')).toBeNull();
});

it('lists the best customers of the month, descending', async () => {
  await withData();
  const rows = card(CHART_TEXTS.bestClientes).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual(['1Hotel Miravalle$900.25', '2Ana Treviño$300.00']);
});

it("counts payments by 'Fecha pago' or 'Fecha nota', kept in the address", async () => {
  const { usuario: user, search: address } = await withData();
  const methods = () =>
    card(CHART_TEXTS.methods)
      .getAllByRole('listitem')
      .map((row) => row.textContent);
  expect(methods()).toEqual(['Efvo75.0%$600.00', 'TDC25.0%$200.00']);
  await user.click(screen.getByRole('radio', { name: 'Fecha nota' }));
  expect(methods()).toEqual(['Efvo60.0%$600.00', 'Link40.0%$400.00']);
  expect(address()).toBe('?pagos=nota');
});

it('shows the share of delivered, invoiced and express sales', async () => {
  await withData();
  const { getByRole } = card(CHART_TEXTS.extras);
  expect(getByRole('progressbar', { name: 'A domicilio' })).toHaveAttribute('aria-valuenow', '33');
  expect(getByRole('progressbar', { name: 'Facturado' }).parentElement).toHaveTextContent('$500.5033%');
  expect(getByRole('progressbar', { name: 'Express' }).parentElement).toHaveTextContent('$0.000%');
});

it.each(['superuser', 'accountant'] as const)('lets %s choose a branch of the data', async (role) => {
  const { usuario: user, search: address } = await withData({ rol: role });
  await user.click(screen.getByRole('combobox', { name: 'Sucursal' }));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Todas las sucursales',
    'Del Valle',
    'Narvarte',
  ]);
  await user.click(screen.getByRole('option', { name: 'Del Valle' }));
  expect(kpi(KPI_TEXTS.monthSales)).toBe('$500.50Sin ventas en los mismos días de 2025');
  expect(address()).toBe(`?sucursal=${DEL_VALLE._id}`);
  expect(screen.getByRole('link', { name: 'Descargar noviembre 2026 en Excel' })).toHaveAttribute(
    'href',
    `/api/ventas/resumen/exportar?mes=2026-11&sucursal=${DEL_VALLE._id}`,
  );
});

it('keeps an admin in their own branch, whatever the address says', async () => {
  summaryNetwork({ body: SUMMARY });
  await mount({ rol: 'admin', path: `/app/dashboard?sucursal=${NARVARTE._id}` });
  await screen.findByText('Ana Treviño');
  const selector = screen.getByRole('combobox', { name: 'Sucursal' });
  expect(selector).toHaveAttribute('aria-disabled', 'true');
  expect(selector).toHaveTextContent('Del Valle');
  expect(kpi(KPI_TEXTS.monthSales)).toContain('$500.50');
});

it('changes month with the calendar and says when it is empty', async () => {
  const { usuario: user, search: address } = await withData();
  await user.click(screen.getByRole('button', { name: 'Mes: Noviembre 2026' }));
  expect(await screen.findByRole('radio', { name: /diciembre|december/i })).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: /enero|january/i }));
  expect(await screen.findByRole('button', { name: 'Mes: Enero 2026' })).toBeVisible();
  expect(address()).toBe('?mes=2026-01');
  expect(screen.getAllByText('Sin ventas en enero 2026')).toHaveLength(3);
  expect(screen.getByText('Sin pagos en enero 2026')).toBeVisible();
});

it('asks for older years when one is chosen', async () => {
  const net = summaryNetwork({ body: SUMMARY });
  await mount({ path: '/app/dashboard?mes=2024-05' });
  expect(await screen.findByRole('button', { name: 'Mes: Mayo 2024' })).toBeVisible();
  expect(requested(net)[0]).toBe('resultSummary=1&fechaInicial=2023-01-01&fechaFinal=2024-12-31');
});

it('leaves a way to try again in every card when the data does not come', async () => {
  summaryNetwork('caida', { body: SUMMARY });
  const { usuario: user } = await mount();
  const alerts = await screen.findAllByRole('alert');
  expect(alerts).toHaveLength(5);
  expect(alerts[0]).toHaveTextContent('El servidor no respondió. Revisa tu conexión e inténtalo de nuevo.');
  expect(kpi(KPI_TEXTS.monthSales)).toBe('Sin datos');
  const [first] = screen.getAllByRole('button', { name: 'Reintentar' });
  if (first) await user.click(first);
  expect(await screen.findByText('Hotel Miravalle')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says at what time the figures that it still shows were read', async () => {
  summaryNetwork({ body: SUMMARY }, 'caida', 'caida', { body: SUMMARY });
  const { usuario: user, store } = await mount();
  await screen.findByText('Hotel Miravalle');
  setDate('2026-11-21T18:25:00Z');
  act(() => void store.dispatch(api.util.invalidateTags([{ type: 'Nota', id: 'LIST' }])));
  expect(await screen.findByRole('alert')).toHaveTextContent('Ves los datos de las 12:00.');
  setDate('2026-11-21T18:31:00Z');
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Ves los datos de las 12:00.');
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
