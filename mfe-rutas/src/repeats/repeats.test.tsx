import type { Repeticion } from '@lavanda/shared/contract/schemas/rutas';
import { id, testSession } from '@lavanda/shared/testing/fixtures';
import { type MockNetwork, mockNetwork } from '@lavanda/shared/testing/network';
import { renderSection } from '@lavanda/shared/testing/renderSection';
import { screen, within } from '@testing-library/react';
import Repeats from './Repeats';

const CLIENTE = id(700);
const tuesday: Repeticion = {
  ...{ _id: id(1), cliente: CLIENTE, dia: 3, hora_inicio: '10:00', hora_final: '12:00', sucursal: id(2) },
};

let net: MockNetwork;
let kept: Repeticion[];
beforeEach(() => {
  net = mockNetwork();
  kept = [tuesday];
  net.route('GET /api/rutas/repeticiones', () => ({ body: { repeticiones: kept } }));
});

const open = () =>
  renderSection([{ path: '*', element: <Repeats clienteId={CLIENTE} /> }], {
    session: testSession('user'),
    places: [`/app/clientes/${CLIENTE}`],
  });

test('lists what repeats, and takes one away', async () => {
  net.route('POST /api/rutas/repeticiones/quitar', () => {
    kept = [];
    return { body: { repeticiones: [] } };
  });
  const { usuario: user } = await open();
  const section = within(screen.getByRole('region', { name: 'Recolección que se repite' }));
  expect(await section.findByText('Cada martes, de 10:00 a 12:00')).toBeVisible();
  await user.click(section.getByRole('button', { name: /^Quitar/ }));
  expect(await section.findByText('No se repite ninguna.')).toBeVisible();
  expect(net.seen('POST /api/rutas/repeticiones/quitar')[0]?.body).toEqual({ _id: tuesday._id });
});

test('repeats a day that is free; a refusal is told, keeps what was chosen and can be sent again', async () => {
  net.route('POST /api/rutas/repeticiones', () => ({ status: 422, body: { detail: 'El cliente no existe.' } }));
  const { usuario: user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Repetir cada semana' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Repetir cada semana' }));
  expect(dialog.getByRole('radio', { name: 'Mar' })).toBeDisabled();
  await user.click(dialog.getByRole('radio', { name: 'Jue' }));
  await user.click(dialog.getByRole('button', { name: 'Repetir' }));
  expect(await dialog.findByText('El cliente no existe.')).toBeVisible();
  net.route('POST /api/rutas/repeticiones', () => {
    kept = [tuesday, { ...tuesday, _id: id(3), dia: 5 }];
    return { body: { repeticiones: kept } };
  });
  await user.click(dialog.getByRole('button', { name: 'Repetir' }));
  expect(await screen.findByText('Cada jueves, de 10:00 a 12:00')).toBeVisible();
  const [first, second] = net.seen('POST /api/rutas/repeticiones');
  expect(second?.body).toEqual(first?.body);
  expect(second?.body).toMatchObject({ cliente: CLIENTE, dia: 5, hora_inicio: '10:00', hora_final: '12:00' });
});

test('what does not load is told, and Reintentar loads it', async () => {
  net.route('GET /api/rutas/repeticiones', () => 'caida');
  const { usuario: user } = await open();
  expect(await screen.findByText(/^No se cargaron sus recolecciones/)).toBeVisible();
  net.route('GET /api/rutas/repeticiones', () => ({ body: { repeticiones: kept } }));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Cada martes, de 10:00 a 12:00')).toBeVisible();
});
