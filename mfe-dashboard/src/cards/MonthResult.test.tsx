import type { MonthResult } from '@lavanda/shared/contract/schemas/monthResults';
import { setDate } from '@lavanda/shared/testing/clock';
import { DEL_VALLE, NARVARTE } from '@lavanda/shared/testing/fixtures';
import { problem } from '@lavanda/shared/testing/network';
import { screen, within } from '@testing-library/react';
import { SUMMARY } from '../testing/data';
import { mount, READ_RESULTS, summaryNetwork } from '../testing/mountPage';

beforeEach(() => setDate('2026-11-21T18:00:00Z'));
afterEach(() => jest.useRealTimers());

const RESULTS: MonthResult[] = [
  {
    ...{ mes: 11, sucursal: NARVARTE._id, cobrado: 1000.5, gastos: 232, resultado: 768.5 },
    categorias: [
      { categoria: 'alimentos', movimientos: 1, monto: 48 },
      { categoria: 'insumos', movimientos: 2, monto: 184 },
    ],
  },
  {
    ...{ mes: 11, sucursal: DEL_VALLE._id, cobrado: 100, gastos: 168, resultado: -68 },
    categorias: [{ categoria: 'insumos', movimientos: 1, monto: 168 }],
  },
  { mes: 3, sucursal: NARVARTE._id, cobrado: 2000, gastos: 0, resultado: 2000, categorias: [] },
];

const card = (name: string) => within(screen.getByRole('region', { name }));
const figures = () =>
  card('Resultado del mes')
    .getAllByRole('definition')
    .map((value) => value.textContent);

it('tells what the month collected, spent by category, and left, of all sucursales together', async () => {
  const net = summaryNetwork({ body: SUMMARY });
  net.route(READ_RESULTS, { body: { meses: RESULTS } });
  const { usuario: user } = await mount({ withCortes: true });
  await screen.findByText('Quedó del mes');
  expect(figures()).toEqual(['$1,100.50', '\u2212$400.00', '$700.50']);
  expect(
    card('Gastos')
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Insumos$352.0088%', 'Alimentos$48.0012%']);
  expect(net.seen(READ_RESULTS).map(({ query }) => String(query))).toEqual(['anio=2026']);
  await user.click(card('Gastos').getByRole('button', { name: 'Ver como tabla: Gastos' }));
  expect(card('Gastos').getByRole('row', { name: 'Insumos 3 $352.00 88%' })).toBeVisible();
});

it('is of one sucursal when one is chosen, and may be below zero', async () => {
  const net = summaryNetwork({ body: SUMMARY });
  net.route(READ_RESULTS, { body: { meses: RESULTS } });
  await mount({ path: `/app/dashboard?sucursal=${DEL_VALLE._id}`, withCortes: true });
  await screen.findByText('Quedó del mes');
  expect(figures()).toEqual(['$100.00', '\u2212$168.00', '\u2212$68.00']);
});

it('says so when nothing was spent, and tries again when it could not be read', async () => {
  const net = summaryNetwork({ body: SUMMARY });
  net.route(READ_RESULTS, () => problem(500, 'Algo falló.'));
  const { usuario: user } = await mount({ withCortes: true });
  const [failed] = await screen.findAllByText('No se cargó el resultado');
  expect(failed).toBeVisible();
  net.route(READ_RESULTS, { body: { meses: [] } });
  await user.click(card('Resultado del mes').getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Sin gastos en noviembre 2026')).toBeVisible();
  expect(figures()).toEqual(['$0.00', '$0.00', '$0.00']);
});

it('isn’t there for a laundry that doesn’t use cortes', async () => {
  const net = summaryNetwork({ body: SUMMARY });
  await mount();
  await screen.findByRole('region', { name: 'Promesas cumplidas' });
  expect(screen.queryByRole('region', { name: 'Gastos' })).not.toBeInTheDocument();
  expect(net.seen(READ_RESULTS)).toEqual([]);
});
