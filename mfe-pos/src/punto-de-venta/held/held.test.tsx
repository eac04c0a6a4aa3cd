import 'fake-indexeddb/auto';
import { deviceTexts } from '@lavanda/shared';
import { setDate } from '@lavanda/shared/testing/clock';
import { clearDevice, writeInOtherTab } from '@lavanda/shared/testing/device';
import { act, screen, waitFor, within } from '@testing-library/react';
import { addKilos, lines, openTill, saveButton, saved, selectCliente, type Till, tile, tillNetwork } from '../testing/register';

beforeEach(clearDevice);
afterEach(() => jest.useRealTimers());

const heldKey = () => deviceTexts.keys().filter((key) => key.startsWith('lavanda.espera'));

async function openHeld({ usuario: user }: Till) {
  await user.click(screen.getByRole('button', { name: /^En espera/ }));
  return within(await screen.findByRole('dialog', { name: 'Notas en espera' }));
}

async function hold(till: Till): Promise<void> {
  const dialog = await openHeld(till);
  await till.usuario.click(dialog.getByRole('button', { name: 'Poner esta nota en espera' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

test('a note is put aside, survives a reload, and swaps places with the one on screen', async () => {
  const net = tillNetwork();
  const till = await openTill();
  await selectCliente(till);
  await till.usuario.click(tile('Almohada'));
  await till.usuario.click(tile('Almohada'));
  await addKilos(till, '3.35');
  await hold(till);
  expect(await screen.findByText('Ningún articulo agregado')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Seleccionar usuario' })).toHaveFocus());
  till.unmount();

  const again = await openTill();
  expect(screen.getByText('Ningún articulo agregado')).toBeVisible();
  await again.usuario.click(tile('Edredón matrimonial'));
  const dialog = await openHeld(again);
  await again.usuario.click(
    dialog.getByRole('button', { name: /^María Fernanda Ríos 3 piezas · desde las \d\d:\d\d \$250\.32$/ }),
  );
  await waitFor(() => expect(lines()).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'En espera, 1 nota' })).toBeVisible();
  await again.usuario.click(saveButton());
  await screen.findByRole('dialog', { name: /Nota creada/ });
  await again.usuario.keyboard('{Escape}');
  expect(saved(net)[0]?.articulos).toHaveLength(2);

  await again.usuario.click((await openHeld(again)).getByRole('button', { name: /^Sin cliente 1 pieza/ }));
  await waitFor(() => expect(lines()).toHaveLength(1));
  expect(heldKey()).toEqual([]);
});

test('the hour since when a note is on hold is the sucursal’s', async () => {
  setDate();
  tillNetwork();
  const till = await openTill();
  await till.usuario.click(tile('Almohada'));
  await hold(till);
  expect((await openHeld(till)).getByText('1 pieza · desde las 09:00')).toBeVisible();
});

test('discarding a note on hold asks first', async () => {
  tillNetwork();
  const till = await openTill();
  await till.usuario.click(tile('Almohada'));
  await hold(till);
  const dialog = await openHeld(till);
  expect(dialog.queryByRole('button', { name: 'Poner esta nota en espera' })).not.toBeInTheDocument();
  await till.usuario.click(dialog.getByRole('button', { name: 'Descartar la nota de Sin cliente' }));
  const question = () => screen.findByRole('dialog', { name: '¿Descartar la nota de Sin cliente?' });
  await till.usuario.click(within(await question()).getByRole('button', { name: 'Dejarla en espera' }));
  expect(heldKey()).toHaveLength(1);
  await till.usuario.click(dialog.getByRole('button', { name: 'Descartar la nota de Sin cliente' }));
  await till.usuario.click(within(await question()).getByRole('button', { name: 'Descartar' }));
  expect(await dialog.findByText('Ninguna nota está en espera.')).toBeVisible();
  expect(heldKey()).toEqual([]);
});

test('a device without room keeps the note on screen and says so', async () => {
  tillNetwork();
  const till = await openTill();
  await till.usuario.click(tile('Almohada'));
  const full = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await hold(till);
  full.mockRestore();
  expect(lines()).toHaveLength(1);
  expect(till.avisos()).toContain(
    'No se pudo poner la nota en espera: sigue aquí. Guárdala, o termina una de las que están en espera.',
  );
});

test('notas that two tabs put on hold at the same moment are both there, and one list of an earlier version too', async () => {
  tillNetwork();
  const till = await openTill();
  await till.usuario.click(tile('Almohada'));
  await hold(till);
  const [own = ''] = heldKey();
  const mine = JSON.parse(deviceTexts.read(own) ?? '');
  const like = (id: string) => ({ ...mine, draft: { ...mine.draft, id } });
  const list = own.slice(0, -`.${mine.draft.id}`.length);
  const [theirs, old] = ['20000000-0000-4000-8000-000000000001', '20000000-0000-4000-8000-000000000002'];
  await act(() => writeInOtherTab(`${list}.${theirs}`, JSON.stringify(like(theirs))));
  expect(screen.getByRole('button', { name: 'En espera, 2 notas' })).toBeVisible();
  till.unmount();
  await writeInOtherTab(list, JSON.stringify([like(old)]));
  await openTill();
  expect(await screen.findByRole('button', { name: 'En espera, 3 notas' })).toBeVisible();
  expect(heldKey().sort()).toEqual([own, `${list}.${theirs}`, `${list}.${old}`].sort());
});
