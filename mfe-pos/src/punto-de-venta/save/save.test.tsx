import type { SaveNota } from '@lavanda/shared/contract/schemas/sales';
import { setDate } from '@lavanda/shared/testing/clock';
import { problem } from '@lavanda/shared/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import {
  accepted,
  addKilos,
  CATALOG,
  CLIENTE,
  lines,
  openTill,
  saveButton,
  saved,
  selectCliente,
  tile,
  tillNetwork,
} from '../testing/register';

beforeEach(() => {
  localStorage.clear();
  setDate();
});
afterEach(() => jest.useRealTimers());

test('a note without customer or articles is refused with the words of the specification', async () => {
  const red = tillNetwork();
  const { usuario: user } = await openTill();
  await user.click(saveButton());
  const alert = await screen.findByRole('alertdialog', {
    name: 'Verifica la información ingresada: Tienes que seleccionar un usuario y la nota tiene que contener articulos',
  });
  await user.click(within(alert).getByRole('button', { name: 'Seleccionar usuario' }));
  expect(await screen.findByRole('dialog', { name: 'Seleccionar usuario' })).toBeVisible();
  expect(saved(red)).toHaveLength(0);
});

test('a save posts the note in pesos, with its ids, and leaves a blank note with the focus on the customer', async () => {
  const red = tillNetwork();
  const till = await openTill();
  const { usuario: user } = till;
  await selectCliente(till);
  await user.click(tile('Edredón matrimonial'));
  await addKilos(till, '3.35');
  await user.click(await screen.findByRole('button', { name: 'A domicilio' }));
  await user.click(screen.getByRole('button', { name: 'Servicio Express' }));
  await user.click(saveButton());

  const dialog = await screen.findByRole('dialog', { name: '¡Nota creada con éxito! ¿Deseas imprimir ticket?' });
  const uuid = expect.stringMatching(/^[0-9a-f-]{36}$/);
  expect(saved(red)).toEqual([
    {
      id: uuid,
      operacion: uuid,
      usuario: CLIENTE._id,
      usuario_name: 'María Fernanda Ríos',
      fecha: '2026-12-10',
      fecha_entrega: '2026-12-11',
      articulos: [
        {
          _id: uuid,
          servicio: 'Edredón matrimonial',
          servicio_id: CATALOG[0]._id,
          medida: 'pz',
          cantidad: 1,
          precio: 120,
        },
        {
          _id: uuid,
          servicio: 'Ropa delicada por kg',
          servicio_id: CATALOG[1]._id,
          medida: 'kg',
          cantidad: 3.35,
          precio: 38.9,
        },
      ],
      pagos: [],
      descuentos: 0,
      factura: false,
      'a domicilio': true,
      express: true,
      domicilio: CLIENTE.domicilio[0],
      status: 0,
      recoleccion: null,
      envio: 45,
      recargo: 0,
      total: 295.32,
    },
  ]);

  await user.click(within(dialog).getByRole('button', { name: 'Ahora no' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('Ningún articulo agregado')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Seleccionar usuario' })).toHaveFocus();
});

const LINK = { body: { url: 'http://localhost/t/abc', whatsapp: null } };

test('the question after a save prints the ticket in a window of the same tap, and the blank note is there again', async () => {
  const red = tillNetwork();
  const replace = jest.fn();
  const timeWindow = { closed: false, location: { replace }, document: { URL: 'about:blank', body: { textContent: '' } } };
  const open = jest.spyOn(window, 'open').mockReturnValue(timeWindow as unknown as Window);
  const till = await openTill();
  const { usuario: user } = till;
  await selectCliente(till);
  await user.click(tile('Edredón matrimonial'));
  await user.click(saveButton());
  await screen.findByRole('dialog', { name: /Nota creada/ });
  expect(open).not.toHaveBeenCalled();
  const id = saved(red)[0]?.id;
  red.route(`POST /api/ventas/${id}/enlace`, LINK);
  await user.keyboard('{Enter}');

  expect(open).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(replace).toHaveBeenCalledWith(`/api/ventas/${id}/ticket`));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('Ningún articulo agregado')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Seleccionar usuario' })).toHaveFocus();
  timeWindow.closed = true;
  open.mockRestore();
});

test('a browser that blocks the window gets the ticket in the page', async () => {
  const red = tillNetwork();
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const till = await openTill();
  const { usuario: user } = till;
  await selectCliente(till);
  await user.click(tile('Edredón matrimonial'));
  await user.click(saveButton());
  const print = await screen.findByRole('button', { name: 'Imprimir ticket' });
  red.route(`POST /api/ventas/${saved(red)[0]?.id}/enlace`, LINK);
  await user.click(print);
  const frame = await screen.findByTitle('Ticket');
  expect(frame).toHaveAttribute('src', `/api/ventas/${saved(red)[0]?.id}/ticket?imprimir=0`);
  open.mockRestore();
});

test('a failed save keeps everything, and the retry carries the same note, payment and operation', async () => {
  const red = tillNetwork();
  red.route('POST /api/ventas/guardar', () => 'caida');
  const till = await openTill();
  const { usuario: user } = till;
  await selectCliente(till);
  await user.click(tile('Edredón matrimonial'));
  await user.click(screen.getByRole('radio', { name: 'Liquidar' }));
  await user.click(saveButton());

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'La nota no se guardó. El servidor no respondió. Tus datos siguen aquí: toca GUARDAR otra vez.',
  );
  expect(lines()).toHaveLength(1);
  await waitFor(() => expect(saveButton()).toHaveFocus());

  red.route('POST /api/ventas/guardar', ({ body }) => ({ body: accepted(body as unknown as SaveNota) }));
  await user.click(saveButton());
  await screen.findByRole('dialog', { name: /Nota creada/ });
  const [first, second] = saved(red);
  expect(second).toEqual(first);
});

test('a draft changed after a refusal goes out as a new operation of the same note and payment', async () => {
  const red = tillNetwork();
  red.route('POST /api/ventas/guardar', () => problem(422, 'El precio del catálogo es $125.00.'));
  const till = await openTill();
  const { usuario: user } = till;
  await selectCliente(till);
  await user.click(tile('Edredón matrimonial'));
  await user.click(screen.getByRole('radio', { name: 'Liquidar' }));
  await user.click(saveButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('El precio del catálogo es $125.00.');
  await user.click(tile('Almohada'));
  red.route('POST /api/ventas/guardar', ({ body }) => ({ body: accepted(body as unknown as SaveNota) }));
  await user.click(saveButton());
  await screen.findByRole('dialog', { name: /Nota creada/ });
  const [first, second] = saved(red);
  expect(second?.id).toBe(first?.id);
  expect(second?.pagos?.[0]?._id).toBe(first?.pagos?.[0]?._id);
  expect(second?.operacion).not.toBe(first?.operacion);
});

test('a changed draft whose first save had no answer asks the server first, and shows the note that did arrive', async () => {
  const red = tillNetwork();
  let arrival: SaveNota | undefined;
  red.route('POST /api/ventas/guardar', ({ body }) => {
    arrival = body as unknown as SaveNota;
    return 'caida';
  });
  red.route('GET /api/ventas/:id', () =>
    arrival
      ? { body: { data: accepted(arrival, { fecha: '2026-12-10', fecha_entrega: '2026-12-12' }).data } }
      : problem(404, 'La nota no existe.'),
  );
  const till = await openTill();
  const { usuario: user } = till;
  await selectCliente(till);
  await user.click(tile('Edredón matrimonial'));
  await user.click(saveButton());
  await screen.findByRole('alert');
  await user.click(tile('Almohada'));
  await user.click(saveButton());
  const dialog = await screen.findByRole('dialog', { name: 'Otra caja guardó esta nota' });
  expect(within(dialog).getByRole('row', { name: /Almohada/ })).toBeVisible();
  expect(saved(red)).toHaveLength(1);
});

test('while saving the button says PROCESANDO... and nothing can be sent twice', async () => {
  const red = tillNetwork();
  let respond: () => void = () => undefined;
  red.route(
    'POST /api/ventas/guardar',
    ({ body }) =>
      new Promise((ready) => {
        respond = () => ready({ body: accepted(body as unknown as SaveNota) });
      }),
  );
  const till = await openTill();
  await selectCliente(till);
  await till.usuario.click(tile('Edredón matrimonial'));
  await till.usuario.click(saveButton());
  await waitFor(() => expect(saveButton()).toHaveTextContent('PROCESANDO...'));
  expect(saveButton()).toBeDisabled();
  await till.usuario.keyboard('{Control>}{Enter}{/Control}');
  respond();
  await screen.findByRole('dialog', { name: /Nota creada/ });
  expect(saved(red)).toHaveLength(1);
});
