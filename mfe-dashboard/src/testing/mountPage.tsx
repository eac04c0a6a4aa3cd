import type { Role } from '@lavanda/shared/domain/roles';
import { DEL_VALLE, testSession } from '@lavanda/shared/testing/fixtures';
import { type CallResponse, mockNetwork, type Red } from '@lavanda/shared/testing/network';
import { renderSection } from '@lavanda/shared/testing/renderSection';
import DashboardPage from '../DashboardPage';

const SUMMARIZE = 'GET /api/ventas/';

/** Opens the page for somebody of Del Valle. */
export async function mount({ rol: role = 'superuser', path = '/app/dashboard' }: { rol?: Role; path?: string } = {}) {
  const user = { idSucursal: DEL_VALLE._id, sucursalData: DEL_VALLE };
  const page = await renderSection([{ path: '/app/dashboard', element: <DashboardPage /> }], {
    session: testSession(role, { usuario: user }),
    places: [path],
  });
  return { ...page, direccion: () => page.router.state.location.search };
}

/** The summary's answers in order, the last one for ever. */
export function summaryNetwork(...responses: readonly (CallResponse | Promise<CallResponse>)[]): Red {
  const red = mockNetwork();
  red.route(SUMMARIZE, () => responses[Math.min(red.vistas(SUMMARIZE).length, responses.length) - 1] ?? 'caida');
  return red;
}

/** What the summary was asked for, each time. */
export const requested = (red: Red): string[] => red.vistas(SUMMARIZE).map(({ query }) => String(query));
