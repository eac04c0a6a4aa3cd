import { clearDevice } from '@lavanda/shared/testing/device';
import { NARVARTE } from '@lavanda/shared/testing/fixtures';
import { problem } from '@lavanda/shared/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import { field, identityServer, open } from '../testing/laundry';

const SAVE = 'POST /api/tenant/sucursales/guardar';
let net: ReturnType<typeof identityServer>;
beforeEach(async () => {
  await clearDevice();
  net = identityServer();
});

async function openBranch() {
  const page = await open();
  await page.usuario.click(screen.getByRole('button', { name: 'Modificar Narvarte' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Modificar sucursal' }));
  return { user: page.usuario, dialog, save: () => page.usuario.click(dialog.getByRole('button', { name: 'Guardar' })) };
}

it('saves what a sucursal finishes in a day, and when it is closed', async () => {
  const { user, dialog, save } = await openBranch();
  await user.type(field('Kilos (opcional)'), '120.5');
  await user.type(field('Piezas (opcional)'), '60');
  await user.click(dialog.getByRole('button', { name: 'Domingo' }));
  await user.click(dialog.getByRole('button', { name: 'Agregar fecha que no abre' }));
  const calendar = within(await screen.findByRole('dialog', { name: 'Fecha que no abre' }));
  await user.click(calendar.getByRole('button', { name: 'Mañana' }));
  await user.click(calendar.getByRole('button', { name: 'Aceptar' }));
  const chosen = await dialog.findByRole('button', { name: /^Quitar \d{4}-\d{2}-\d{2}$/ });
  await save();
  await waitFor(() => expect(net.seen(SAVE)).toHaveLength(1));
  const [{ body } = { body: undefined }] = net.seen(SAVE);
  expect(body).toMatchObject({
    _id: NARVARTE._id,
    capacidad: { kilos: 120.5, piezas: 60, dias_cerrados: [1], fechas_cerradas: [chosen.textContent] },
  });
});

it('tells what is wrong at its field, and keeps what was typed', async () => {
  const { user, save } = await openBranch();
  await user.type(field('Kilos (opcional)'), 'muchos');
  await user.type(field('Piezas (opcional)'), '1.5');
  await save();
  expect(field('Kilos (opcional)')).toHaveAccessibleDescription(/^Escribe los kilos con número/);
  expect(field('Piezas (opcional)')).toHaveAccessibleDescription(/^Escribe las piezas con un número entero/);
  expect(net.seen(SAVE)).toEqual([]);
  await user.clear(field('Kilos (opcional)'));
  await user.type(field('Kilos (opcional)'), '80');
  await user.clear(field('Piezas (opcional)'));
  const detail = 'Escribe menos kilos.';
  net.route(SAVE, () => problem(422, detail, { campos: [{ campo: 'capacidad.kilos', mensaje: detail }] }));
  await save();
  await waitFor(() => expect(field('Kilos (opcional)')).toHaveAccessibleDescription(detail));
  expect(field('Kilos (opcional)')).toHaveValue('80');
});
