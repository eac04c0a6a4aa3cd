import type { Rol } from '@lavanda/shared/domain/roles';
import { sesionDePrueba } from '@lavanda/shared/pruebas/datos';
import { montarSeccion } from '@lavanda/shared/pruebas/seccion';
import type { ReactElement } from 'react';

interface Opciones {
  rol?: Rol;
  ruta?: string;
}

/** Mounts a page of the board, with the point of sale beside it. */
export function montar(elemento: ReactElement, { rol, ruta = '/app/activos' }: Opciones = {}) {
  return montarSeccion(
    [
      { path: '/app/activos', element: elemento },
      { path: '/app/pos/:nota?', element: <h1>Punto de Venta</h1> },
    ],
    { sesion: sesionDePrueba(rol), lugares: [ruta] },
  );
}
