import { setDate } from '@lavanda/shared/testing/clock';
import { problem } from '@lavanda/shared/testing/network';
import { restoreWidth } from '@lavanda/shared/testing/viewportWidth';
import { screen, within } from '@testing-library/react';
import { mount } from '../../testing/mountPage';
import { ANA, CAJA_1, CORTE_128, cortesServer } from './testing/cortes';

const LIST = 'GET /api/caja/cortes';
const TWO_WEEKS = 'desde=2026-11-27&hasta=2026-12-10';

beforeEach(() => setDate('2026-12-10T18:00:00Z'));
afterEach(() => {
  jest.useRealTimers();
  restoreWidth();
});

const table = () => screen.findByRole('table', { name: 'Cortes' });
const rows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

it('lists the cortes of two weeks with their differences, and goes on to older ones', async () => {
  const net = cortesServer();
  const { usuario: user } = await mount({ path: '/app/caja/cortes', rol: 'user' });
  expect(await rows()).toEqual([
    ['128', 'Caja 1', '2026-12-09 20:04', 'Ana Belén Cruz', '$2,506.50', '$2,496.50', 'Falta \u2212$10.00', ''],
    ['127', 'Caja 1', '2026-12-08 20:04', 'Iván MaldonadoLlegó después $85.00', '$2,318.00', '$2,318.00', 'Coincide $0.00', ''],
    ['126', 'Caja 1', '2026-12-07 20:04', 'Ana Belén Cruz', '$2,318.00', '$2,323.00', 'Sobra +$5.00', ''],
    [
      '125',
      'Caja 1',
      '2026-12-06 20:04',
      'Ana Belén CruzCerrada por Héctor M. Solís',
      '$2,318.00',
      '$2,318.00',
      'Coincide $0.00',
      '',
    ],
    ['124', 'Caja 1', '2026-12-05 20:04', 'Ana Belén CruzDifiere en otro método', '$2,318.00', '$2,318.00', 'Coincide $0.00', ''],
  ]);
  expect(net.seen(LIST).map(({ query }) => String(query))).toEqual([TWO_WEEKS]);
  await user.click(screen.getByRole('button', { name: 'Ver anteriores' }));
  expect(await screen.findByRole('link', { name: 'Abrir el corte 123 de Caja 1' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Ver anteriores' })).not.toBeInTheDocument();
  // A cashier isn't shown the differences of the other cashiers.
  expect(screen.queryByRole('region', { name: 'Diferencias por cajero' })).not.toBeInTheDocument();
});

it('filters by caja, cashier and difference, in the address, the list and the file', async () => {
  const net = cortesServer();
  const { usuario: user, lugar: place } = await mount({ path: '/app/caja/cortes', rol: 'user' });
  await table();
  await user.click(screen.getByRole('combobox', { name: 'Caja' }));
  await user.click(await screen.findByRole('option', { name: 'Caja 1' }));
  await user.click(screen.getByRole('combobox', { name: 'Cajero' }));
  await user.click(await screen.findByRole('option', { name: 'Ana Belén Cruz' }));
  await user.click(screen.getByRole('button', { name: 'Con diferencia' }));
  await screen.findByRole('link', { name: 'Abrir el corte 124 de Caja 1' });
  expect((await rows()).map(([number]) => number)).toEqual(['128', '126', '124']);
  const chosen = { caja: CAJA_1._id, cajero: ANA._id, diferencia: '1' };
  expect(Object.fromEntries(new URLSearchParams(place().split('?')[1]))).toEqual(chosen);
  const sent = net.seen(LIST).at(-1)?.query;
  expect(Object.fromEntries(sent ?? [])).toEqual({ ...chosen, desde: '2026-11-27', hasta: '2026-12-10' });
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  const file = (await screen.findByRole('menuitem', { name: 'Archivo CSV' })).getAttribute('href') ?? '';
  const [path, query] = file.split('?');
  expect(path).toBe('/api/caja/cortes/exportar');
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ ...Object.fromEntries(sent ?? []), formato: 'csv' });
});

it('says that the list is filtered while the names of the cajas cannot be read', async () => {
  const net = cortesServer();
  net.route('GET /api/caja/cajas', () => problem(500, 'Algo falló.'));
  const { usuario: user, lugar: place } = await mount({ path: `/app/caja/cortes?caja=${CAJA_1._id}`, rol: 'user' });
  await table();
  expect(screen.getByRole('combobox', { name: 'Caja' })).toHaveTextContent('Una caja');
  expect(screen.getByRole('combobox', { name: 'Cajero' })).toHaveTextContent('Todos los cajeros');
  await user.click(screen.getByRole('combobox', { name: 'Caja' }));
  await user.click(await screen.findByRole('option', { name: 'Todas las cajas' }));
  expect(place()).toBe('/app/caja/cortes');
});

it('compares the cashiers for a superuser: the worst first, as charts or as a table', async () => {
  cortesServer();
  const { usuario: user } = await mount({ path: '/app/caja/cortes' });
  const card = within(await screen.findByRole('region', { name: 'Diferencias por cajero' }));
  expect(await card.findByText('3 cortes del 7 de diciembre al 9 de diciembre')).toBeVisible();
  expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Ana Belén Cruz2 cortes−\$5\.00.*Ana Belén Cruz: corte 126, \+\$5\.00; corte 128, −\$10\.00\.$/),
    expect.stringMatching(/^Iván Maldonado1 corte\$0\.00/),
  ]);
  expect(card.getByText('Diferencia del periodo').parentElement).toHaveTextContent('\u2212$5.00');
  await user.click(card.getByRole('button', { name: 'Ver como tabla: Diferencias por cajero' }));
  expect(card.getByRole('row', { name: '2026-12-09 128 Ana Belén Cruz Falta \u2212$10.00' })).toBeVisible();
});

it('on a phone, a row opens its corte and Back returns to it', async () => {
  cortesServer();
  const { usuario: user, lugar: place, back } = await mount({ path: '/app/caja/cortes', rol: 'user', width: 390 });
  const link = await screen.findByRole('link', { name: 'Abrir el corte 128 de Caja 1' });
  expect(screen.getByRole('list', { name: 'Cortes' })).toHaveTextContent('Corte 128 · Caja 1');
  await user.click(link);
  expect(place()).toBe(`/app/caja/cortes/${CORTE_128}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Corte 128' })).toBeVisible();
  await back();
  expect(place()).toBe('/app/caja/cortes');
});

it('says why there is nothing, offers more, and tries again when it could not be read', async () => {
  const net = cortesServer({ cortes: [] });
  net.route(LIST, () => problem(500, 'Algo falló.'));
  const { usuario: user, lugar: place } = await mount({ path: '/app/caja/cortes', rol: 'user' });
  await screen.findByText('No se pudieron cargar los cortes');
  net.route(LIST, { body: { cortes: [], siguiente: null } });
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('No hay ninguno desde el 2026-11-27 hasta el 2026-12-10.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ver todas las fechas' }));
  expect(await screen.findByText('Cada turno que se cierra deja su corte aquí.')).toBeVisible();
  expect(place()).toBe('/app/caja/cortes?desde=todas');
  expect(String(net.seen(LIST).at(-1)?.query)).toBe('');
});
