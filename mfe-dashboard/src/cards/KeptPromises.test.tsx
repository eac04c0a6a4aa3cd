import { setDate } from '@lavanda/shared/testing/clock';
import { NARVARTE } from '@lavanda/shared/testing/fixtures';
import { problem } from '@lavanda/shared/testing/network';
import { screen, within } from '@testing-library/react';
import { SUMMARY } from '../testing/data';
import { mount, READ_PROMISES, summaryNetwork } from '../testing/mountPage';

beforeEach(() => setDate('2026-11-21T18:00:00Z'));
afterEach(() => jest.useRealTimers());

const card = () => within(screen.getByRole('region', { name: 'Promesas cumplidas' }));

async function rows(user: { click(element: Element): Promise<void> }) {
  await user.click(await screen.findByRole('button', { name: 'Ver como tabla: Promesas cumplidas' }));
  return card()
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
}

it('tells the share of notas that were done in time, by month, of all sucursales together', async () => {
  const net = summaryNetwork({ body: SUMMARY });
  const { usuario: user } = await mount();
  expect(await screen.findByText('En 2026 estuvieron listas a tiempo 16 de 19 notas, 84%.')).toBeInTheDocument();
  expect(
    card()
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Mar100%5 de 5', 'Nov79%11 de 14']);
  expect(net.seen(READ_PROMISES).map(({ query }) => String(query))).toEqual(['anio=2026']);
  expect(await rows(user)).toEqual([
    ['Mes', 'Prometidas', 'A tiempo', 'Porcentaje'],
    ['Marzo', '5', '5', '100%'],
    ['Noviembre', '14', '11', '79%'],
  ]);
});

it('is of one sucursal when one is chosen', async () => {
  summaryNetwork({ body: SUMMARY });
  const { usuario: user } = await mount({ path: `/app/dashboard?sucursal=${NARVARTE._id}` });
  expect((await rows(user)).at(-1)).toEqual(['Noviembre', '10', '8', '80%']);
});

it('says so when nothing was promised, and tries again when it could not be read', async () => {
  const net = summaryNetwork({ body: SUMMARY });
  net.route(READ_PROMISES, () => problem(500, 'Algo falló.'));
  const { usuario: user } = await mount();
  await screen.findByText('No se cargaron las promesas');
  net.route(READ_PROMISES, () => ({ body: { promesas: [] } }));
  await user.click(card().getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Sin promesas vencidas en 2026')).toBeVisible();
});
