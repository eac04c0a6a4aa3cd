import type { PickupRequest } from '@lavanda/shared/contract/schemas/pickupRequests';
import type { RouteDay } from '@lavanda/shared/contract/schemas/rutas';
import { setDate } from '@lavanda/shared/testing/clock';
import { testSession } from '@lavanda/shared/testing/fixtures';
import { type MockNetwork, mockNetwork } from '@lavanda/shared/testing/network';
import { renderSection } from '@lavanda/shared/testing/renderSection';
import { App } from '../App';
import { testDay } from './day';

/** Opens Ruta on the mock-up's day. By default the user may change the list of drivers. */
export async function openRuta({
  day = testDay(),
  permissions = ['ruta', 'ruta.choferes'],
  place = '/app/ruta',
  requests = [],
  answerRequests = { body: { solicitudes: requests } },
  now,
}: Options = {}) {
  setDate(now);
  const net = mockNetwork();
  const kept = { day };
  net.route('GET /api/rutas/dia', () => ({ body: kept.day }));
  net.route('GET /api/mapas/configuracion', {
    body: { proveedor: 'osm', mosaicos: 'http://mosaicos.prueba/{z}/{x}/{y}.png', atribucion: '' },
  });
  net.route('GET /api/solicitudes', answerRequests);
  const session = testSession('admin');
  session.permissions.push(...permissions);
  const section = await renderSection([{ path: '*', element: <App /> }], { session, places: [place] });
  return { ...section, net, kept };
}

interface Options {
  day?: RouteDay;
  permissions?: string[];
  place?: string;
  requests?: PickupRequest[];
  /** How the server answers the requests, if not with `requests` at once. */
  answerRequests?: Parameters<MockNetwork['route']>[1];
  /** The device's clock; by default `setDate`'s. */
  now?: string;
}
