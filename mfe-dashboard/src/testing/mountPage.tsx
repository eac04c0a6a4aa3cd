import type { Role } from '@lavanda/shared/domain/roles';
import { DEL_VALLE, testSession } from '@lavanda/shared/testing/fixtures';
import { type CallResponse, type MockNetwork, mockNetwork } from '@lavanda/shared/testing/network';
import { renderSection } from '@lavanda/shared/testing/renderSection';
import DashboardPage from '../DashboardPage';
import { PROMISES, TODAY } from './data';

export const READ_PROMISES = 'GET /api/ventas/promesas';
export const READ_RESULTS = 'GET /api/ventas/resultado';
export const READ_COLLECTED = 'GET /api/ventas/cobrado';
const SUMMARIZE = 'GET /api/ventas/';
export const READ_TODAY = 'GET /api/ventas/hoy';

interface MountOptions {
  rol?: Role;
  path?: string;
  /** Whether the laundry uses cortes; by default it doesn't. */
  withCortes?: boolean;
}

/** Mounts the page for a user of the sucursal Del Valle. */
export async function mount({ rol: role = 'superuser', path = '/app/dashboard', withCortes = false }: MountOptions = {}) {
  const user = { idSucursal: DEL_VALLE._id, sucursalData: DEL_VALLE };
  const page = await renderSection([{ path: '/app/dashboard', element: <DashboardPage /> }], {
    session: testSession(role, { usuario: user, tenant: { usa_corte: withCortes } }),
    places: [path],
  });
  return { ...page, search: () => page.router.state.location.search };
}

/** Fake server of the report. Its summary endpoint gives `responses` in order and repeats the last one. */
export function summaryNetwork(...responses: readonly (CallResponse | Promise<CallResponse>)[]): MockNetwork {
  const net = mockNetwork();
  net.route(SUMMARIZE, () => responses[Math.min(net.seen(SUMMARIZE).length, responses.length) - 1] ?? 'caida');
  net.route(READ_TODAY, () => ({ body: TODAY }));
  net.route(READ_PROMISES, () => ({ body: { promesas: PROMISES } }));
  net.route(READ_COLLECTED, () => ({ body: { cobrado: [] } }));
  return net;
}

/** Returns the query of each request for the summary so far, oldest first. */
export const requested = (net: MockNetwork): string[] => net.seen(SUMMARIZE).map(({ query }) => String(query));
