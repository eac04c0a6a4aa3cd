import { type MockNetwork, mockNetwork } from '@lavanda/shared/testing/network';
import { act, screen, waitFor, within } from '@testing-library/react';
import { OSM_MAP } from './testing/map';
import { mount, PETEN } from './testing/mountPage';

const SEARCH = 'POST /api/clientes/autocomplete';
const COORDINATES = 'POST /api/clientes/autocompleteCoordenadas';
const SAN_ANTONIO = 'Diagonal San Antonio 1507, Narvarte Poniente, 03020 Benito Juárez';
const OTHER = 'Diagonal San Antonio 1124, Narvarte Oriente, 03023 Benito Juárez';
const FAILURE = {
  type: 'about:blank',
  title: 'Sin servicio',
  status: 503,
  detail: 'Ningún servicio de mapas respondió.',
};

let net: MockNetwork;
beforeEach(() => {
  net = mockNetwork();
  net.route('GET /api/mapas/configuracion', OSM_MAP);
  net.route(SEARCH, {
    body: {
      results: [
        [SAN_ANTONIO, 'geo:1'],
        [OTHER, 'geo:2'],
      ],
    },
  });
  net.route(COORDINATES, { body: { lat: 19.39341, lon: -99.15512 } });
});
afterEach(() => jest.useRealTimers());

async function open() {
  const view = await mount({ domicilios: [PETEN] });
  await view.usuario.click(screen.getByRole('button', { name: 'Registrar un nuevo domicilio' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Registrar un nuevo domicilio' }));
  return { ...view, dialog, campo: dialog.getByRole('combobox', { name: 'Calle, número y colonia' }) };
}

describe("'Registrar un nuevo domicilio'", () => {
  it('searches with Enter at once, and adds the chosen place with its coordinates', async () => {
    const { usuario: user, dialog, campo: field, latest } = await open();
    expect(field).toHaveFocus();
    await user.keyboard('Diagonal San Antonio{Enter}');
    const options = await dialog.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual([
      'Diagonal San Antonio 1507Narvarte Poniente, 03020 Benito Juárez',
      'Diagonal San Antonio 1124Narvarte Oriente, 03023 Benito Juárez',
    ]);
    expect(dialog.getByText('2 domicilios encontrados')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(field).toHaveValue(SAN_ANTONIO);
    expect(await dialog.findByRole('application', { name: 'Ubicación del nuevo domicilio' })).toBeVisible();
    expect(net.seen(COORDINATES).map(({ body }) => body)).toEqual([{ id: 'geo:1' }]);
    await user.keyboard(', int. 4');
    await user.click(dialog.getByRole('button', { name: 'Agregar domicilio' }));
    expect(latest()).toEqual([PETEN, { descripcion: `${SAN_ANTONIO}, int. 4`, lat: 19.39341, lon: -99.15512 }]);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Registrar un nuevo domicilio' })).toBeNull());
    expect(net.seen(SEARCH)).toHaveLength(1);
  });

  it('sends nothing that is typed when the laundry has no geocoder, and takes the text as it is', async () => {
    net.route('GET /api/mapas/configuracion', { body: { ...OSM_MAP.body, busqueda: false } });
    const { usuario: user, dialog, campo: field } = await open();
    await waitFor(() => expect(field).toHaveAccessibleDescription('Escribe el domicilio; después lo ubicas en el mapa.'));
    await user.keyboard('Diagonal San Antonio{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Usar este texto' }));
    expect(net.seen(SEARCH)).toEqual([]);
  });

  it('waits 1.5 s after the last key, and never asks for 3 characters or fewer', async () => {
    const { usuario: user, dialog } = await open();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    const write = (text: string) => user.keyboard(text);
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    await write('Dia');
    await pass(5_000);
    expect(net.seen(SEARCH)).toEqual([]);
    await write('{Enter}');
    await pass(100);
    expect(net.seen(SEARCH)).toEqual([]);
    await write('g');
    await pass(1_400);
    await write('o');
    await pass(1_400);
    expect(net.seen(SEARCH)).toEqual([]);
    await pass(200);
    expect(net.seen(SEARCH).map(({ body }) => body)).toEqual([{ address: 'Diago' }]);
    jest.useRealTimers();
    expect(await dialog.findAllByRole('option')).toHaveLength(2);
  });

  it('drops the chosen place when another street is typed', async () => {
    const { usuario: user, dialog, campo: field } = await open();
    await user.keyboard('Diagonal{Enter}');
    await user.click(await dialog.findByRole('option', { name: /1124/ }));
    expect(await dialog.findByRole('application', { name: 'Ubicación del nuevo domicilio' })).toBeVisible();
    await user.clear(field);
    expect(dialog.queryByRole('application')).toBeNull();
    expect(dialog.getByRole('button', { name: 'Agregar domicilio' })).toBeDisabled();
  });

  it('says when no provider answers, keeps the text, tries again, and takes the text without a place', async () => {
    net.route(SEARCH, { status: 503, body: FAILURE });
    const { usuario: user, dialog, campo: field, latest } = await open();
    await user.keyboard('Atrás del mercado{Enter}');
    const alert = await dialog.findByRole('alert');
    expect(alert).toHaveTextContent('Ningún servicio de mapas respondió. Lo que escribiste sigue aquí.');
    expect(field).toHaveValue('Atrás del mercado');
    await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(net.seen(SEARCH)).toHaveLength(2));
    await user.click(await dialog.findByRole('button', { name: 'Usar este texto' }));
    expect(latest()).toEqual([PETEN, { descripcion: 'Atrás del mercado', lat: null, lon: null }]);
    expect(await screen.findByText('Haz click en el mapa para ubicar el domicilio 2')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ahora no' }));
    expect(screen.getByText('Sin ubicación en el mapa')).toBeVisible();
  });

  it('says when the network is down', async () => {
    net.route(SEARCH, 'caida');
    const { usuario: user, dialog } = await open();
    await user.keyboard('Diagonal{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent('El servidor no respondió.');
  });

  it('says when nothing was found', async () => {
    net.route(SEARCH, { body: { results: [] } });
    const { usuario: user, dialog } = await open();
    await user.keyboard('Calle que no existe{Enter}');
    expect(await dialog.findByText(/^No se encontró ese domicilio/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Usar este texto' })).toBeEnabled();
  });

  it('says when the place of a result is not known, with the text at hand', async () => {
    net.route(COORDINATES, { status: 503, body: FAILURE });
    const { usuario: user, dialog, campo: field, latest } = await open();
    await user.keyboard('Diagonal{Enter}');
    await user.click(await dialog.findByRole('option', { name: /1507/ }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Ningún servicio de mapas respondió.');
    expect(field).toHaveValue(SAN_ANTONIO);
    await user.click(dialog.getByRole('button', { name: 'Usar este texto' }));
    expect(latest()?.[1]).toEqual({ descripcion: SAN_ANTONIO, lat: null, lon: null });
  });

  it('closes with Escape without adding anything, even over results', async () => {
    const { usuario: user, dialog, changes } = await open();
    await user.keyboard('Diagonal{Enter}');
    await dialog.findAllByRole('option');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Registrar un nuevo domicilio' })).toHaveFocus();
  });
});
