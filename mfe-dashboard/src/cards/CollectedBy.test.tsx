import type { Collected } from '@lavanda/shared/contract/schemas/collected';
import { setDate } from '@lavanda/shared/testing/clock';
import { DEL_VALLE, id } from '@lavanda/shared/testing/fixtures';
import { problem } from '@lavanda/shared/testing/network';
import { screen, within } from '@testing-library/react';
import { SUMMARY } from '../testing/data';
import { mount, READ_COLLECTED, READ_RESULTS, summaryNetwork } from '../testing/mountPage';

beforeEach(() => setDate('2026-11-21T18:00:00Z'));
afterEach(() => jest.useRealTimers());

const [ANA, IVAN] = [
  { _id: id(1), nombre: 'Ana Belén Cruz' },
  { _id: id(2), nombre: 'Iván Maldonado' },
];
const CAJA = { _id: id(3), nombre: 'Caja 1', sucursal_name: 'Del Valle' };

const COLLECTED: Collected[] = [
  { cajero: ANA, caja: null, metodos: [{ metodo: 'Link', pagos: 1, monto: 5000 }], total: 5000 },
  { cajero: IVAN, caja: CAJA, metodos: [{ metodo: 'Efvo', pagos: 1, monto: -75 }], total: -75 },
  {
    ...{ cajero: ANA, caja: CAJA, total: 350.5 },
    metodos: [
      { metodo: 'Efvo', pagos: 3, monto: 300 },
      { metodo: 'TDC', pagos: 1, monto: 50.5 },
    ],
  },
];

function network(rows = COLLECTED) {
  const net = summaryNetwork({ body: SUMMARY });
  net.route(READ_RESULTS, { body: { meses: [] } });
  net.route(READ_COLLECTED, { body: { cobrado: rows } });
  return net;
}
const card = () => within(screen.getByRole('region', { name: 'Cobrado por cajero y caja' }));

it('tells who took how much in which caja, the largest first and what has no caja last', async () => {
  const net = network();
  const { usuario: user } = await mount({ withCortes: true });
  await screen.findByText('Iván Maldonado');
  const names = card()
    .getAllByRole('listitem')
    .filter((item) => item.querySelector('b'))
    .map((item) => item.textContent);
  expect(names).toEqual([
    'Ana Belén Cruz Caja 1, Del Valle$350.50Efvo $300.00TDC $50.50',
    'Iván Maldonado Caja 1, Del Valle\u2212$75.00Efvo \u2212$75.00',
    'Ana Belén Cruz Sin caja$5,000.00Link $5,000.00',
  ]);
  expect(card().getByText('$5,275.50')).toBeVisible();
  expect(net.seen(READ_COLLECTED).map(({ query }) => String(query))).toEqual(['mes=2026-11']);
  await user.click(card().getByRole('button', { name: 'Ver como tabla: Cobrado por cajero y caja' }));
  const row = 'Ana Belén Cruz, Caja 1, Del Valle $300.00 $50.50 $0.00 $0.00 $350.50';
  expect(card().getByRole('row', { name: row })).toBeVisible();
});

it('says that cash is left out for who has a turno open to count', async () => {
  const net = network();
  const [first] = COLLECTED;
  net.route(READ_COLLECTED, { body: { cobrado: [first], efvo_oculto: true } });
  await mount({ withCortes: true });
  expect(await screen.findByText(/Sin el efectivo, que verás al cerrar tu caja/)).toBeVisible();
});

it('is of one sucursal when one is chosen', async () => {
  const net = network();
  await mount({ path: `/app/dashboard?sucursal=${DEL_VALLE._id}`, withCortes: true });
  await screen.findByText('Iván Maldonado');
  expect(card().getAllByText('Caja 1')).toHaveLength(2);
  expect(String(net.seen(READ_COLLECTED).at(-1)?.query)).toBe(`mes=2026-11&sucursal=${DEL_VALLE._id}`);
});

it('says so when nothing was collected, and tries again when it could not be read', async () => {
  const net = network([]);
  net.route(READ_COLLECTED, () => problem(500, 'Algo falló.'));
  const { usuario: user } = await mount({ withCortes: true });
  expect(await screen.findByText('No se cargó lo cobrado')).toBeVisible();
  net.route(READ_COLLECTED, { body: { cobrado: [] } });
  await user.click(card().getByRole('button', { name: 'Reintentar' }));
  expect(await card().findByText('Sin pagos en noviembre 2026')).toBeVisible();
});

it('isn’t there for a laundry that doesn’t use cortes', async () => {
  const net = network();
  await mount();
  await screen.findByRole('region', { name: 'Promesas cumplidas' });
  expect(screen.queryByRole('region', { name: 'Cobrado por cajero y caja' })).not.toBeInTheDocument();
  expect(net.seen(READ_COLLECTED)).toEqual([]);
});
