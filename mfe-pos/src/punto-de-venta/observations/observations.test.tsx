import { clearDevice } from '@lavanda/shared/testing/device';
import { testNota } from '@lavanda/shared/testing/fixtures';
import { problem } from '@lavanda/shared/testing/network';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accepted, lines, openTill, saveButton, saved, selectCliente, type Till, tile, tillNetwork } from '../testing/register';

/** Size in bytes that the fake canvas gives to a picture, by its number of pixels and its quality. */
let weigh = (pixels: number, quality: number) => (pixels / 6) * quality;
let qualities: number[] = [];

beforeEach(async () => {
  await clearDevice();
  qualities = [];
  weigh = (pixels, quality) => (pixels / 6) * quality;
  const bitmap = { width: 4000, height: 3000, close: () => undefined };
  globalThis.createImageBitmap = (async (file: File) => {
    if (!file.type.startsWith('image/') || file.type === 'image/heic') throw new DOMException('unreadable');
    return bitmap;
  }) as unknown as typeof createImageBitmap;
  const context = { fillRect: () => undefined, drawImage: () => undefined } as unknown as CanvasRenderingContext2D;
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
    quality = 1,
  ) {
    qualities.push(quality);
    done(new Blob([new Uint8Array(Math.round(weigh(this.width * this.height, quality)))], { type: type ?? '' }));
  });
  URL.createObjectURL = () => 'blob:foto';
  URL.revokeObjectURL = () => undefined;
});

const dialog = () => screen.findByRole('dialog', { name: 'Observaciones' }).then((found) => within(found));
const photo = (name = 'IMG_1.jpg', type = 'image/jpeg') => new File(['x'], name, { type });
const take = (file = photo()) =>
  fireEvent.change(document.querySelector('input[type=file]') as HTMLInputElement, { target: { files: [file] } });

async function savedNota(till: Till) {
  await selectCliente(till);
  await till.usuario.click(saveButton());
  await till.usuario.click(await screen.findByRole('button', { name: 'Ahora no' }));
}

test('marks and detail of a line and of the whole nota are sent, shown on the line, and there after a reload', async () => {
  const net = tillNetwork();
  const till = await openTill();
  const { usuario: user } = till;
  await user.click(tile('Almohada'));
  await user.click(screen.getByRole('button', { name: /^Observaciones de Almohada ?\$60\.00/ }));
  const open = await dialog();
  expect(open.getByRole('button', { name: /^Almohada/ })).toHaveAttribute('aria-pressed', 'true');
  await user.click(open.getByRole('button', { name: 'Botón faltante' }));
  await user.click(open.getByRole('button', { name: 'Mancha' }));
  await user.type(open.getByRole('textbox', { name: 'Detalle' }), 'vino en la funda');
  await user.click(open.getByRole('button', { name: /^Toda la nota/ }));
  expect(open.getByRole('textbox', { name: 'Detalle' })).toHaveValue('');
  await user.type(open.getByRole('textbox', { name: 'Detalle' }), 'Bolsa rota');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(within(lines()[0] as HTMLElement).getByText('Mancha, botón faltante: vino en la funda')).toBeVisible();
  till.unmount();

  const again = await openTill();
  expect(screen.getByRole('button', { name: 'Editar observaciones' })).toBeVisible();
  await savedNota(again);
  expect(saved(net)[0]).toMatchObject({
    observaciones: { marcas: [], detalle: 'Bolsa rota' },
    articulos: [{ observaciones: { marcas: ['mancha', 'boton'], detalle: 'vino en la funda' } }],
  });
});

test('Cancelar leaves the nota as it was, and a nota without observations sends none', async () => {
  // A browser in which `scrollIntoView` returns a promise, which a React effect must not return.
  Element.prototype.scrollIntoView = () => Promise.resolve();
  const net = tillNetwork();
  const till = await openTill();
  await till.usuario.click(tile('Almohada'));
  await till.usuario.click(screen.getByRole('button', { name: 'Agregar observaciones' }));
  const open = await dialog();
  await till.usuario.click(open.getByRole('button', { name: 'Rotura' }));
  await till.usuario.click(open.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await savedNota(till);
  expect(saved(net)[0]).not.toHaveProperty('observaciones');
  expect(saved(net)[0]?.articulos[0]).not.toHaveProperty('observaciones');
});

test('a photo is made small, waits for the nota, and goes up after GUARDAR; a failure is told and tried again', async () => {
  weigh = (pixels, quality) => (pixels / 3) * quality;
  const net = tillNetwork();
  let refused = true;
  let upload = '';
  net.route('POST /api/ventas/guardar', ({ body }) => {
    upload = `POST /api/ventas/${body.id}/fotos/:id`;
    net.route(upload, ({ path }) =>
      refused
        ? problem(429, 'Enviaste muchas fotos seguidas.')
        : { body: { fotos: [{ id: path.split('/').at(-1), ancho: 1600, alto: 1200 }] } },
    );
    return { body: accepted(body as never) };
  });
  jest.useFakeTimers({ advanceTimers: 50 });
  const till = await openTill();
  await till.usuario.click(tile('Almohada'));
  await till.usuario.click(screen.getByRole('button', { name: 'Agregar observaciones' }));
  const open = await dialog();
  take();
  expect(await open.findByRole('button', { name: 'Ver foto 1 de 1' })).toBeVisible();
  expect(open.getByText('1 de 6')).toBeVisible();
  await till.usuario.click(open.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('1 foto')).toBeVisible();
  // Because of this key, signing out asks before it erases the photos.
  expect(localStorage.getItem('lavanda:fotos')).toBe('1');
  await savedNota(till);
  expect(await screen.findByText(/Falta subir 1 foto. Enviaste muchas/)).toBeVisible();
  refused = false;
  await till.usuario.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.queryByText(/Falta subir/)).not.toBeInTheDocument());
  expect(localStorage.getItem('lavanda:fotos')).toBeNull();
  const sent = net.seen(upload);
  expect(new Set(sent.map(({ path }) => path)).size).toBe(1);
  expect(sent.at(-1)?.file?.type).toBe('image/jpeg');
  expect(sent.at(-1)?.file?.size).toBeLessThanOrEqual(200_000);
  expect(qualities.length).toBeGreaterThan(1);
  jest.useRealTimers();
}, 30_000);

test('a file that is no photo, and a HEIC, say why; the button stays', async () => {
  tillNetwork();
  const till = await openTill();
  await till.usuario.click(tile('Almohada'));
  await till.usuario.click(screen.getByRole('button', { name: 'Agregar observaciones' }));
  const open = await dialog();
  take(photo('IMG_2.heic', 'image/heic'));
  expect(await open.findByRole('alert')).toHaveTextContent('HEIC');
  take(photo('nota.pdf', 'application/pdf'));
  await waitFor(() => expect(open.getByRole('alert')).toHaveTextContent('no es una foto'));
  expect(open.getByRole('button', { name: 'Tomar foto' })).toBeEnabled();
});

test('a stored photo is taken off on Guardar; a refusal is told and the dialog stays', async () => {
  const net = tillNetwork();
  const foto = '20000000-0000-4000-8000-000000000001';
  const article = {
    _id: foto,
    cantidad: 1,
    servicio: 'Almohada',
    precio: 60,
    importe: 60,
    servicio_id: null,
    medida: 'flex' as const,
  };
  const nota = testNota({ articulos: [article], fotos: [{ id: foto, ancho: 800, alto: 600 }], status: 0 });
  net.route('GET /api/ventas/:id', { body: { data: nota } });
  net.route(`POST /api/ventas/${nota._id}/fotos/${foto}/quitar`, problem(409, 'La nota ya se entregó.'));
  const till = await openTill({ path: `/app/pos/${nota._id}` });
  await till.usuario.click(await screen.findByRole('button', { name: 'Editar observaciones' }));
  const open = await dialog();
  await till.usuario.click(open.getByRole('button', { name: 'Ver foto 1 de 1' }));
  await till.usuario.click(await screen.findByRole('button', { name: 'Quitar foto' }));
  await waitFor(() => expect(open.queryByRole('button', { name: /Ver foto/ })).not.toBeInTheDocument());
  await till.usuario.click(open.getByRole('button', { name: 'Guardar' }));
  expect(await open.findByRole('alert')).toHaveTextContent('La nota ya se entregó.');
  net.route(`POST /api/ventas/${nota._id}/fotos/${foto}/quitar`, { body: { fotos: [] } });
  await till.usuario.click(open.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
