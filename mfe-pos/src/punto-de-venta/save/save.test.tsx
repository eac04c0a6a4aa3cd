import type { Nota, SaveNota } from '@lavanda/shared/contract/schemas/sales';
import { setDate } from '@lavanda/shared/testing/clock';
import { clearDevice } from '@lavanda/shared/testing/device';
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

beforeEach(async () => {
  await clearDevice();
  setDate();
});
afterEach(() => jest.useRealTimers());

test('a note without customer or articles is refused with the words of the specification', async () => {
  const net = tillNetwork();
  const { usuario: user } = await openTill();
  await user.click(saveButton());
  const alert = await screen.findByRole('alertdialog', {
    name: 'Verifica la información ingresada: Tienes que seleccionar un usuario y la nota tiene que contener articulos',
  });
  await user.click(within(alert).getByRole('button', { name: 'Seleccionar usuario' }));
  expect(await screen.findByRole('dialog', { name: 'Seleccionar usuario' })).toBeVisible();
  expect(saved(net)).toHaveLength(0);
});

test('a save posts the note in pesos, with its ids, and leaves a blank note with the focus on the customer', async () => {
  const net = tillNetwork();
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
  expect(saved(net)).toEqual([
    {
      id: uuid,
      operacion: uuid,
      equipo: localStorage.getItem('lavanda:equipo'),
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

  expect(within(dialog).getByText('Clave').parentElement).toHaveTextContent('ClaveB412');

  await user.click(within(dialog).getByRole('button', { name: 'Ahora no' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('Ningún articulo agregado')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Seleccionar usuario' })).toHaveFocus();
});

const LINK = { body: { url: 'http://localhost/t/abc', whatsapp: null } };

test('the question after a save prints the ticket in a window of the same tap, and the blank note is there again', async () => {
  const net = tillNetwork();
  const replace = jest.fn();
  const ticketWindow = { closed: false, location: { replace }, document: { URL: 'about:blank', body: { textContent: '' } } };
  const open = jest.spyOn(window, 'open').mockReturnValue(ticketWindow as unknown as Window);
  const till = await openTill();
  const { usuario: user } = till;
  await selectCliente(till);
  await user.click(tile('Edredón matrimonial'));
  await user.click(saveButton());
  await screen.findByRole('dialog', { name: /Nota creada/ });
  expect(open).not.toHaveBeenCalled();
  const id = saved(net)[0]?.id;
  net.route(`POST /api/ventas/${id}/enlace`, LINK);
  await user.keyboard('{Enter}');

  expect(open).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(replace).toHaveBeenCalledWith(`/api/ventas/${id}/ticket`));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByText('Ningún articulo agregado')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Seleccionar usuario' })).toHaveFocus();
  ticketWindow.closed = true;
  open.mockRestore();
});

test('one touch after a save sends the ticket by WhatsApp; the question says when it is ready', async () => {
  const net = tillNetwork();
  const replace = jest.fn();
  const popup = { closed: false, opener: window, location: { replace }, document: { URL: '', body: { textContent: '' } } };
  const open = jest.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
  const till = await openTill();
  await selectCliente(till);
  await till.usuario.click(tile('Edredón matrimonial'));
  await till.usuario.click(saveButton());
  const dialog = within(await screen.findByRole('dialog', { name: /Nota creada/ }));
  expect(dialog.getByText('Fecha de entrega')).toBeVisible();
  const id = saved(net)[0]?.id;
  net.route(`POST /api/ventas/${id}/enlace`, { body: { url: 'http://localhost/t/abc', whatsapp: 'https://wa.me/52' } });
  await till.usuario.click(dialog.getByRole('button', { name: 'Compartir por WhatsApp' }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('https://wa.me/52'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  open.mockRestore();
});

test('a browser that blocks the window gets the ticket in the page', async () => {
  const net = tillNetwork();
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const till = await openTill();
  const { usuario: user } = till;
  await selectCliente(till);
  await user.click(tile('Edredón matrimonial'));
  await user.click(saveButton());
  const print = await screen.findByRole('button', { name: 'Imprimir ticket' });
  net.route(`POST /api/ventas/${saved(net)[0]?.id}/enlace`, LINK);
  await user.click(print);
  const frame = await screen.findByTitle('Ticket');
  expect(frame).toHaveAttribute('src', `/api/ventas/${saved(net)[0]?.id}/ticket?imprimir=0`);
  open.mockRestore();
});

test('the ticket is still there after the tags of a saved nota', async () => {
  const net = tillNetwork();
  const till = await openTill();
  const { usuario: user } = till;
  await selectCliente(till);
  await user.click(tile('Edredón matrimonial'));
  await user.click(saveButton());
  const tags = await screen.findByRole('button', { name: 'Etiquetas' });
  net.route('GET /api/ventas/:id', () => ({ body: accepted(saved(net)[0] as SaveNota) }));
  await user.click(tags);
  await screen.findByRole('button', { name: 'Agregar bulto' });
  await user.click(screen.getByRole('button', { name: 'Ahora no' }));
  expect(await screen.findByRole('button', { name: 'Imprimir ticket' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ahora no' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a failed save keeps everything, and the retry carries the same note, payment and operation', async () => {
  const net = tillNetwork();
  net.route('POST /api/ventas/guardar', () => 'caida');
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

  net.route('POST /api/ventas/guardar', ({ body }) => ({ body: accepted(body as unknown as SaveNota) }));
  await user.click(saveButton());
  await screen.findByRole('dialog', { name: /Nota creada/ });
  const [first, second] = saved(net);
  expect(second).toEqual(first);
});

test('a draft changed after a refusal goes out as a new operation of the same note and payment', async () => {
  const net = tillNetwork();
  net.route('POST /api/ventas/guardar', () => problem(422, 'El precio del catálogo es $125.00.'));
  const till = await openTill();
  const { usuario: user } = till;
  await selectCliente(till);
  await user.click(tile('Edredón matrimonial'));
  await user.click(screen.getByRole('radio', { name: 'Liquidar' }));
  await user.click(saveButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('El precio del catálogo es $125.00.');
  await user.click(tile('Almohada'));
  net.route('POST /api/ventas/guardar', ({ body }) => ({ body: accepted(body as unknown as SaveNota) }));
  await user.click(saveButton());
  await screen.findByRole('dialog', { name: /Nota creada/ });
  const [first, second] = saved(net);
  expect(second?.id).toBe(first?.id);
  expect(second?.pagos?.[0]?._id).toBe(first?.pagos?.[0]?._id);
  expect(second?.operacion).not.toBe(first?.operacion);
});

/** Network that saves the first nota it gets but loses the answer. @returns the network, and a function that makes that answer */
function losesFirstAnswer() {
  const net = tillNetwork();
  const arrived: SaveNota[] = [];
  const nota = () => {
    const [first] = arrived;
    if (!first) throw new Error('nothing arrived');
    const articles = first.articulos.map((article) => ({ ...article, importe: article.cantidad * article.precio }));
    const pagos = (first.pagos ?? []).map((pago) => ({ ...pago, fecha: '2026-12-10', reversa_de: null }));
    const { fecha: date, fecha_entrega: delivery = null } = first;
    return accepted(first, { fecha: date, fecha_entrega: delivery, articulos: articles, pagos } as Partial<Nota>);
  };
  net.route('POST /api/ventas/guardar', ({ body }) => {
    arrived.push(body as unknown as SaveNota);
    return arrived.length === 1 ? 'caida' : { body: accepted(body as unknown as SaveNota) };
  });
  net.route('GET /api/ventas/:id', () =>
    arrived.length > 0 ? { body: { data: nota().data } } : problem(404, 'La nota no existe.'),
  );
  return { net, nota };
}

test('what is added after a save without an answer is saved as a change of the note that did arrive', async () => {
  const { net } = losesFirstAnswer();
  const till = await openTill();
  const { usuario: user } = till;
  await selectCliente(till);
  await user.click(tile('Edredón matrimonial'));
  await user.click(tile('Almohada'));
  await user.click(screen.getByRole('radio', { name: 'Liquidar' }));
  await user.click(saveButton());
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Eliminar Almohada' }));
  await addKilos(till, '10');
  await user.click(saveButton());
  const dialog = within(await screen.findByRole('dialog', { name: /Nota creada/ }));
  const [first, second] = saved(net);
  expect(second).toMatchObject({ id: first?.id, version: 1 });
  expect(second?.articulos.map(({ servicio }) => servicio)).toEqual(['Edredón matrimonial', 'Ropa delicada por kg']);
  // The attempt that arrived charged $180.00; the second one charges the rest of $509.00.
  expect(second?.pagos?.map(({ monto: amount }) => amount)).toEqual([180, 329]);
  expect(dialog.getByText('$509.00')).toBeVisible();
});

test('an own note that was moved to another stage after a save without an answer is still this register’s own', async () => {
  const { net, nota } = losesFirstAnswer();
  net.route('GET /api/ventas/:id', () => ({ body: { data: { ...nota().data, version: 3, etapa: 'lista' } } }));
  const till = await openTill();
  const { usuario: user } = till;
  await selectCliente(till);
  await user.click(tile('Edredón matrimonial'));
  await user.click(saveButton());
  await screen.findByRole('alert');
  await user.click(tile('Almohada'));
  await user.click(saveButton());
  expect(await screen.findByRole('dialog', { name: /Nota creada/ })).toBeVisible();
  expect(saved(net)[1]).toMatchObject({ version: 3 });
});

test('a note that is already saved as it is on screen is saved, also when the attempt is another operation', async () => {
  const { net, nota } = losesFirstAnswer();
  const till = await openTill();
  const { usuario: user } = till;
  await selectCliente(till);
  await user.click(tile('Edredón matrimonial'));
  await user.click(saveButton());
  await screen.findByRole('alert');
  await user.click(tile('Almohada'));
  await user.click(screen.getByRole('button', { name: 'Eliminar Almohada' }));
  net.route('POST /api/ventas/guardar', () => problem(409, 'Otra caja guardó esta nota.', { actual: nota().data }));
  await user.click(saveButton());
  expect(await screen.findByRole('dialog', { name: /Nota creada/ })).toBeVisible();
});

test('a payment changed after a save without an answer is asked about: the one that arrived stays', async () => {
  const { net } = losesFirstAnswer();
  const till = await openTill();
  const { usuario: user } = till;
  await selectCliente(till);
  await user.click(tile('Edredón matrimonial'));
  await user.click(screen.getByRole('radio', { name: 'Liquidar' }));
  await user.click(saveButton());
  await screen.findByRole('alert');
  await user.click(screen.getByRole('radio', { name: 'Sin abono' }));
  await user.click(saveButton());
  const dialog = within(await screen.findByRole('dialog', { name: 'Tu guardado anterior sí llegó' }));
  expect(dialog.getByRole('row', { name: 'Pago 2026-12-10 $120.00 Efvo —' })).toBeVisible();
  expect(saved(net)).toHaveLength(1);
});

test('a save that takes long says that it goes on', async () => {
  const net = tillNetwork();
  net.route('POST /api/ventas/guardar', () => new Promise(() => undefined));
  const till = await openTill();
  await selectCliente(till);
  await till.usuario.click(tile('Edredón matrimonial'));
  await till.usuario.click(saveButton());
  expect(screen.queryByText('Sigue guardando, no cierres.')).not.toBeInTheDocument();
  expect(await screen.findByText('Sigue guardando, no cierres.', {}, { timeout: 10_000 })).toBeVisible();
}, 30_000);

test('a changed draft whose first save had no answer asks the server first, and shows what another register made of it', async () => {
  const net = tillNetwork();
  let arrival: SaveNota | undefined;
  net.route('POST /api/ventas/guardar', ({ body }) => {
    arrival = body as unknown as SaveNota;
    return 'caida';
  });
  net.route('GET /api/ventas/:id', () =>
    arrival
      ? { body: { data: accepted(arrival, { fecha: '2026-12-10', fecha_entrega: '2026-12-12', version: 2 }).data } }
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
  expect(saved(net)).toHaveLength(1);
});

test('while saving the button says PROCESANDO... and nothing can be sent twice', async () => {
  const net = tillNetwork();
  let respond: () => void = () => undefined;
  net.route(
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
  expect(saved(net)).toHaveLength(1);
});
