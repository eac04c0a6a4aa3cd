import type { Rol } from '@lavanda/shared/domain/roles';
import { DEL_VALLE, sesionDePrueba } from '@lavanda/shared/pruebas/datos';
import { type Red, type Respuesta, simularRed } from '@lavanda/shared/pruebas/red';
import { montarSeccion } from '@lavanda/shared/pruebas/seccion';
import PaginaDashboard from '../PaginaDashboard';

const RESUMIR = 'GET /api/ventas/';

/** Opens the page for somebody of Del Valle. */
export async function montar({ rol = 'superuser', ruta = '/app/dashboard' }: { rol?: Rol; ruta?: string } = {}) {
  const usuario = { idSucursal: DEL_VALLE._id, sucursalData: DEL_VALLE };
  const pagina = await montarSeccion([{ path: '/app/dashboard', element: <PaginaDashboard /> }], {
    sesion: sesionDePrueba(rol, { usuario }),
    lugares: [ruta],
  });
  return { ...pagina, direccion: () => pagina.router.state.location.search };
}

/** The summary's answers in order, the last one for ever. */
export function redDeResumen(...respuestas: readonly (Respuesta | Promise<Respuesta>)[]): Red {
  const red = simularRed();
  red.atender(RESUMIR, () => respuestas[Math.min(red.vistas(RESUMIR).length, respuestas.length) - 1] ?? 'caida');
  return red;
}

/** What the summary was asked for, each time. */
export const pedidas = (red: Red): string[] => red.vistas(RESUMIR).map(({ query }) => String(query));
