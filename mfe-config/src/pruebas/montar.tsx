import { montarSeccion } from '@lavanda/shared/pruebas/seccion';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { App } from '../App';
import { sesionDeMariana } from './sesion';

/** Opens a page of the section for the laundry's owner. */
export function montar(ruta: string) {
  window.scrollTo = () => undefined;
  const marco = (
    <Suspense>
      <main>
        <Outlet />
      </main>
    </Suspense>
  );
  return montarSeccion([{ element: marco, children: [{ path: '*', element: <App /> }] }], {
    sesion: sesionDeMariana(),
    lugares: [ruta],
    // A person may pick any file, whatever the page suggests.
    manos: { applyAccept: false },
  });
}
