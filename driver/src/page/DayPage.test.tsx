import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { DriverServer } from '../testing/driverServer';
import { leavePage, lookAgain, newPhone, openPage, TOKEN } from '../testing/openPage';

let server: DriverServer;
const user = userEvent.setup();

beforeEach(async () => {
  await newPhone();
  server = new DriverServer(TOKEN);
});
afterEach(leavePage);

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const choose = async (name: string) => user.click(await screen.findByRole('radio', { name }));
const next = (name: string) => screen.findByRole('heading', { level: 1, name });

it('the next stop is shown with all that is needed to get there', async () => {
  openPage();
  const card = within(await screen.findByRole('region', { name: 'Siguiente parada' }));
  expect(card.getByRole('heading', { name: 'Patricia Lozano Aguirre' })).toBeVisible();
  for (const text of ['11:48', 'Miguel Laurent 620, int. 4', 'Letrán Valle, 03650', 'B297', '$212.50']) {
    expect(card.getByText(text)).toBeVisible();
  }
  expect(card.getByRole('link', { name: 'Llamar' })).toHaveAttribute('href', 'tel:+525512345678');
  expect(card.getByRole('link', { name: 'Waze' })).toHaveAttribute('href', expect.stringContaining('waze.com/ul?q=Miguel'));
  expect(screen.getByRole('img', { name: '2 de 4 paradas hechas' })).toBeVisible();
  expect(screen.getByText('$114.00')).toBeVisible();
});

it('a delivery paid in cash tells the change, counts once and leads to the next stop', async () => {
  openPage();
  await press('Entregada');
  await choose('$250');
  expect(screen.getByText('$37.50')).toBeVisible();
  await press('Entregada y cobrada $212.50');
  expect(await next('Café Tres Abejas')).toBeVisible();
  expect(screen.getByText(/^A las \d\d:\d\d aún no estaba lista\.$/)).toBeVisible();
  expect(screen.getByText('Entregada, $212.50 en efectivo')).toBeVisible();
  expect(screen.getByText('$326.50')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Por enviar')).toBeNull());
  expect(server.bodies()).toMatchObject([{ estado: 'hecha', pago: { metodo: 'Efvo', monto: 212.5 } }]);
});

it('less cash than is due is taken, and what is missing stays due', async () => {
  openPage();
  await press('Entregada');
  await choose('Otra');
  expect(screen.queryByRole('button', { name: /^Entregada (sin|y) cobra/ })).toBeNull();
  await press('Escribe con cuánto paga');
  expect(await screen.findByRole('alert')).toHaveTextContent('Escribe con cuánto paga.');
  await user.type(screen.getByLabelText('¿Con cuánto paga?'), '200');
  expect(screen.getByText('Faltan $12.50: quedan como saldo de la nota.')).toBeVisible();
  await press('Entregada y cobrada $200.00');
  await next('Café Tres Abejas');
  await waitFor(() => expect(server.bodies()).toMatchObject([{ pago: { monto: 200 } }]));
});

it('an open sheet follows what the counter takes meanwhile', async () => {
  openPage();
  await press('Entregada');
  server.stop('Patricia Lozano Aguirre').cobrar = 50;
  lookAgain();
  await press('Entregada y cobrada $50.00');
  await next('Café Tres Abejas');
  await waitFor(() => expect(server.bodies()).toMatchObject([{ pago: { monto: 50 } }]));
  await press('Entregada');
  server.stop('Café Tres Abejas').cobrar = 0;
  lookAgain();
  expect(await screen.findByText('No hay nada que cobrar.')).toBeVisible();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Entregada' }));
  await waitFor(() => expect(server.bodies()).toHaveLength(2));
  expect(server.bodies()[1]?.pago).toBeUndefined();
});

it('touches that come at once count once', async () => {
  openPage();
  await press('Entregada');
  const button = await screen.findByRole('button', { name: 'Entregada y cobrada $212.50' });
  for (let touch = 0; touch < 3; touch++) button.click();
  await next('Café Tres Abejas');
  await waitFor(() => expect(screen.queryByText('Por enviar')).toBeNull());
  expect(server.bodies()).toHaveLength(1);
});

it('a transfer shows the account; what was not paid brings no pago', async () => {
  openPage();
  await press('Entregada');
  await choose('Transf');
  expect(screen.getByText('CLABE 012180001234567891')).toBeVisible();
  await press('Entregada y cobrada $212.50');
  await next('Café Tres Abejas');
  await press('Entregada');
  await choose('No pagó');
  await press('Entregada sin cobrar');
  expect(await screen.findByRole('heading', { name: 'Ruta terminada' })).toBeVisible();
  expect(screen.getAllByText('$114.00')).toHaveLength(2);
  await waitFor(() => expect(server.bodies()).toHaveLength(2));
  expect(server.bodies().map(({ pago }) => pago?.metodo)).toEqual(['Transf', undefined]);
});

it('a delivery with nothing due is only handed over', async () => {
  server.stop('Patricia Lozano Aguirre').cobrar = 0;
  openPage();
  await press('Entregada');
  const sheet = within(await screen.findByRole('dialog', { name: 'Entregada' }));
  expect(sheet.queryByRole('radio')).toBeNull();
  await user.click(sheet.getByRole('button', { name: 'Entregada' }));
  await next('Café Tres Abejas');
});

it('a pickup takes its bags and a note', async () => {
  Object.assign(server.stop('Patricia Lozano Aguirre'), { tipo: 'recoleccion', cobrar: 0, bultos: 0 });
  openPage();
  await press('Recogida');
  await press('Una bolsa más');
  await press('Una bolsa más');
  await user.type(screen.getByLabelText('Nota (opcional)'), ' Edredón  aparte ');
  await press('Recogida, 3 bolsas');
  await next('Café Tres Abejas');
  expect(screen.getAllByText('Recogida, 3 bolsas')).toHaveLength(2);
  await waitFor(() => expect(server.bodies()).toMatchObject([{ bolsas: 3, detalle: 'Edredón aparte' }]));
});

it('where nobody was it takes the reason; a photo that can’t be made small is left out', async () => {
  openPage();
  await press('No estaba');
  await choose('Pidió otro día');
  await user.upload(screen.getByLabelText(/^Foto de la puerta/), new File(['?'], 'puerta.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Puedes guardar sin foto.');
  await press('Guardar y seguir con Café Tres Abejas');
  await next('Café Tres Abejas');
  const row = screen.getByText('No estaba: pidió otro día').closest('li');
  expect(row).toHaveTextContent(/^!/);
  await waitFor(() => expect(server.bodies()).toMatchObject([{ estado: 'no_estaba', motivo: 'otro_dia' }]));
});

it('a touch makes a later stop the next one', async () => {
  openPage();
  await press('Ir primero con Café Tres Abejas');
  expect(await next('Café Tres Abejas')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ir primero con Patricia Lozano Aguirre' })).toBeVisible();
});

it('WhatsApp opens with the message, and its notice is told once', async () => {
  openPage();
  const link = await screen.findByRole('link', { name: 'WhatsApp' });
  const { searchParams } = new URL(link.getAttribute('href') ?? '');
  expect(searchParams.get('text')).toBe(
    'Hola, Patricia. Soy Rocío, de Agua Clara. Vamos en camino con tu ropa, llegamos hacia las 11:48.',
  );
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  await user.click(link);
  await waitFor(() => expect(server.notices).toEqual([server.stop('Patricia Lozano Aguirre').nota]));
});

it('a day without stops says so, and one that is over opens no more', async () => {
  server.day = { ...server.day, paradas: [] };
  openPage();
  expect(await next('Aún no tienes paradas')).toBeVisible();
  server.day = { ...server.day, fecha: '2020-01-01' };
  openPage();
  expect(await next('Este enlace ya no funciona. Pide uno nuevo.')).toBeVisible();
});
