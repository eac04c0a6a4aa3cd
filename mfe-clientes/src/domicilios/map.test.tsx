import { type MockNetwork, mockNetwork } from '@lavanda/shared/testing/network';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { OSM_MAP } from './testing/map';
import { mount, PETEN, SAVINON } from './testing/mountPage';

const CONFIGURATION = 'GET /api/mapas/configuracion';

jest.mock('google-map-react', () => ({
  __esModule: true,
  default: ({ children, onGoogleApiLoaded, onClick }: Canvas) => (
    <>
      <button type="button" onClick={() => onGoogleApiLoaded({ map: fakeMap })}>
        cargar
      </button>
      <button type="button" onClick={(event) => onClick({ lat: 19.41, lng: -99.16, event })}>
        lienzo
      </button>
      {children}
    </>
  ),
}));

interface Canvas {
  children: ReactNode;
  onGoogleApiLoaded(loaded: { map: unknown }): void;
  onClick(click: { lat: number; lng: number; event: unknown }): void;
}

const fakeMap = { fitBounds: jest.fn(), setZoom: jest.fn(), getZoom: () => 14, panTo: jest.fn(), setCenter: jest.fn() };
const script = () => document.querySelector<HTMLScriptElement>('script[src^="https://maps.googleapis.com/"]');

/** Defines the globals that Google's script would define, and calls its callback. */
function bootGoogle() {
  Object.assign(window, {
    google: {
      maps: {
        LatLngBounds: class {
          extend() {}
        },
      },
    },
  });
  const ready = new URL(script()?.src ?? '').searchParams.get('callback') ?? '';
  act(() => (window as unknown as Record<string, () => void>)[ready]?.());
}

let net: MockNetwork;
beforeEach(() => {
  net = mockNetwork();
});
afterEach(() => {
  script()?.remove();
  jest.clearAllMocks();
});

describe('Google map', () => {
  beforeEach(() => net.route(CONFIGURATION, { body: { proveedor: 'google', clave: `clave-${Math.random()}` } }));

  it('draws the pins, fits them, and does with a click what the keyless map does', async () => {
    const { usuario: user, latest } = await mount();
    await waitFor(() => expect(script()).not.toBeNull());
    expect(script()?.src).toContain('key=clave-');
    bootGoogle();
    await user.click(await screen.findByRole('button', { name: 'cargar' }));
    expect(fakeMap.fitBounds).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Acercar' }));
    expect(fakeMap.setZoom).toHaveBeenCalledWith(15);
    await user.click(screen.getByRole('button', { name: /^Domicilio 2: Luz/ }));
    expect(within(await screen.findByRole('dialog', { name: 'Domicilio 2' })).getByText(SAVINON.descripcion)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'lienzo' }));
    await user.click(await screen.findByRole('button', { name: 'Mover aquí el domicilio 2' }));
    expect(latest()).toEqual([PETEN, { ...SAVINON, lat: 19.41, lon: -99.16 }]);
  });

  it("shows 'Error: AuthFailure' when Google refuses the key; the list works and another try loads again", async () => {
    const { usuario: user, latest } = await mount();
    await waitFor(() => expect(script()).not.toBeNull());
    bootGoogle();
    act(() => (window as { gm_authFailure?(): void }).gm_authFailure?.());
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent('Error: AuthFailure');
    expect(panel).toHaveTextContent(/problema con la clave \(API key\) del servicio de mapas impide mostrar el mapa/);
    expect(script()).toBeNull();
    await user.click(screen.getByRole('button', { name: /^eliminar domicilio 1/ }));
    await user.click(await screen.findByRole('button', { name: 'Eliminar' }));
    expect(latest()).toEqual([SAVINON]);
    await user.click(within(panel).getByRole('button', { name: 'Reintentar' }));
    expect(document.body).not.toHaveFocus();
    await waitFor(() => expect(script()).not.toBeNull());
    expect(screen.queryByText('Error: AuthFailure')).toBeNull();
  });

  it('says when the script does not load, and tries again', async () => {
    const { usuario: user } = await mount();
    await waitFor(() => expect(script()).not.toBeNull());
    const first = script();
    if (first) fireEvent.error(first);
    expect(await screen.findByRole('alert')).toHaveTextContent('El mapa no se pudo cargar');
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(script()).not.toBeNull());
    expect(script()).not.toBe(first);
  });
});

describe('a map that crashes', () => {
  it('is replaced by a notice and reported, and the page keeps working', async () => {
    net.route(CONFIGURATION, { body: { proveedor: 'google', clave: 'otra-clave' } });
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const reported: string[] = [];
    const note = (event: ErrorEvent) => {
      event.preventDefault();
      reported.push(event.error.message);
    };
    addEventListener('error', note);
    const { usuario: user } = await mount();
    await waitFor(() => expect(script()).not.toBeNull());
    bootGoogle();
    fakeMap.fitBounds.mockImplementationOnce(() => {
      throw new Error('roto');
    });
    await user.click(await screen.findByRole('button', { name: 'cargar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('El mapa no se pudo cargar');
    expect(screen.getByRole('button', { name: /^Editar domicilio 2/ })).toBeEnabled();
    expect(reported).toEqual(['roto']);
    removeEventListener('error', note);
    silence.mockRestore();
  });
});

describe('Map without a key', () => {
  it('says when tiles do not load, keeps the pins, and ends it when they do', async () => {
    net.route(CONFIGURATION, OSM_MAP);
    const { container } = await mount();
    await screen.findByRole('button', { name: 'Acercar' });
    const tile = await waitFor(() => {
      const found = container.querySelector('img.leaflet-tile');
      if (!found) throw new Error('sin mosaicos');
      return found;
    });
    fireEvent.error(tile);
    expect(await screen.findByText('El dibujo del mapa no se pudo cargar. Los domicilios siguen en la lista.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Domicilio 1/ })).toBeVisible();
    const other = [...container.querySelectorAll('img.leaflet-tile')].find((each) => each !== tile);
    if (other) fireEvent.load(other);
    await waitFor(() => expect(screen.queryByText(/El dibujo del mapa/)).toBeNull());
  });

  it('says when no tile comes at all', async () => {
    net.route(CONFIGURATION, OSM_MAP);
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    await mount();
    await screen.findByRole('button', { name: 'Acercar' });
    expect(screen.queryByText(/El dibujo del mapa/)).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    jest.useRealTimers();
    expect(await screen.findByText(/El dibujo del mapa no se pudo cargar/)).toBeVisible();
  });

  it('says when the settings do not arrive, and the list still places by coordinates', async () => {
    net.route(CONFIGURATION, 'caida');
    const { usuario: user } = await mount();
    expect(await screen.findByRole('alert')).toHaveTextContent('El mapa no se pudo cargar');
    await user.click(screen.getByRole('button', { name: /^Mover en el mapa el domicilio 1/ }));
    expect(await screen.findByRole('dialog', { name: 'Editar domicilio 1' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    net.route(CONFIGURATION, OSM_MAP);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('button', { name: 'Acercar' })).toBeVisible();
  });
});
