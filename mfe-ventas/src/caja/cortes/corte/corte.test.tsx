import { id } from '@lavanda/shared/testing/fixtures';
import { restoreWidth } from '@lavanda/shared/testing/viewportWidth';
import { screen, waitFor, within } from '@testing-library/react';
import { mount } from '../../../testing/mountPage';
import { CORTE_128, cortesServer } from '../testing/cortes';

const PATH = `/app/caja/cortes/${CORTE_128}`;
const PAGE = `/api/caja/cortes/${CORTE_128}/imprimir`;

afterEach(() => {
  restoreWidth();
  jest.restoreAllMocks();
});

const opened = () => screen.findByRole('heading', { level: 1, name: 'Corte 128' });
const data = () => screen.getByRole('region', { name: 'Datos del corte' });

/** Mocks `window.open`, which returns `popup`. */
function mockWindow(popup: Partial<Window> | null) {
  return jest.spyOn(window, 'open').mockReturnValue(popup as Window | null);
}

/** Mocks a device that can share files. */
function mockSharing(share: () => Promise<void>) {
  const shared = jest.fn<Promise<void>, [ShareData]>(share);
  Object.assign(navigator, { canShare: () => true, share: shared });
  return shared;
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
});

it('shows the corte as it was frozen, with its reason, what came late and the missing clave', async () => {
  cortesServer();
  await mount({ path: PATH, rol: 'accountant' });
  await opened();
  const result = within(screen.getByRole('table', { name: 'Resultado del corte' }));
  expect(result.getByRole('row', { name: /^Efvo/ })).toHaveTextContent('$2,506.50$2,496.50Falta \u2212$10.00');
  expect(screen.getByText('Cambio mal dado: Di $10 de más')).toBeVisible();
  expect(data()).toHaveTextContent('Abrió2026-12-09 08:02');
  expect(data()).toHaveTextContent('Cobrado$2,192.50 en 7 pagos');
  expect(data()).toHaveTextContent('ClavesB371 a B412');
  expect(data()).toHaveTextContent('Falta B372: ese equipo aún no la envía.');
  expect(data()).toHaveTextContent('Fondo que se queda$1,500.00');
  expect(data()).toHaveTextContent('Se retira$996.50');
  const late = within(screen.getByRole('region', { name: 'Llegó después' }));
  expect(late.getByText('María Fernanda Ríos')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Movimientos' })).toHaveTextContent('Garrafones de agua');
  const count = screen.getByRole('region', { name: 'Conteo de efectivo' });
  expect(count).toHaveTextContent('2 × $1,000$2,000.00');
  expect(count).toHaveTextContent('1 × 50¢$0.50');
  expect(count).toHaveTextContent('19:55 · Ana Belén Cruz$2,396.50');
});

it('prints on either paper, in the page when the browser refuses a window, and saves a PDF', async () => {
  cortesServer();
  const replace = jest.fn();
  const popup = { document: document.implementation.createHTMLDocument(), close: () => undefined };
  mockWindow({ ...popup, location: { replace } as unknown as Location });
  const { usuario: user } = await mount({ path: PATH });
  await opened();
  const print = async () => {
    await user.click(screen.getByRole('button', { name: 'Imprimir' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Papel de 58 mm' }));
  };
  await print();
  expect(replace).toHaveBeenCalledWith(`${PAGE}?ancho=58`);
  mockWindow({ closed: true });
  await print();
  const frame = await within(await screen.findByRole('dialog')).findByTitle('Corte 128');
  expect(frame).toHaveAttribute('src', `${PAGE}?ancho=58&imprimir=0`);
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  const link = await screen.findByRole('link', { name: 'PDF' });
  expect(link).toHaveAttribute('href', `/api/caja/cortes/${CORTE_128}/pdf`);
  expect(link).toHaveAttribute('download', 'corte-128.pdf');
});

it('is shared in WhatsApp as text where the device doesn’t share files', async () => {
  cortesServer();
  const open = mockWindow(null);
  const { usuario: user } = await mount({ path: PATH });
  await opened();
  await user.click(screen.getByRole('button', { name: 'Compartir' }));
  await waitFor(() => expect(open).toHaveBeenCalledTimes(1));
  const [address] = open.mock.calls[0] ?? [];
  const url = new URL(String(address));
  expect(url.origin + url.pathname).toBe('https://wa.me/');
  expect(url.searchParams.get('text')?.split('\n')).toEqual([
    'Corte 128 · Caja 1, sucursal Narvarte',
    '2026-12-09 20:04, Ana Belén Cruz',
    'Efectivo: esperado $2,506.50, contado $2,496.50',
    'Faltan $10.00 en efectivo',
    'Cambio mal dado: Di $10 de más',
    'Cobrado: $2,192.50 en 7 pagos',
    'Se retira $996.50, se queda de fondo $1,500.00',
  ]);
});

it('is shared as a PDF by the device, at once on another tap when making it took long', async () => {
  const net = cortesServer();
  const pdf = `GET /api/caja/cortes/${CORTE_128}/pdf`;
  net.route(pdf, 'caida');
  const tooLate = Object.assign(new Error('Too late'), { name: 'NotAllowedError' });
  const share = mockSharing(() => Promise.reject(tooLate));
  const { usuario: user, messages } = await mount({ path: PATH });
  await opened();
  const tap = async () => user.click(await screen.findByRole('button', { name: 'Compartir' }));
  const says = (text: string) => waitFor(() => expect(messages().at(-1)?.text).toBe(text));
  await tap();
  await says('El corte no se compartió. No se pudo hacer el PDF. Revisa tu conexión e inténtalo de nuevo.');
  expect(share).not.toHaveBeenCalled();
  net.route(pdf, { body: 'pdf' });
  await tap();
  await says('El PDF está listo. Toca Compartir otra vez.');
  share.mockResolvedValue();
  await tap();
  await waitFor(() => expect(share).toHaveBeenCalledTimes(2));
  expect(net.seen(pdf)).toHaveLength(2);
  expect(share.mock.calls.at(-1)?.[0].files?.[0]?.name).toBe('corte-128.pdf');
});

it('says so when there is no such corte', async () => {
  cortesServer();
  await mount({ path: `/app/caja/cortes/${id(9_999)}` });
  expect(await screen.findByRole('heading', { level: 1, name: 'No encontramos ese corte' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver los cortes' })).toHaveAttribute('href', '/app/caja/cortes');
});
