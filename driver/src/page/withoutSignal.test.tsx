import type { DriverDay } from '@lavanda/shared/contract/schemas/driver';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { driverQueue } from '../route/driverRoute';
import written from '../testing/day.json';
import { DriverServer } from '../testing/driverServer';
import { leavePage, lookAgain, NEXT_TOKEN, newPhone, openPage, TOKEN } from '../testing/openPage';

let server: DriverServer;
const user = userEvent.setup();

beforeEach(async () => {
  await newPhone();
  server = new DriverServer(TOKEN);
});
afterEach(leavePage);

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const next = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Delivers the next stop, whose cliente pays the exact amount in cash. */
async function deliver(): Promise<void> {
  await press('Entregada');
  await press(/^Entregada y cobrada/);
}

/** Delivers both stops while the phone has no network. */
async function deliverBothDown(): Promise<void> {
  openPage();
  await next('Patricia Lozano Aguirre');
  server.isDown = true;
  await deliver();
  await next('Café Tres Abejas');
  await deliver();
  await next('Ruta terminada');
}

async function allSent(): Promise<void> {
  await waitFor(async () => expect(await driverQueue.read()).toEqual([]));
}

it('what is captured without a signal is shown as done, outlives a reload, and is sent once when it is back', async () => {
  await deliverBothDown();
  expect(screen.getAllByText('Por enviar')).toHaveLength(2);
  expect(await screen.findByText(/^Sin señal desde las \d\d:\d\d\.$/)).toBeVisible();
  openPage();
  await next('Ruta terminada');
  expect(await screen.findAllByText('Por enviar')).toHaveLength(2);
  expect(screen.getAllByText('$1,060.90')).toHaveLength(2);
  server.isDown = false;
  lookAgain();
  await waitFor(() => expect(screen.queryByText('Por enviar')).toBeNull());
  await allSent();
  expect(server.bodies()).toMatchObject([
    { captura: true, pago: { monto: 212.5 } },
    { captura: true, pago: { monto: 734.4 } },
  ]);
  expect(server.received).toBe(2);
  expect(screen.queryByText(/^Sin señal/)).toBeNull();
});

it('a capture whose answer was lost counts once', async () => {
  server.fates.push('answerLost');
  openPage();
  await next('Patricia Lozano Aguirre');
  await deliver();
  await next('Café Tres Abejas');
  lookAgain();
  await allSent();
  expect(server.bodies()).toHaveLength(1);
  expect(server.day.en_mano).toBe(326.5);
});

it('a link that was revoked keeps what waits, forgets the customers, and the next link of the route sends it', async () => {
  await deliverBothDown();
  server.isDown = false;
  server.tokens.delete(TOKEN);
  lookAgain();
  expect(await next('Este enlace ya no funciona. Pide uno nuevo.')).toBeVisible();
  expect(screen.getByText(/^2 capturas esperan en este teléfono/)).toBeVisible();
  expect(screen.queryByText('Patricia Lozano Aguirre')).toBeNull();
  openPage();
  expect(await screen.findByText(/^2 capturas esperan en este teléfono/)).toBeVisible();
  server.tokens.add(NEXT_TOKEN);
  openPage(NEXT_TOKEN);
  await next('Ruta terminada');
  await allSent();
  expect([...server.stored.values()].map(({ token }) => token)).toEqual([NEXT_TOKEN, NEXT_TOKEN]);
});

/**
 * Makes the next day, with the network back; its link opens a route without stops.
 * @param chofer driver of the new route
 * @returns id of the earlier day's route
 */
function nextDay(chofer = server.day.chofer): string {
  const { day } = server;
  server.past.push(day);
  server.tokens.delete(TOKEN);
  server.tokens.add(NEXT_TOKEN);
  server.day = { ...day, ruta: `${day.ruta.slice(0, -1)}9`, chofer, paradas: [] };
  server.isDown = false;
  return day.ruta;
}

it('what a driver left unsent goes by the next link that they open, for the route that it was captured on', async () => {
  await deliverBothDown();
  const before = nextDay();
  openPage(NEXT_TOKEN);
  await allSent();
  expect([...server.stored.values()].map(({ token, body }) => [token, body.ruta])).toEqual([
    [NEXT_TOKEN, before],
    [NEXT_TOKEN, before],
  ]);
  expect(screen.queryByText(/capturas/)).toBeNull();
});

it('what of it the server refuses is told with its reason, and sent again when asked', async () => {
  await deliverBothDown();
  server.fates.push({ status: 422, detail: 'Elige otra cantidad.' });
  nextDay();
  openPage(NEXT_TOKEN);
  expect(await screen.findByRole('alert')).toHaveTextContent('Necesita atención: Elige otra cantidad.');
  expect(screen.getByText('Patricia Lozano Aguirre')).toBeVisible();
  await press('Reintentar');
  await allSent();
  expect(server.bodies()).toHaveLength(2);
});

it('what another driver left unsent goes by their own link alone, and is told meanwhile', async () => {
  await deliverBothDown();
  nextDay({ ...server.day.chofer, _id: '7a1c2b30-0000-4000-8000-000000000099', nombre: 'Toño' });
  openPage(NEXT_TOKEN);
  expect(await screen.findByText('2 capturas de otra ruta esperan en este teléfono.')).toBeVisible();
  expect(server.bodies()).toEqual([]);
  server.past.length = 0;
  server.late.add(TOKEN);
  server.day = { ...server.day, paradas: structuredClone(written).paradas as DriverDay['paradas'] };
  openPage(NEXT_TOKEN);
  await allSent();
  expect([...server.stored.values()].map(({ token, body }) => [token, body.ruta])).toEqual([
    [TOKEN, undefined],
    [TOKEN, undefined],
  ]);
});

it('a notice told without a signal is recorded once it is back', async () => {
  openPage();
  const link = await screen.findByRole('link', { name: 'WhatsApp' });
  link.addEventListener('click', (event) => event.preventDefault());
  server.isDown = true;
  await user.click(link);
  expect(await screen.findByText(/^Sin señal desde las/)).toBeVisible();
  server.isDown = false;
  lookAgain();
  await allSent();
  expect(server.notices).toEqual([server.stop('Patricia Lozano Aguirre').nota]);
});

it('a notice whose link opens no more holds nothing up', async () => {
  openPage();
  const link = await screen.findByRole('link', { name: 'WhatsApp' });
  link.addEventListener('click', (event) => event.preventDefault());
  server.isDown = true;
  await user.click(link);
  await deliver();
  await next('Café Tres Abejas');
  nextDay();
  openPage(NEXT_TOKEN);
  await allSent();
  expect(server.bodies()).toHaveLength(1);
});

it('a page that somebody else answers ends no link and refuses no capture', async () => {
  openPage();
  await next('Patricia Lozano Aguirre');
  server.isMisled = true;
  await deliver();
  await next('Café Tres Abejas');
  lookAgain();
  expect(await screen.findByText(/^Sin señal desde las/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  openPage();
  await next('Café Tres Abejas');
  server.isMisled = false;
  lookAgain();
  await allSent();
  expect(server.bodies()).toHaveLength(1);
});

it('what the server refuses stays with its reason, and is sent again when asked', async () => {
  server.fates.push({ status: 422, detail: 'Elige otra cantidad.' });
  openPage();
  await next('Patricia Lozano Aguirre');
  await deliver();
  expect(await screen.findByRole('alert')).toHaveTextContent('Necesita atención: Elige otra cantidad.');
  await deliver();
  await waitFor(() => expect(server.bodies()).toHaveLength(1));
  await press('Reintentar');
  await waitFor(() => expect(server.bodies()).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('a stop that the link doesn’t know holds nothing up', async () => {
  openPage();
  await next('Patricia Lozano Aguirre');
  server.isDown = true;
  await deliver();
  await next('Café Tres Abejas');
  await deliver();
  await next('Ruta terminada');
  server.day = { ...server.day, paradas: server.day.paradas.filter(({ clave }) => clave !== 'B297') };
  server.isDown = false;
  lookAgain();
  expect(await screen.findByRole('alert')).toHaveTextContent('Esa parada no existe.');
  await waitFor(() => expect(server.bodies()).toMatchObject([{ pago: { monto: 734.4 } }]));
  expect(screen.getByText('Patricia Lozano Aguirre')).toBeVisible();
  await waitFor(async () => expect(await driverQueue.read()).toHaveLength(1));
});

/** Touches WhatsApp at the next stop, with a server that refuses the notice. */
async function tellInVain(): Promise<void> {
  server.noticeRefusal = 'Revisa la hora.';
  const link = await screen.findByRole('link', { name: 'WhatsApp' });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  await waitFor(async () => expect(await driverQueue.read()).toMatchObject([{ refusal: { status: 422 } }]));
}

it('a notice that the server refuses is told at its stop, and a next touch records it', async () => {
  openPage();
  await tellInVain();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No quedó anotado que avisaste: toca WhatsApp otra vez. Revisa la hora.',
  );
  server.noticeRefusal = '';
  await user.click(screen.getByRole('link', { name: 'WhatsApp' }));
  await allSent();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(server.notices).toEqual([server.stop('Patricia Lozano Aguirre').nota]);
});

it('a refused notice isn’t counted as waiting, at the end of the day and on the next', async () => {
  openPage();
  await tellInVain();
  await deliver();
  await next('Café Tres Abejas');
  await deliver();
  await next('Ruta terminada');
  await waitFor(() => expect(server.bodies()).toHaveLength(2));
  await waitFor(() => expect(screen.queryByText(/^Por enviar/)).toBeNull());
  nextDay({ ...server.day.chofer, _id: '7a1c2b30-0000-4000-8000-000000000099', nombre: 'Toño' });
  openPage(NEXT_TOKEN);
  await next('Aún no tienes paradas');
  expect(screen.queryByText(/captura/)).toBeNull();
  await waitFor(async () => expect(await driverQueue.read()).toEqual([]));
});

/** Makes the phone keep no captures and no day, because its browser forbids IndexedDB. */
function forbidStorage(): void {
  globalThis.indexedDB = {
    open: () => {
      throw new Error('Forbidden');
    },
  } as unknown as IDBFactory;
}

it('a phone that keeps nothing says what failed, and keeps the sheet as it was', async () => {
  forbidStorage();
  openPage();
  await next('Patricia Lozano Aguirre');
  server.isDown = true;
  await press('Entregada');
  await user.click(await screen.findByRole('radio', { name: '$250' }));
  await press('Entregada y cobrada $212.50');
  expect(await screen.findByRole('alert')).toHaveTextContent('El servidor no respondió.');
  expect(screen.getByText('$37.50')).toBeVisible();
  server.isDown = false;
  await press('Entregada y cobrada $212.50');
  await next('Café Tres Abejas');
  expect(server.bodies()).toHaveLength(1);
});

it('a phone that keeps nothing doesn’t promise to send by itself', async () => {
  forbidStorage();
  openPage();
  await next('Patricia Lozano Aguirre');
  server.isDown = true;
  lookAgain();
  const notice = await screen.findByText(/no guarda nada: no cierres esta página/);
  expect(notice).not.toHaveTextContent('se envía solo');
});

it('a phone that runs out of room stops promising to send by itself', async () => {
  openPage();
  await next('Patricia Lozano Aguirre');
  server.isDown = true;
  lookAgain();
  await screen.findByText(/se envía solo al volver/);
  const add = jest.spyOn(driverQueue, 'add').mockRejectedValue(new DOMException('Full', 'QuotaExceededError'));
  await deliver();
  expect(await screen.findByText(/no guarda nada: no cierres esta página/)).toBeVisible();
  add.mockRestore();
  await press(/^Entregada y cobrada/);
  await next('Café Tres Abejas');
  expect(screen.getByText(/se envía solo al volver/)).toBeVisible();
});

it('a phone that keeps nothing says that a notice wasn’t recorded, and a next touch records it', async () => {
  forbidStorage();
  openPage();
  const link = await screen.findByRole('link', { name: 'WhatsApp' });
  link.addEventListener('click', (event) => event.preventDefault());
  server.isDown = true;
  await user.click(link);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'No quedó anotado que avisaste: toca WhatsApp otra vez. El servidor no respondió.',
  );
  server.isDown = false;
  await user.click(link);
  await user.click(link);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(server.notices).toEqual([server.stop('Patricia Lozano Aguirre').nota]);
});

it('without a signal and without a saved day it says so, and tries again', async () => {
  server.isDown = true;
  openPage();
  expect(await next('Sin señal.')).toBeVisible();
  server.isDown = false;
  await press('Reintentar');
  expect(await next('Patricia Lozano Aguirre')).toBeVisible();
});
