import { type Red, simularRed } from '@lavanda/shared/pruebas/red';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MAPA_OSM } from '../domicilios/pruebas/mapa';
import { montar, PETEN, SAVINON } from '../domicilios/pruebas/montar';

const CONFIGURACION = 'GET /api/mapas/configuracion';

/** Google's own canvas isn't here: its children and its clicks are. */
jest.mock('google-map-react', () => ({
  __esModule: true,
  default: ({ children, onGoogleApiLoaded, onClick }: Lienzo) => (
    <>
      <button type="button" onClick={() => onGoogleApiLoaded({ map: mapaFalso })}>
        cargar
      </button>
      <button type="button" onClick={(event) => onClick({ lat: 19.41, lng: -99.16, event })}>
        lienzo
      </button>
      {children}
    </>
  ),
}));

interface Lienzo {
  children: ReactNode;
  onGoogleApiLoaded(carga: { map: unknown }): void;
  onClick(click: { lat: number; lng: number; event: unknown }): void;
}

const mapaFalso = { fitBounds: jest.fn(), setZoom: jest.fn(), getZoom: () => 14, panTo: jest.fn(), setCenter: jest.fn() };
const script = () => document.querySelector<HTMLScriptElement>('script[src^="https://maps.googleapis.com/"]');

/** Google's script has run. */
function arrancarGoogle() {
  Object.assign(window, {
    google: {
      maps: {
        LatLngBounds: class {
          extend() {}
        },
      },
    },
  });
  const listo = new URL(script()?.src ?? '').searchParams.get('callback') ?? '';
  act(() => (window as unknown as Record<string, () => void>)[listo]?.());
}

let red: Red;
beforeEach(() => {
  red = simularRed();
});
afterEach(() => {
  script()?.remove();
  jest.clearAllMocks();
});

describe('Mapa de Google', () => {
  beforeEach(() => red.atender(CONFIGURACION, { cuerpo: { proveedor: 'google', clave: `clave-${Math.random()}` } }));

  it('draws the pins, fits them, and does with a click what the keyless map does', async () => {
    const { usuario, ultimos } = await montar();
    await waitFor(() => expect(script()).not.toBeNull());
    expect(script()?.src).toContain('key=clave-');
    arrancarGoogle();
    await usuario.click(await screen.findByRole('button', { name: 'cargar' }));
    expect(mapaFalso.fitBounds).toHaveBeenCalledTimes(1);
    await usuario.click(screen.getByRole('button', { name: 'Acercar' }));
    expect(mapaFalso.setZoom).toHaveBeenCalledWith(15);
    await usuario.click(screen.getByRole('button', { name: /^Domicilio 2: Luz/ }));
    expect(within(await screen.findByRole('dialog', { name: 'Domicilio 2' })).getByText(SAVINON.descripcion)).toBeVisible();
    await usuario.click(screen.getByRole('button', { name: 'lienzo' }));
    await usuario.click(await screen.findByRole('button', { name: 'Mover aquí el domicilio 2' }));
    expect(ultimos()).toEqual([PETEN, { ...SAVINON, lat: 19.41, lon: -99.16 }]);
  });

  it("shows 'Error: AuthFailure' when Google refuses the key; the list works and another try loads again", async () => {
    const { usuario, ultimos } = await montar();
    await waitFor(() => expect(script()).not.toBeNull());
    arrancarGoogle();
    act(() => window.gm_authFailure?.());
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent('Error: AuthFailure');
    expect(panel).toHaveTextContent(/problema con la clave \(API key\) del servicio de mapas impide mostrar el mapa/);
    expect(script()).toBeNull();
    await usuario.click(screen.getByRole('button', { name: /^eliminar domicilio 1/ }));
    await usuario.click(await screen.findByRole('button', { name: 'Eliminar' }));
    expect(ultimos()).toEqual([SAVINON]);
    await usuario.click(within(panel).getByRole('button', { name: 'Reintentar' }));
    expect(document.body).not.toHaveFocus();
    await waitFor(() => expect(script()).not.toBeNull());
    expect(screen.queryByText('Error: AuthFailure')).toBeNull();
  });

  it('says when the script does not load, and tries again', async () => {
    const { usuario } = await montar();
    await waitFor(() => expect(script()).not.toBeNull());
    const primero = script();
    if (primero) fireEvent.error(primero);
    expect(await screen.findByRole('alert')).toHaveTextContent('El mapa no se pudo cargar');
    await usuario.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(script()).not.toBeNull());
    expect(script()).not.toBe(primero);
  });
});

describe('un mapa que se rompe', () => {
  it('is taken away with a word, and leaves the page standing', async () => {
    red.atender(CONFIGURACION, { cuerpo: { proveedor: 'google', clave: 'otra-clave' } });
    const callar = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { usuario } = await montar();
    await waitFor(() => expect(script()).not.toBeNull());
    arrancarGoogle();
    mapaFalso.fitBounds.mockImplementationOnce(() => {
      throw new Error('roto');
    });
    await usuario.click(await screen.findByRole('button', { name: 'cargar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('El mapa no se pudo cargar');
    expect(screen.getByRole('button', { name: /^Editar domicilio 2/ })).toBeEnabled();
    callar.mockRestore();
  });
});

describe('Mapa sin clave', () => {
  it('says when tiles do not load, keeps the pins, and ends it when they do', async () => {
    red.atender(CONFIGURACION, MAPA_OSM);
    const { container } = await montar();
    await screen.findByRole('button', { name: 'Acercar' });
    const mosaico = await waitFor(() => {
      const encontrado = container.querySelector('img.leaflet-tile');
      if (!encontrado) throw new Error('sin mosaicos');
      return encontrado;
    });
    fireEvent.error(mosaico);
    expect(await screen.findByText('El dibujo del mapa no se pudo cargar. Los domicilios siguen en la lista.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Domicilio 1/ })).toBeVisible();
    const otro = [...container.querySelectorAll('img.leaflet-tile')].find((cada) => cada !== mosaico);
    if (otro) fireEvent.load(otro);
    await waitFor(() => expect(screen.queryByText(/El dibujo del mapa/)).toBeNull());
  });

  it('says when no tile comes at all', async () => {
    red.atender(CONFIGURACION, MAPA_OSM);
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    await montar();
    await screen.findByRole('button', { name: 'Acercar' });
    expect(screen.queryByText(/El dibujo del mapa/)).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    jest.useRealTimers();
    expect(await screen.findByText(/El dibujo del mapa no se pudo cargar/)).toBeVisible();
  });

  it('says when the settings do not arrive, and the list still places by coordinates', async () => {
    red.atender(CONFIGURACION, 'caida');
    const { usuario } = await montar();
    expect(await screen.findByRole('alert')).toHaveTextContent('El mapa no se pudo cargar');
    await usuario.click(screen.getByRole('button', { name: /^Mover en el mapa el domicilio 1/ }));
    expect(await screen.findByRole('dialog', { name: 'Editar domicilio 1' })).toBeVisible();
    await usuario.click(screen.getByRole('button', { name: 'Cancelar' }));
    red.atender(CONFIGURACION, MAPA_OSM);
    await usuario.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('button', { name: 'Acercar' })).toBeVisible();
  });
});
