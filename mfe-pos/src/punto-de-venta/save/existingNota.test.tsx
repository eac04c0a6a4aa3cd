import { deviceTexts } from '@lavanda/shared';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { clearDevice, writeInOtherTab } from '@lavanda/shared/testing/device';
import { id, testNota } from '@lavanda/shared/testing/fixtures';
import { type MockNetwork, problem } from '@lavanda/shared/testing/network';
import { act, screen, waitFor, within } from '@testing-library/react';
import { testRecoleccion } from '../../activos/testing/recoleccion';
import { CATALOG, CLIENTE, lines, openTill, saveButton, saved, selectCliente, sum, tile, tillNetwork } from '../testing/register';

const PAGO = { _id: id(), fecha: '2026-12-08', monto: 100, metodo: 'Transf', reversa_de: null } as const;
const LINE = {
  _id: id(),
  cantidad: 2,
  servicio: 'Edredón matrimonial',
  precio: 120,
  importe: 240,
  servicio_id: CATALOG[0]._id,
  medida: 'pz',
} as const;

function serve(net: MockNetwork, nota: Nota): void {
  net.route('GET /api/ventas/:id', () => ({ body: { data: nota } }));
}

const OPEN = testNota({ folio: 10482, clave: 'B355', articulos: [LINE], pagos: [PAGO], subtotal: 240, total: 240, abonos: 100 });

beforeEach(clearDevice);

test('an existing note shows folio, payments and what is due, and their breakdown', async () => {
  serve(tillNetwork(), OPEN);
  const { usuario: user } = await openTill({ path: `/app/pos/${OPEN._id}` });
  expect(screen.getByText(/^Nota 10482 · /)).toHaveTextContent('Nota 10482 · B355 · Entrega');
  expect(sum('Abonos')).toContain('−$100.00');
  expect(saveButton()).toHaveTextContent('$140.00');
  await user.click(screen.getByRole('button', { name: 'Ver desglose de abonos' }));
  const breakdown = within(await screen.findByRole('dialog', { name: 'Desglose de abonos' }));
  expect(breakdown.getByRole('row', { name: '2026-12-08 Transf $100.00' })).toBeVisible();
});

test('saving an existing note says it was changed and goes back to a blank one', async () => {
  const net = tillNetwork();
  serve(net, OPEN);
  const { usuario: user, lugar: place } = await openTill({ path: `/app/pos/${OPEN._id}` });
  await user.click(tile('Almohada'));
  await user.click(saveButton());
  expect(await screen.findByRole('dialog', { name: '¡Nota modificada con éxito! ¿Deseas imprimir ticket?' })).toBeVisible();
  expect(saved(net)[0]).toMatchObject({ id: OPEN._id, version: 3, total: 300, pagos: [PAGO] });
  expect(saved(net)[0]).toHaveProperty('equipo', localStorage.getItem('lavanda:equipo'));
  expect(saved(net)[0]).not.toHaveProperty('capturado');
  expect(place()).toBe('/app/pos');
  await user.click(screen.getByRole('button', { name: 'Ahora no' }));
  expect(await screen.findByText('Ningún articulo agregado')).toBeVisible();
});

test('an existing note saved in another tab is shown as saved, and changed from there without a conflict', async () => {
  const net = tillNetwork();
  serve(net, OPEN);
  const { usuario: user } = await openTill({ path: `/app/pos/${OPEN._id}` });
  await user.click(tile('Almohada'));
  const draftKey = deviceTexts.keys().find((key) => key.endsWith(OPEN._id)) ?? '';
  serve(net, { ...OPEN, version: 4, folio: 10482, articulos: [LINE, { ...LINE, _id: id(), servicio: 'Cojín' }], total: 480 });
  await act(() => writeInOtherTab(draftKey, null));
  expect(await screen.findByText('Cojín')).toBeVisible();
  await user.click(tile('Almohada'));
  await user.click(saveButton());
  await waitFor(() => expect(saved(net)).toEqual([expect.objectContaining({ version: 4 })]));
});

test('409: what differs is shown, and saving mine over the newest version keeps the payments of both', async () => {
  const net = tillNetwork();
  serve(net, OPEN);
  const foreign = { _id: id(), fecha: '2026-12-10', monto: 40, metodo: 'TDC', reversa_de: null } as const;
  const theirs = { ...LINE, _id: id(), cantidad: 1, importe: 120 };
  const current = {
    ...OPEN,
    version: 4,
    factura: true,
    articulos: [LINE, theirs],
    pagos: [PAGO, foreign],
    total: 360,
    abonos: 140,
  };
  net.route('POST /api/ventas/guardar', ({ body }) =>
    body.version === 4
      ? { body: { inserted_id: current._id, data: current } }
      : problem(409, 'Otra caja guardó esta nota.', { actual: current }),
  );
  const { usuario: user } = await openTill({ path: `/app/pos/${OPEN._id}` });
  await user.click(tile('Almohada'));
  await user.click(screen.getByRole('radio', { name: 'Liquidar' }));
  await user.click(saveButton());

  const dialog = within(await screen.findByRole('dialog', { name: 'Otra caja guardó esta nota' }));
  expect(dialog.getByRole('row', { name: 'Almohada — 1 × $60.00' })).toBeVisible();
  expect(dialog.getByRole('row', { name: 'Factura SI Sin cambios' })).toBeVisible();
  expect(dialog.getByRole('row', { name: 'Edredón matrimonial 1 × $120.00 Sin cambios' })).toBeVisible();
  expect(dialog.getByRole('row', { name: 'Pago 2026-12-10 $40.00 TDC —' })).toBeVisible();
  expect(dialog.getByRole('row', { name: 'Tu pago sin guardar — $200.00 Efvo' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Guardar mis cambios' }));

  await screen.findByRole('dialog', { name: /Nota modificada/ });
  const [first, second] = saved(net);
  expect(second?.version).toBe(4);
  expect(second?.pagos).toEqual([PAGO, foreign, { _id: first?.pagos?.[1]?._id, monto: 280, metodo: 'Efvo', reversa_de: null }]);
  expect(second?.factura).toBe(true);
  expect(second?.articulos.map(({ servicio }) => servicio)).toEqual(['Edredón matrimonial', 'Edredón matrimonial', 'Almohada']);
  expect(second?.operacion).not.toBe(first?.operacion);
});

test('409: saving mine asks no second time for the address that the user went on without', async () => {
  const net = tillNetwork();
  serve(net, OPEN);
  const current = { ...OPEN, version: 4, factura: true };
  net.route('POST /api/ventas/guardar', ({ body }) =>
    body.version === 4
      ? { body: { inserted_id: current._id, data: current } }
      : problem(409, 'Otra caja guardó esta nota.', { actual: current }),
  );
  const { usuario: user } = await openTill({ path: `/app/pos/${OPEN._id}` });
  await user.click(await screen.findByRole('button', { name: 'A domicilio' }));
  await user.click(saveButton());
  await user.click(await screen.findByRole('button', { name: 'Seguir sin domicilio' }));
  await user.click(saveButton());
  await user.click(await screen.findByRole('button', { name: 'Guardar mis cambios' }));
  await screen.findByRole('dialog', { name: /Nota modificada/ });
  expect(saved(net)[1]).toMatchObject({ version: 4, 'a domicilio': true, domicilio: null, factura: true });
});

test('409: taking the saved note keeps the payment that was being made', async () => {
  const net = tillNetwork();
  serve(net, OPEN);
  const current = {
    ...OPEN,
    version: 4,
    articulos: [{ ...LINE, cantidad: 1, importe: 120 }],
    subtotal: 120,
    total: 120,
  };
  net.route('POST /api/ventas/guardar', () => problem(409, 'Otra caja guardó esta nota.', { actual: current }));
  const { usuario: user } = await openTill({ path: `/app/pos/${OPEN._id}` });
  await user.click(tile('Almohada'));
  await user.click(screen.getByRole('radio', { name: 'Liquidar' }));
  await user.click(saveButton());
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Usar la guardada' }));
  await waitFor(() => expect(lines()).toHaveLength(1));
  expect(screen.getByRole('radio', { name: 'Liquidar' })).toBeChecked();
  expect(saveButton()).toHaveTextContent('$20.00');
});

test('a closed note locks its articles and takes only the payment of its debt', async () => {
  const net = tillNetwork();
  const closed = { ...OPEN, status: 10 as const };
  serve(net, closed);
  const { usuario: user } = await openTill({ path: `/app/pos/${closed._id}` });
  expect(screen.queryByRole('button', { name: /^Eliminar/ })).not.toBeInTheDocument();
  expect(tile('Almohada')).toBeDisabled();
  // The locked lists have no focusable controls, so they are focusable themselves and the keyboard can scroll them.
  expect(screen.getByRole('list', { name: 'Artículos' })).toHaveAttribute('tabindex', '0');
  expect(tile('Almohada').closest('[tabindex="0"]')).toBeVisible();
  expect(screen.getByRole('button', { name: 'A domicilio' })).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: 'Liquidar' }));
  await user.click(saveButton());
  await screen.findByRole('dialog', { name: /Nota modificada/ });
  expect(saved(net)[0]).toMatchObject({ status: 10, pagos: [PAGO, { monto: 140, metodo: 'Efvo' }] });
});

test('a closed note is reopened by who may void notes, and takes articles again', async () => {
  const net = tillNetwork();
  let nota: Nota = { ...OPEN, status: 10, ajuste: 0.5 };
  net.route('GET /api/ventas/:id', () => ({ body: { data: nota } }));
  net.route('POST /api/ventas/reabrir', () => {
    nota = { ...nota, status: 0, ajuste: 0, version: nota.version + 1 };
    return { body: { data: nota } };
  });
  const { usuario: user, unmount } = await openTill({ path: `/app/pos/${nota._id}` });
  expect(screen.getByText('Nota cerrada: solo admite pagos.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reabrir nota' })).not.toBeInTheDocument();
  unmount();

  await openTill({ path: `/app/pos/${nota._id}`, rol: 'admin' });
  await user.click(screen.getByRole('button', { name: 'Reabrir nota' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Reabrir la nota 10482 de Ana Sofía Treviño?' }));
  await user.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Falta una pieza');
  await user.click(dialog.getByRole('button', { name: 'Reabrir nota' }));
  await waitFor(() => expect(tile('Almohada')).toBeEnabled());
  expect(net.seen('POST /api/ventas/reabrir')[0]?.body).toMatchObject({ version: OPEN.version, motivo: 'Falta una pieza' });
  expect(screen.queryByText('Nota cerrada: solo admite pagos.')).not.toBeInTheDocument();
});

test('choosing a customer with a pending pickup goes to that note with what was typed, and saving receives it', async () => {
  const net = tillNetwork();
  const pending = testRecoleccion({ usuario: CLIENTE._id, usuario_name: 'María Fernanda Ríos' });
  net.route('GET /api/ventas/', ({ query }) => ({
    body: { results: query.get('userid') === CLIENTE._id ? [pending] : [] },
  }));
  serve(net, pending);
  const till = await openTill();
  await till.usuario.click(tile('Edredón matrimonial'));
  await selectCliente(till);
  await waitFor(() => expect(till.lugar()).toBe(`/app/pos/${pending._id}`));
  expect(till.avisos()).toContain('María Fernanda Ríos tiene una recolección pendiente: abrimos esa nota.');
  await waitFor(() => expect(lines()).toHaveLength(1));
  await till.usuario.click(saveButton());
  await screen.findByRole('dialog', { name: /Nota modificada/ });
  expect(saved(net)[0]).toMatchObject({ id: pending._id, status: 0, recoleccion: pending.recoleccion });
});

test('a role that only reads sees the note and can change nothing', async () => {
  serve(tillNetwork(), OPEN);
  await openTill({ path: `/app/pos/${OPEN._id}`, rol: 'accountant' });
  expect(screen.getByText('Tu rol solo puede consultar la nota.')).toBeVisible();
  expect(tile('Almohada')).toBeDisabled();
  expect(screen.queryByRole('button', { name: /GUARDAR/ })).not.toBeInTheDocument();
});

test.each(['nope', id()])('an address without a note (%s) says that it was not found, and leads back', async (address) => {
  const net = tillNetwork();
  net.route('GET /api/ventas/:id', () => problem(404, 'La nota no existe.'));
  const { go, usuario: user, lugar: place } = await openTill();
  await go(`/app/pos/${address}`);
  expect(await screen.findByRole('heading', { name: 'No encontramos esa nota' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Ir a una nota nueva' }));
  expect(place()).toBe('/app/pos');
  expect(await screen.findByText('Ningún articulo agregado')).toBeVisible();
});

test('an untouched note can be printed, sent and seen as an image, and has nothing to cancel', async () => {
  const net = tillNetwork();
  serve(net, OPEN);
  net.route(`POST /api/ventas/${OPEN._id}/enlace`, { body: { url: 'http://localhost/t/abc', whatsapp: 'https://wa.me/1' } });
  const replace = jest.fn();
  const popup = { closed: false, location: { replace }, document: { URL: 'about:blank', body: { textContent: '' } } };
  const open = jest.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
  const { usuario: user } = await openTill({ path: `/app/pos/${OPEN._id}` });
  expect(screen.queryByRole('button', { name: 'CANCELAR' })).not.toBeInTheDocument();
  const ways = { 'Imprimir ticket': `/api/ventas/${OPEN._id}/ticket`, 'Compartir por WhatsApp': 'https://wa.me/1' };
  for (const [name, address] of Object.entries(ways)) {
    await user.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(replace).toHaveBeenLastCalledWith(address));
  }
  expect(screen.getByRole('button', { name: 'Ticket en imagen' })).toBeVisible();
  await user.click(tile('Almohada'));
  expect(screen.getByRole('button', { name: 'CANCELAR' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Imprimir ticket' })).not.toBeInTheDocument();
  popup.closed = true;
  open.mockRestore();
});

test('a note that cannot be opened says so and offers a retry', async () => {
  const net = tillNetwork();
  net.route('GET /api/ventas/:id', () => problem(503, 'La base de datos no responde.'));
  const { go } = await openTill();
  await go(`/app/pos/${id()}`);
  expect(await screen.findByText('La base de datos no responde.')).toBeVisible();
  serve(net, OPEN);
  screen.getByRole('button', { name: 'Reintentar' }).click();
  expect(await screen.findByText(/Nota 10482/)).toBeVisible();
});
