import type { Rol } from '@lavanda/shared/domain/roles';
import { simularAncho } from '@lavanda/shared/pruebas/ancho';
import { sesionDePrueba } from '@lavanda/shared/pruebas/datos';
import { montarSeccion } from '@lavanda/shared/pruebas/seccion';
import { Suspense } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { App } from '../App';

interface Opciones {
  rol?: Rol;
  /** Addresses visited, the last one open. */
  rutas?: string[];
  /** A tablet or a desktop, unless told. */
  telefono?: boolean;
  conReloj?: boolean;
}

/** Stands for the shell: a link of the bar, and the section in `main`. */
function Shell() {
  return (
    <>
      <Link to="/app/activos">Activos</Link>
      <main>
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
    </>
  );
}

/** Opens the section under the shell's bar. */
export function montar({ rol = 'admin', rutas = ['/app/clientes'], telefono = false, conReloj = false }: Opciones = {}) {
  simularAncho(telefono ? 390 : 1024);
  window.scrollTo = () => undefined;
  const children = [
    { path: '/app/activos', element: <h1>Activos</h1> },
    { path: '*', element: <App /> },
  ];
  return montarSeccion([{ element: <Shell />, children }], {
    sesion: sesionDePrueba(rol),
    lugares: rutas,
    // A person may pick any file, whatever the page suggests.
    manos: { applyAccept: false, ...(conReloj && { delay: 0, advanceTimers: jest.advanceTimersByTime }) },
  });
}
