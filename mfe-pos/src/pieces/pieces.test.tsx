import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { clearDevice } from '@lavanda/shared/testing/device';
import { id, testNota } from '@lavanda/shared/testing/fixtures';
import { type MockNetwork, mockNetwork, problem } from '@lavanda/shared/testing/network';
import { act, screen, waitFor, within } from '@testing-library/react';
import { mount } from '../activos/testing/mountPage';
import { fakeWindow } from '../activos/testing/stages';
import PiecesDialog from './PiecesDialog';

const [KILOS, DUVETS, REPAIR] = [1, 2, 3].map((n) => `30000000-0000-4000-8000-00000000000${n}`) as [string, string, string];
const line = (_id: string, servicio: string, unit: 'kg' | 'pz' | 'flex', quantity: number) => ({
  ...{ _id, servicio, medida: unit, cantidad: quantity, precio: 10, importe: 10 },
  servicio_id: null,
});
const NOTA = testNota({
  folio: 10483,
  clave: 'B355',
  usuario_name: 'María Fernanda Ríos Beltrán',
  fecha_entrega: '2026-12-12',
  articulos: [
    line(KILOS, 'Lavado y secado', 'kg', 4.5),
    line(DUVETS, 'Edredón matrimonial', 'pz', 2),
    line(REPAIR, 'Cierre de chamarra', 'flex', 1),
  ],
});

let net: MockNetwork;
const windows = jest.spyOn(window, 'open');
const onClose = jest.fn();
beforeEach(async () => {
  await clearDevice();
  net = mockNetwork();
  onClose.mockReset();
  windows.mockReset();
});

async function open(nota: Nota = NOTA) {
  const popup = fakeWindow();
  windows.mockReturnValue(popup as unknown as Window);
  net.route('GET /api/ventas/:id', { body: { data: nota } });
  net.route('POST /api/ventas/piezas', ({ body }) => ({
    body: { data: { ...nota, piezas: body.piezas, bultos: (body.piezas as unknown[]).length, version: 4 } as Nota },
  }));
  const page = await mount(<PiecesDialog notaId={nota._id} onClose={onClose} />);
  await screen.findByText('Cierre de chamarra');
  return { ...page, popup, dialog: within(screen.getByRole('dialog', { name: 'Bultos y piezas' })) };
}
const saves = () => net.seen('POST /api/ventas/piezas').map(({ body }) => body);
const addressOf = ({ location }: ReturnType<typeof fakeWindow>) => location.replace.mock.lastCall?.[0];

it('suggests tags by line, takes marks and more of them, saves them and prints', async () => {
  const { usuario: user, dialog, popup } = await open();
  expect(dialog.getByText(/^Nota 10483/)).toHaveTextContent('Nota 10483 · B355 · María Fernanda Ríos Beltrán');
  expect(dialog.getByText('Lavado y secado, 4.5 kg')).toBeVisible();
  expect(dialog.getByText('3 etiquetas')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Color o seña de Edredón matrimonial' }), 'azul, blanco');
  expect(dialog.getByText('Así sale la etiqueta 2')).toBeVisible();
  expect(dialog.getByText('Edredón matrimonial, azul')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Agregar una etiqueta de Bolsa' }));
  await user.click(dialog.getByRole('button', { name: 'Agregar bulto' }));
  await user.click(dialog.getByRole('radio', { name: '40 × 25' }));
  await user.click(dialog.getByRole('button', { name: 'Imprimir 5 etiquetas' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(saves()).toEqual([
    {
      id: NOTA._id,
      operacion: expect.any(String),
      piezas: [
        { nombre: 'Bolsa', detalle: '', linea: KILOS },
        { nombre: 'Bolsa', detalle: '', linea: KILOS },
        { nombre: 'Edredón matrimonial', detalle: 'azul', linea: DUVETS },
        { nombre: 'Edredón matrimonial', detalle: 'blanco', linea: DUVETS },
        { nombre: 'Bulto', detalle: '', linea: null },
      ],
      version: NOTA.version,
    },
  ]);
  expect(addressOf(popup)).toBe(`/api/ventas/${NOTA._id}/etiquetas?papel=40x25`);
});

it('works by keyboard, and the browser remembers its paper', async () => {
  localStorage.setItem('lavanda:etiquetas:papel', '58');
  const { usuario: user, dialog, popup } = await open();
  act(() => dialog.getByRole('radio', { name: 'Tira 58 mm' }).focus());
  await user.keyboard('{ArrowLeft}');
  expect(dialog.getByRole('radio', { name: 'Tira 80 mm', checked: true })).toHaveFocus();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(addressOf(popup)).toMatch(/papel=80$/));
  expect(localStorage.getItem('lavanda:etiquetas:papel')).toBe('80');
});

it('a save that fails closes the window, keeps what was typed and is the same operation when repeated', async () => {
  const { usuario: user, dialog, popup } = await open();
  net.route('POST /api/ventas/piezas', () => problem(409, 'Iván ya cerró esta nota a las 10:40.', { actual: NOTA }));
  const mark = dialog.getByRole('textbox', { name: 'Color o seña de Edredón matrimonial' });
  await user.type(mark, 'azul');
  await user.click(dialog.getByRole('button', { name: 'Imprimir 3 etiquetas' }));
  expect(await dialog.findByText('Las etiquetas no se guardaron. Iván ya cerró esta nota a las 10:40.')).toBeVisible();
  expect(popup.close).toHaveBeenCalled();
  expect(mark).toHaveValue('azul');
  await user.click(dialog.getByRole('button', { name: 'Imprimir 3 etiquetas' }));
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]).toEqual(saves()[0]);
  expect(onClose).not.toHaveBeenCalled();
});

it('shows the pieces that another register saved meanwhile, and saves over them only what was seen', async () => {
  const { usuario: user, dialog } = await open();
  const theirs = [{ nombre: 'Bolsa', detalle: 'roja', linea: KILOS }];
  const stored: Nota = { ...NOTA, piezas: theirs, bultos: 1, version: NOTA.version + 1 };
  const told = 'Iván ya cambió las piezas de esta nota a las 10:40. Revísalas y guarda de nuevo.';
  net.route('POST /api/ventas/piezas', () => problem(409, told, { actual: stored }));
  await user.click(dialog.getByRole('button', { name: 'Imprimir 3 etiquetas' }));
  expect(await dialog.findByText(`Las etiquetas no se guardaron. ${told}`)).toBeVisible();
  expect(dialog.getByText('1 etiqueta')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Agregar bulto' }));
  await user.click(dialog.getByRole('button', { name: 'Imprimir 2 etiquetas' }));
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]).toMatchObject({
    piezas: [...theirs, { nombre: 'Bulto', detalle: '', linea: null }],
    version: stored.version,
  });
});

it('keeps what was typed beside the pieces that another register saved meanwhile', async () => {
  const { usuario: user, dialog } = await open();
  const theirs = [{ nombre: 'Bolsa', detalle: 'roja', linea: KILOS }];
  const stored: Nota = { ...NOTA, piezas: theirs, bultos: 1, version: NOTA.version + 1 };
  net.route('POST /api/ventas/piezas', () => problem(409, 'Iván ya cambió las piezas.', { actual: stored }));
  await user.type(dialog.getByRole('textbox', { name: 'Color o seña de Edredón matrimonial' }), 'azul, blanco');
  await user.click(dialog.getByRole('button', { name: 'Imprimir 3 etiquetas' }));
  expect(await dialog.findByText('Las etiquetas no se guardaron. Iván ya cambió las piezas.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Color o seña de Edredón matrimonial' })).toHaveValue('azul, blanco');
  await user.click(dialog.getByRole('button', { name: 'Imprimir 3 etiquetas' }));
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]).toMatchObject({
    piezas: [...theirs, ...['azul', 'blanco'].map((mark) => ({ nombre: 'Edredón matrimonial', detalle: mark, linea: DUVETS }))],
    version: stored.version,
  });
});

it('asks before what was counted is lost, and says which lines lack tags', async () => {
  const bag = [{ nombre: 'Bolsa', detalle: '', linea: KILOS }];
  const { usuario: user, dialog } = await open({ ...NOTA, piezas: bag, bultos: 1 });
  expect(dialog.getByText('Faltan etiquetas de Edredón matrimonial')).toBeVisible();
  const more = dialog.getByRole('button', { name: 'Agregar una etiqueta de Edredón matrimonial' });
  await user.click(more);
  await user.click(more);
  expect(dialog.queryByText(/^Faltan etiquetas/)).toBeNull();
  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('dialog', { name: '¿Salir sin guardar los cambios?' }));
  await user.click(question.getByRole('button', { name: 'Seguir aquí' }));
  expect(onClose).not.toHaveBeenCalled();
  expect(dialog.getByText('3 etiquetas')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cerrar' }));
  await user.click(await screen.findByRole('button', { name: 'Descartar cambios' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('prints one tag again, without saving what is saved', async () => {
  const pieces = ['azul', 'blanco'].map((mark) => ({ nombre: 'Edredón matrimonial', detalle: mark, linea: DUVETS }));
  const { usuario: user, dialog, popup } = await open({ ...NOTA, piezas: pieces, bultos: 2 });
  expect(dialog.getByRole('textbox', { name: 'Color o seña de Edredón matrimonial' })).toHaveValue('azul, blanco');
  await user.click(dialog.getByRole('button', { name: 'Imprimir la etiqueta 2, Edredón matrimonial, blanco' }));
  await waitFor(() => expect(addressOf(popup)).toBe(`/api/ventas/${NOTA._id}/etiquetas?papel=57x32&pieza=2`));
  expect(saves()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Quitar una etiqueta de Edredón matrimonial' }));
  expect(dialog.queryByRole('region', { name: 'Reimprimir una' })).toBeNull();
});

it('says to print again when a bag that goes away moves the tags behind it', async () => {
  const duvets = ['azul', 'blanco'].map((mark) => ({ nombre: 'Edredón matrimonial', detalle: mark, linea: DUVETS }));
  const pieces = [{ nombre: 'Bolsa', detalle: '', linea: KILOS }, ...duvets];
  const { usuario: user, dialog } = await open({ ...NOTA, piezas: pieces, bultos: 3 });
  const warned = () => dialog.queryByText(/^Vuelve a imprimir las etiquetas/) !== null;
  await user.click(dialog.getByRole('button', { name: 'Quitar una etiqueta de Edredón matrimonial' }));
  expect(warned()).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Quitar una etiqueta de Bolsa' }));
  expect(warned()).toBe(true);
});

it('shows the tags in the page when the browser blocks their window', async () => {
  const { usuario: user, dialog } = await open();
  windows.mockReturnValue(null);
  await user.click(dialog.getByRole('button', { name: 'Imprimir 3 etiquetas' }));
  const frame = await screen.findByTitle('Etiquetas');
  expect(frame).toHaveAttribute('src', `/api/ventas/${NOTA._id}/etiquetas?papel=57x32&imprimir=0`);
});

it('says why a nota did not load, and tries again', async () => {
  net.route('GET /api/ventas/:id', () => problem(500, 'Algo falló.'));
  const { usuario: user } = await mount(<PiecesDialog notaId={NOTA._id} onClose={onClose} />);
  expect(await screen.findByText('No se cargó la nota')).toBeVisible();
  net.route('GET /api/ventas/:id', { body: { data: NOTA } });
  await user.click(screen.getByRole('button', { name: /Reintentar/ }));
  expect(await screen.findByText('Cierre de chamarra')).toBeVisible();
});

it('of more pieces than a nota may have tags says that the others go without', async () => {
  const { dialog } = await open({ ...NOTA, articulos: [...NOTA.articulos, line(id(9), 'Toalla', 'pz', 300)] });
  expect(dialog.getByText('200 etiquetas')).toBeVisible();
  expect(dialog.getByText('Se imprimen 200 etiquetas como máximo: las demás piezas van sin etiqueta.')).toBeVisible();
});
