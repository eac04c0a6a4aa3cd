import { learnServerClock, resetServerClock } from '@lavanda/shared/api/serverClock';
import { setDate } from '@lavanda/shared/testing/clock';
import { id, testSession } from '@lavanda/shared/testing/fixtures';
import { mockNetwork } from '@lavanda/shared/testing/network';
import { renderSection } from '@lavanda/shared/testing/renderSection';
import { screen, waitFor } from '@testing-library/react';
import { DAY, testDay } from '../testing/day';
import StopOfNota from './StopOfNota';

afterEach(() => {
  jest.useRealTimers();
  resetServerClock();
});

async function open(notaId: string, device?: string) {
  setDate(device);
  const net = mockNetwork();
  net.route('GET /api/rutas/dia', { body: testDay() });
  const session = testSession('user');
  session.permissions.push('ruta');
  const section = await renderSection([{ path: '*', element: <StopOfNota notaId={notaId} /> }], {
    session,
    places: [`/app/ventas/${notaId}`],
  });
  return { ...section, net };
}

it('says where the nota is in today’s route, and leads there', async () => {
  const { usuario: user, lugar: place, net } = await open(id(710_003));
  await user.click(await screen.findByRole('link', { name: 'Ruta: Toño Barrera, parada 3, llega 12:08' }));
  expect(place()).toBe('/app/ruta');
  expect(net.seen('GET /api/rutas/dia')[0]?.query.get('fecha')).toBe(DAY);
});

it('asks for the day by the server’s clock where the device’s is a day ahead', async () => {
  const device = Date.parse('2026-12-11T15:00:00Z');
  learnServerClock('Thu, 10 Dec 2026 15:00:00 GMT', device, device);
  const { net } = await open(id(710_003), '2026-12-11T15:00:00Z');
  expect(await screen.findByRole('link', { name: /^Ruta: Toño Barrera/ })).toBeVisible();
  expect(net.seen('GET /api/rutas/dia').map(({ query }) => query.get('fecha'))).toEqual([DAY]);
});

it('says when it was done', async () => {
  await open(id(710_001));
  expect(await screen.findByRole('link', { name: 'Ruta: Toño Barrera, parada 1, entregada a las 09:22' })).toBeVisible();
});

it.each([
  ['nobody has', id(730_001)],
  ['is no stop', id(999_999)],
])('shows nothing of one that %s', async (_what, nota) => {
  const { net } = await open(nota);
  await waitFor(() => expect(net.seen('GET /api/rutas/dia')).toHaveLength(1));
  expect(screen.queryByText(/Ruta:/)).toBeNull();
});
