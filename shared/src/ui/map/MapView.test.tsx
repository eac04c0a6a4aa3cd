import '../../testing/mapSize.ts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Activity, type ReactNode, useState } from 'react';
import { type MockNetwork, mockNetwork } from '../../testing/network.ts';
import { renderSection } from '../../testing/renderSection.tsx';
import MapView from './MapView.tsx';
import type { MapLine, MapMarker } from './types.ts';

const CONFIGURATION = 'GET /api/mapas/configuracion';

jest.mock('google-map-react', () => ({
  __esModule: true,
  default: ({ children, onGoogleApiLoaded }: { children: ReactNode; onGoogleApiLoaded(loaded: { map: unknown }): void }) => (
    <>
      <button type="button" onClick={() => onGoogleApiLoaded({ map: fakeMap })}>
        cargar
      </button>
      {children}
    </>
  ),
}));

const fakeMap = { fitBounds: jest.fn(), setZoom: jest.fn(), getZoom: () => 14, panTo: jest.fn(), setCenter: jest.fn() };

const HOTEL: MapMarker = {
  number: 1,
  point: { lat: 19.394, lon: -99.156 },
  nombre: 'Hotel Miravalle',
  drawing: <b>parada dibujada</b>,
};
const CAFE: MapMarker = { number: 2, point: { lat: 19.384, lon: -99.166 }, nombre: 'Café Tres Abejas' };
const points = [HOTEL.point, CAFE.point];
const LINES: MapLine[] = [
  { id: 'done', points, color: '#6b3fa0', dotted: true },
  { id: 'todo', points, color: '#6b3fa0', dotted: false },
];
const NOTICES = { key: 'La lista sigue.', load: 'La lista sigue.', incomplete: 'La lista sigue.' };

let net: MockNetwork;
beforeEach(() => {
  net = mockNetwork();
});
afterEach(() => {
  document.querySelector('script[src^="https://maps.googleapis.com/"]')?.remove();
});

const onSelect = jest.fn();
const onControls = jest.fn();

function open(markers: readonly MapMarker[] = [HOTEL, CAFE]) {
  const map = (
    <MapView
      label="Ruta en el mapa"
      notices={NOTICES}
      markers={markers}
      lines={LINES}
      selected={1}
      onSelect={onSelect}
      onPress={() => undefined}
      placing={false}
      popup={null}
      onControls={onControls}
    />
  );
  return renderSection([{ path: '*', element: <Section>{map}</Section> }], { places: ['/'] });
}

/** Hides and shows its children, as the shell does with a section. */
function Section({ children }: { children: ReactNode }) {
  const [visible, setVisible] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setVisible(!visible)}>
        otra sección
      </button>
      <Activity mode={visible ? 'visible' : 'hidden'}>{children}</Activity>
    </>
  );
}

test('without a key: a marker of its own drawing, a pin for the others, and each line, dotted or not', async () => {
  net.route(CONFIGURATION, { body: { proveedor: 'osm', mosaicos: 'http://mosaicos.prueba/{z}/{x}/{y}.png', atribucion: '' } });
  const { usuario: user, container } = await open();
  const drawn = await screen.findByRole('button', { name: 'Hotel Miravalle', pressed: true });
  expect(drawn).toHaveTextContent('parada dibujada');
  expect(drawn.querySelector('path')).toBeNull();
  expect(screen.getByRole('button', { name: 'Café Tres Abejas' }).querySelector('path')).not.toBeNull();
  const dashes = [...container.querySelectorAll('path.leaflet-interactive, .leaflet-overlay-pane path')].map((path) =>
    path.getAttribute('stroke-dasharray'),
  );
  expect(dashes).toHaveLength(2);
  expect(dashes.filter(Boolean)).toHaveLength(1);
  await user.click(drawn);
  expect(onSelect).toHaveBeenCalledWith(1);
});

test('a section that is left and opened again has a map that works', async () => {
  net.route(CONFIGURATION, { body: { proveedor: 'osm', mosaicos: 'http://mosaicos.prueba/{z}/{x}/{y}.png', atribucion: '' } });
  const errors = jest.spyOn(console, 'error');
  const { usuario: user } = await open();
  await screen.findByRole('button', { name: 'Hotel Miravalle' });
  await user.click(screen.getByRole('button', { name: 'otra sección' }));
  await user.click(screen.getByRole('button', { name: 'otra sección' }));
  await user.click(await screen.findByRole('button', { name: 'Acercar' }));
  expect(screen.getByRole('button', { name: 'Hotel Miravalle' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(errors).not.toHaveBeenCalled();
});

test('a map that a retry can’t draw again takes its controls away', async () => {
  net.route(CONFIGURATION, { body: { proveedor: 'osm', mosaicos: 'http://mosaicos.prueba/{z}/{x}/{y}.png', atribucion: '' } });
  const { usuario: user, container } = await open();
  await screen.findByRole('button', { name: 'Acercar' });
  expect(onControls).toHaveBeenLastCalledWith(expect.objectContaining({ center: expect.any(Function) }));
  fireEvent.error(container.querySelector('img.leaflet-tile') as Element);
  net.route(CONFIGURATION, 'caida');
  await user.click(await screen.findByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Hotel Miravalle' })).toBeNull());
  expect(await screen.findByText(/La lista sigue/)).toBeVisible();
  expect(onControls).toHaveBeenLastCalledWith(null);
  net.route(CONFIGURATION, { body: { proveedor: 'osm', mosaicos: 'http://mosaicos.prueba/{z}/{x}/{y}.png', atribucion: '' } });
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await user.click(await screen.findByRole('button', { name: 'Acercar' }));
  expect(onControls).toHaveBeenLastCalledWith(expect.objectContaining({ center: expect.any(Function) }));
});

test('a marker where nothing is to be pressed is a picture', async () => {
  net.route(CONFIGURATION, { body: { proveedor: 'osm', mosaicos: 'http://mosaicos.prueba/{z}/{x}/{y}.png', atribucion: '' } });
  await open([{ ...HOTEL, still: true }, CAFE]);
  expect(await screen.findByRole('img', { name: 'Hotel Miravalle' })).toHaveTextContent('parada dibujada');
  expect(screen.queryByRole('button', { name: 'Hotel Miravalle' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Café Tres Abejas' })).toBeVisible();
});

test('with Google: the same lines, taken away with the map', async () => {
  const given: object[] = [];
  const setMap = jest.fn();
  net.route(CONFIGURATION, { body: { proveedor: 'google', clave: `clave-${Math.random()}` } });
  const { usuario: user, unmount } = await open();
  const script = await waitFor(() => {
    const found = document.querySelector<HTMLScriptElement>('script[src^="https://maps.googleapis.com/"]');
    if (!found) throw new Error('sin script');
    return found;
  });
  class LatLngBounds {
    extend() {}
  }
  class Polyline {
    setMap = setMap;
    constructor(options: object) {
      given.push(options);
    }
  }
  Object.assign(window, { google: { maps: { LatLngBounds, Polyline } } });
  const ready = new URL(script.src).searchParams.get('callback') ?? '';
  act(() => (window as unknown as Record<string, () => void>)[ready]?.());
  await user.click(await screen.findByRole('button', { name: 'cargar' }));
  expect(given).toMatchObject([{ strokeOpacity: 0 }, { strokeWeight: 5, strokeColor: '#6b3fa0' }]);
  expect(screen.getByRole('button', { name: 'Hotel Miravalle' })).toHaveTextContent('parada dibujada');
  unmount();
  expect(setMap.mock.calls).toEqual([[null], [null]]);
});
