import type { PickupRequest } from '@lavanda/shared/contract/schemas/pickupRequests';
import { registerId } from '@lavanda/shared/federation/register';
import { id, testNota } from '@lavanda/shared/testing/fixtures';
import { problem } from '@lavanda/shared/testing/network';
import { act, screen, waitFor, within } from '@testing-library/react';
import { DAY, testDay } from '../testing/day';
import { openRuta } from '../testing/openRuta';

const day = testDay();
const NONE = { paradas: [], rutas: [], sugerencia: null };

const request = (changes: Partial<PickupRequest> = {}): PickupRequest => ({
  _id: id(),
  cliente: id(),
  cliente_name: 'Regina Zaragoza',
  cliente_telefono: '+525518462203',
  domicilio: 'Luz Saviñón 1120',
  sucursal: day.sucursal._id,
  sucursal_name: day.sucursal.nombre,
  dia: DAY,
  hora_inicio: '10:00',
  hora_final: '12:00',
  comentario: '',
  creada: '2026-12-10T16:42:00Z',
  ...changes,
});

const region = () => screen.findByRole('region', { name: /^Solicitudes de recolección/ });

afterEach(() => jest.useRealTimers());

it('one that waits stands above the drivers; accepted, it leaves and the day is read again', async () => {
  const waiting = request();
  const { usuario: user, net, avisos: toasts } = await openRuta({ requests: [waiting] });
  const accept = within(await region()).getByRole('button', { name: 'Aceptar la recolección de Regina Zaragoza' });
  const driver = screen.getByRole('region', { name: 'Toño Barrera' });
  expect(accept.compareDocumentPosition(driver) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  net.route('POST /api/solicitudes/aceptar', problem(409, 'Iván Maldonado ya la aceptó a las 10:42.'));
  await user.click(accept);
  await waitFor(() => expect(toasts().at(-1)).toContain('Iván Maldonado ya la aceptó a las 10:42.'));
  net.route('POST /api/solicitudes/aceptar', () => {
    net.route('GET /api/solicitudes', { body: { solicitudes: [] } });
    return { body: { data: testNota({ _id: waiting._id, usuario: waiting.cliente, status: -1 }) } };
  });
  const before = net.seen('GET /api/rutas/dia').length;
  await user.click(accept);
  await waitFor(() => expect(toasts().at(-1)).toBe('Recolección de Regina Zaragoza agendada.'));
  await waitFor(() => expect(net.seen('GET /api/rutas/dia').length).toBeGreaterThan(before));
  expect(screen.queryByRole('region', { name: /^Solicitudes/ })).toBeNull();
  expect(net.seen('POST /api/solicitudes/aceptar')[1]?.body).toMatchObject({ _id: waiting._id, equipo: registerId() });
});

it('comes with the stops, and is read once', async () => {
  let answer: () => void = () => undefined;
  const { net } = await openRuta({
    answerRequests: () => new Promise((done) => (answer = () => done({ body: { solicitudes: [request()] } }))),
  });
  await waitFor(() => expect(net.seen('GET /api/solicitudes')).toHaveLength(1));
  await act(() => new Promise((done) => setTimeout(done, 100)));
  expect(screen.queryByRole('region', { name: 'Toño Barrera' })).toBeNull();
  answer();
  expect(await region()).toBeVisible();
  expect(screen.getByRole('region', { name: 'Toño Barrera' })).toBeVisible();
  await act(() => new Promise((done) => setTimeout(done, 100)));
  expect(net.seen('GET /api/solicitudes')).toHaveLength(1);
});

it('stands over an empty day too; one of another sucursal does not', async () => {
  const requests = [request(), request({ cliente_name: 'Bruno Lara', sucursal_name: 'Portales' })];
  await openRuta({ day: testDay(NONE), requests });
  expect(within(await region()).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByText('Sin paradas para este día')).toBeVisible();
});

it('a later day has only those that are asked for then', async () => {
  const tomorrow = request({ dia: '2026-12-11', cliente_name: 'Bruno Lara' });
  const place = '/app/ruta?dia=2026-12-11';
  await openRuta({ day: testDay({ fecha: '2026-12-11' }), requests: [request(), tomorrow], place });
  const shown = within(await region());
  expect(shown.getAllByRole('listitem')).toHaveLength(1);
  expect(shown.getByRole('button', { name: 'Rechazar la recolección de Bruno Lara' })).toBeVisible();
});

it('the deliveries alone have none above them', async () => {
  const { usuario: user } = await openRuta({ requests: [request()] });
  await region();
  await user.click(screen.getByRole('radio', { name: 'Entregas 2' }));
  expect(screen.queryByRole('region', { name: /^Solicitudes/ })).toBeNull();
});
