import type { PickupRequest } from '@lavanda/shared/contract/schemas/pickupRequests';
import { registerId } from '@lavanda/shared/federation/register';
import { setDate } from '@lavanda/shared/testing/clock';
import { clearDevice } from '@lavanda/shared/testing/device';
import { id, NARVARTE, testNota } from '@lavanda/shared/testing/fixtures';
import { type MockNetwork, mockNetwork, problem } from '@lavanda/shared/testing/network';
import { act, screen, waitFor, within } from '@testing-library/react';
import ActivosPage from '../ActivosPage';
import { mount } from '../testing/mountPage';
import { testRecoleccion } from '../testing/recoleccion';

let net: MockNetwork;
let waiting: PickupRequest[];
beforeEach(async () => {
  await clearDevice();
  setDate();
  net = mockNetwork();
  waiting = [request()];
  net.route('GET /api/solicitudes', () => ({ body: { solicitudes: waiting } }));
  // Every fetch returns the same notas, because other ones would move the board, which then ignores touches for a moment.
  const notas = [testNota(), testRecoleccion()];
  net.route('GET /api/ventas/', () => ({ body: { results: notas } }));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function request(changes: Partial<PickupRequest> = {}): PickupRequest {
  return {
    _id: id(),
    cliente: id(),
    cliente_name: 'Regina Zaragoza',
    cliente_telefono: '+525518462203',
    domicilio: 'Luz Saviñón 1120',
    sucursal: NARVARTE._id,
    sucursal_name: 'Narvarte',
    dia: '2026-12-11',
    hora_inicio: '10:00',
    hora_final: '12:00',
    comentario: 'Timbre 2',
    creada: '2026-12-10T16:42:00Z',
    ...changes,
  };
}

const open = (path = '/app/activos') => mount(<ActivosPage />, { path });
const accept = () => screen.findByRole('button', { name: 'Aceptar la recolección de Regina Zaragoza' });
const sent = (call: 'aceptar' | 'rechazar') => net.seen(`POST /api/solicitudes/${call}`).map(({ body }) => body);

function answerWith(answer: () => ReturnType<typeof problem>) {
  net.route('POST /api/solicitudes/aceptar', answer);
}

it('stands above the list with who, when, where and what was written', async () => {
  await open();
  const region = within(await screen.findByRole('region', { name: /^Solicitudes de recolección/ }));
  for (const text of ['Regina Zaragoza', 'Mañana, 10:00 a 12:00', 'Luz Saviñón 1120', '«Timbre 2»']) {
    expect(region.getByText(text)).toBeVisible();
  }
});

it('comes with the notas, or after them when it takes over a second', async () => {
  let answer: () => void = () => undefined;
  net.route('GET /api/solicitudes', () => new Promise((done) => (answer = () => done({ body: { solicitudes: waiting } }))));
  await open();
  await waitFor(() => expect(net.seen('GET /api/ventas/')).toHaveLength(1));
  await act(() => new Promise((done) => setTimeout(done, 100)));
  expect(screen.queryByRole('article')).toBeNull();
  expect(await screen.findAllByRole('article', {}, { timeout: 3_000 })).toHaveLength(2);
  answer();
  expect(await screen.findByRole('region', { name: /^Solicitudes de recolección/ })).toBeVisible();
});

it('begins the column Por recolectar of the board and counts there', async () => {
  await open('/app/activos?vista=tablero');
  const column = within(await screen.findByRole('region', { name: 'Por recolectar 2' }));
  expect(column.getByRole('button', { name: 'Aceptar la recolección de Regina Zaragoza' })).toBeVisible();
  expect(column.getByRole('link', { name: 'Hotel Miravalle' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /^Solicitudes/ })).toBeNull();
});

it('is hidden by the filters and the search that it does not match', async () => {
  const { usuario: user } = await open('/app/activos?filtro=sucursal');
  await screen.findByRole('link', { name: 'Ana Sofía Treviño' });
  await waitFor(() => expect(net.seen('GET /api/solicitudes')).toHaveLength(1));
  expect(screen.queryByRole('region', { name: /^Solicitudes/ })).toBeNull();
  await user.click(screen.getByRole('radio', { name: /^Por recolectar/ }));
  expect(await accept()).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Buscar nota' }), 'hotel');
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Solicitudes/ })).toBeNull());
});

it('alone under its filter is counted, and nothing says that there is nothing', async () => {
  net.route('GET /api/ventas/', () => ({ body: { results: [testNota()] } }));
  await open('/app/activos?filtro=recolectar');
  expect(await accept()).toBeVisible();
  expect(await screen.findByRole('radio', { name: /^Por recolectar\D*1$/ })).toBeChecked();
  expect(screen.getByText('0 notas y 1 solicitud')).toBeInTheDocument();
  expect(screen.queryByText('Nada por recolectar')).toBeNull();
});

it('that comes while the page is open takes no touch meant for the one that stood there', async () => {
  let now = 1_000_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const { usuario: user } = await open();
  const first = await accept();
  now += 1_000;
  answerWith(() => problem(500, 'El servidor tuvo un problema.'));
  waiting = [request({ cliente_name: 'Bruno Lara', dia: '2026-12-10' }), ...waiting];
  // After a failed acceptance the page fetches the list again, which brings the new request.
  await user.click(first);
  await screen.findByText('Bruno Lara');
  await user.click(first);
  expect(sent('aceptar')).toHaveLength(1);
  now += 400;
  await user.click(first);
  await waitFor(() => expect(sent('aceptar')).toHaveLength(2));
});

it('is accepted with one touch; a retry after a lost answer is the same attempt', async () => {
  const { usuario: user, avisos: toasts } = await open();
  net.route('POST /api/solicitudes/aceptar', () => 'caida');
  await user.click(await accept());
  await waitFor(() => expect(toasts().at(-1)).toMatch(/^La recolección de Regina Zaragoza no se agendó\./));
  const [only] = waiting;
  answerWith(() => {
    waiting = [];
    return { body: { data: testRecoleccion({ _id: only?._id ?? '' }) } };
  });
  await user.click(await accept());
  await waitFor(() => expect(toasts().at(-1)).toBe('Recolección de Regina Zaragoza agendada.'));
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Solicitudes/ })).toBeNull());
  const [first, second] = sent('aceptar');
  expect(second).toEqual(first);
  expect(first).toEqual({ _id: only?._id, operacion: expect.any(String), equipo: registerId() });
  expect(net.seen('GET /api/ventas/').length).toBeGreaterThan(1);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('two at once are both accepted', async () => {
  waiting = [request(), request({ cliente_name: 'Bruno Lara' })];
  let answer = () => {};
  const both = new Promise<void>((done) => {
    answer = done;
  });
  net.route('POST /api/solicitudes/aceptar', async () => {
    await both;
    waiting = [];
    return { body: { data: testRecoleccion() } };
  });
  const { usuario: user, avisos: toasts } = await open();
  await user.click(await accept());
  await user.click(screen.getByRole('button', { name: 'Aceptar la recolección de Bruno Lara' }));
  for (const button of screen.getAllByRole('button', { name: /^Aceptar la recolección/ })) expect(button).toBeDisabled();
  answer();
  await waitFor(() => expect(toasts()).toHaveLength(2));
  expect(new Set(sent('aceptar').map((body) => body._id)).size).toBe(2);
});

it('its day is that of its sucursal, whatever the zone of the user', async () => {
  // In Auckland it is already the 11th, so the first request is out of date.
  waiting = [
    request({ zona_horaria: 'Pacific/Auckland', dia: '2026-12-10' }),
    request({ cliente_name: 'Bruno Lara', dia: '2026-12-10' }),
  ];
  await open();
  expect(await screen.findByRole('button', { name: 'Aceptar la recolección de Bruno Lara' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Aceptar la recolección de Regina Zaragoza' })).toBeNull();
  expect(screen.getAllByText('Su día ya pasó')).toHaveLength(1);
});

it('tells who answered first, and reads the list again', async () => {
  const { usuario: user, avisos: toasts } = await open();
  answerWith(() => {
    waiting = [];
    return problem(409, 'Iván Maldonado ya la aceptó a las 10:42.');
  });
  await user.click(await accept());
  await waitFor(() => expect(toasts().at(-1)).toContain('Iván Maldonado ya la aceptó a las 10:42.'));
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Solicitudes/ })).toBeNull());
});

it('is declined with a reason, which a failure keeps', async () => {
  const { usuario: user, avisos: toasts } = await open();
  await user.click(await screen.findByRole('button', { name: 'Rechazar la recolección de Regina Zaragoza' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Rechazar la recolección de Regina Zaragoza?' }));
  await user.type(dialog.getByRole('textbox', { name: 'Motivo (opcional)' }), 'No hay chofer');
  net.route('POST /api/solicitudes/rechazar', () => problem(500, 'El servidor tuvo un problema.'));
  await user.click(dialog.getByRole('button', { name: 'Rechazar' }));
  expect(await dialog.findByText(/^La solicitud no se rechazó\. El servidor tuvo un problema\./)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Motivo (opcional)' })).toHaveValue('No hay chofer');
  net.route('POST /api/solicitudes/rechazar', ({ body }) => {
    waiting = [];
    return { body: { response: String(body._id) } };
  });
  await user.click(dialog.getByRole('button', { name: 'Rechazar' }));
  await waitFor(() => expect(toasts().at(-1)).toBe('Recolección de Regina Zaragoza rechazada.'));
  expect(sent('rechazar').at(-1)).toMatchObject({ motivo: 'No hay chofer' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('one whose day went by says so, and can only be declined', async () => {
  waiting = [request({ dia: '2026-12-08' })];
  await open();
  expect(await screen.findByText('Su día ya pasó')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Rechazar la recolección de Regina Zaragoza' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Aceptar/ })).toBeNull();
});

it('a list that was not read says so, and is read again', async () => {
  net.route('GET /api/solicitudes', () => problem(500, 'El servidor tuvo un problema.'));
  const { usuario: user } = await open();
  expect(await screen.findByText(/^No se leyeron las solicitudes de recolección\./)).toBeVisible();
  net.route('GET /api/solicitudes', () => ({ body: { solicitudes: waiting } }));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await accept()).toBeVisible();
});
