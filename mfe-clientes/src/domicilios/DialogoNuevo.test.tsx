import { type Red, simularRed } from '@lavanda/shared/pruebas/red';
import { act, screen, waitFor, within } from '@testing-library/react';
import { MAPA_OSM } from './pruebas/mapa';
import { montar, PETEN } from './pruebas/montar';

const BUSCAR = 'POST /api/clientes/autocomplete';
const COORDENADAS = 'POST /api/clientes/autocompleteCoordenadas';
const SAN_ANTONIO = 'Diagonal San Antonio 1507, Narvarte Poniente, 03020 Benito Juárez';
const OTRO = 'Diagonal San Antonio 1124, Narvarte Oriente, 03023 Benito Juárez';
const FALLA = { type: 'about:blank', title: 'Sin servicio', status: 503, detail: 'Ningún servicio de mapas respondió.' };

let red: Red;
beforeEach(() => {
  red = simularRed();
  red.atender('GET /api/mapas/configuracion', MAPA_OSM);
  red.atender(BUSCAR, {
    cuerpo: {
      results: [
        [SAN_ANTONIO, 'geo:1'],
        [OTRO, 'geo:2'],
      ],
    },
  });
  red.atender(COORDENADAS, { cuerpo: { lat: 19.39341, lon: -99.15512 } });
});
afterEach(() => jest.useRealTimers());

async function abrir() {
  const vista = await montar({ domicilios: [PETEN] });
  await vista.usuario.click(screen.getByRole('button', { name: 'Registrar un nuevo domicilio' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Registrar un nuevo domicilio' }));
  return { ...vista, dialogo, campo: dialogo.getByRole('combobox', { name: 'Calle, número y colonia' }) };
}

describe('Registrar un nuevo domicilio', () => {
  it('searches with Enter at once, and adds the chosen place with its coordinates', async () => {
    const { usuario, dialogo, campo, ultimos } = await abrir();
    expect(campo).toHaveFocus();
    await usuario.keyboard('Diagonal San Antonio{Enter}');
    const opciones = await dialogo.findAllByRole('option');
    expect(opciones.map((opcion) => opcion.textContent)).toEqual([
      'Diagonal San Antonio 1507Narvarte Poniente, 03020 Benito Juárez',
      'Diagonal San Antonio 1124Narvarte Oriente, 03023 Benito Juárez',
    ]);
    expect(dialogo.getByText('2 domicilios encontrados')).toBeInTheDocument();
    await usuario.keyboard('{Enter}');
    expect(campo).toHaveValue(SAN_ANTONIO);
    expect(await dialogo.findByRole('application', { name: 'Ubicación del nuevo domicilio' })).toBeVisible();
    expect(red.vistas(COORDENADAS).map(({ cuerpo }) => cuerpo)).toEqual([{ id: 'geo:1' }]);
    await usuario.keyboard(', int. 4');
    await usuario.click(dialogo.getByRole('button', { name: 'Agregar domicilio' }));
    expect(ultimos()).toEqual([PETEN, { descripcion: `${SAN_ANTONIO}, int. 4`, lat: 19.39341, lon: -99.15512 }]);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Registrar un nuevo domicilio' })).toBeNull());
    expect(red.vistas(BUSCAR)).toHaveLength(1);
  });

  it('waits 1.5 s after the last key, and never asks for 3 characters or fewer', async () => {
    const { usuario, dialogo } = await abrir();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    const escribir = (texto: string) => usuario.keyboard(texto);
    const pasar = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    await escribir('Dia');
    await pasar(5_000);
    expect(red.vistas(BUSCAR)).toEqual([]);
    await escribir('{Enter}');
    await pasar(100);
    expect(red.vistas(BUSCAR)).toEqual([]);
    await escribir('g');
    await pasar(1_400);
    await escribir('o');
    await pasar(1_400);
    expect(red.vistas(BUSCAR)).toEqual([]);
    await pasar(200);
    expect(red.vistas(BUSCAR).map(({ cuerpo }) => cuerpo)).toEqual([{ address: 'Diago' }]);
    jest.useRealTimers();
    expect(await dialogo.findAllByRole('option')).toHaveLength(2);
  });

  it('drops the chosen place when another street is typed', async () => {
    const { usuario, dialogo, campo } = await abrir();
    await usuario.keyboard('Diagonal{Enter}');
    await usuario.click(await dialogo.findByRole('option', { name: /1124/ }));
    expect(await dialogo.findByRole('application', { name: 'Ubicación del nuevo domicilio' })).toBeVisible();
    await usuario.clear(campo);
    expect(dialogo.queryByRole('application')).toBeNull();
    expect(dialogo.getByRole('button', { name: 'Agregar domicilio' })).toBeDisabled();
  });

  it('says when no provider answers, keeps the text, tries again, and takes the text without a place', async () => {
    red.atender(BUSCAR, { status: 503, cuerpo: FALLA });
    const { usuario, dialogo, campo, ultimos } = await abrir();
    await usuario.keyboard('Atrás del mercado{Enter}');
    const aviso = await dialogo.findByRole('alert');
    expect(aviso).toHaveTextContent('Ningún servicio de mapas respondió. Lo que escribiste sigue aquí.');
    expect(campo).toHaveValue('Atrás del mercado');
    await usuario.click(within(aviso).getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(red.vistas(BUSCAR)).toHaveLength(2));
    await usuario.click(await dialogo.findByRole('button', { name: 'Usar este texto' }));
    expect(ultimos()).toEqual([PETEN, { descripcion: 'Atrás del mercado', lat: null, lon: null }]);
    expect(await screen.findByText('Haz click en el mapa para ubicar el domicilio 2')).toBeVisible();
    await usuario.click(screen.getByRole('button', { name: 'Ahora no' }));
    expect(screen.getByText('Sin ubicación en el mapa')).toBeVisible();
  });

  it('says when the network is down', async () => {
    red.atender(BUSCAR, 'caida');
    const { usuario, dialogo } = await abrir();
    await usuario.keyboard('Diagonal{Enter}');
    expect(await dialogo.findByRole('alert')).toHaveTextContent('El servidor no respondió.');
  });

  it('says when nothing was found', async () => {
    red.atender(BUSCAR, { cuerpo: { results: [] } });
    const { usuario, dialogo } = await abrir();
    await usuario.keyboard('Calle que no existe{Enter}');
    expect(await dialogo.findByText(/^No se encontró ese domicilio/)).toBeVisible();
    expect(dialogo.getByRole('button', { name: 'Usar este texto' })).toBeEnabled();
  });

  it('says when the place of a result is not known, with the text at hand', async () => {
    red.atender(COORDENADAS, { status: 503, cuerpo: FALLA });
    const { usuario, dialogo, campo, ultimos } = await abrir();
    await usuario.keyboard('Diagonal{Enter}');
    await usuario.click(await dialogo.findByRole('option', { name: /1507/ }));
    expect(await dialogo.findByRole('alert')).toHaveTextContent('Ningún servicio de mapas respondió.');
    expect(campo).toHaveValue(SAN_ANTONIO);
    await usuario.click(dialogo.getByRole('button', { name: 'Usar este texto' }));
    expect(ultimos()?.[1]).toEqual({ descripcion: SAN_ANTONIO, lat: null, lon: null });
  });

  it('closes with Escape without adding anything, even over results', async () => {
    const { usuario, dialogo, cambios } = await abrir();
    await usuario.keyboard('Diagonal{Enter}');
    await dialogo.findAllByRole('option');
    await usuario.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(cambios).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Registrar un nuevo domicilio' })).toHaveFocus();
  });
});
