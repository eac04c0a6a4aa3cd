import { alTocar } from '@lavanda/shared/ui/alTocar';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { remoteLoader } from '../federation/loader/pageLoader';
import { type Enlace, seccionDe } from '../sections/secciones';

/** A link to a section: marked while the section is open; its code is fetched as soon as the pointer or the focus reaches the link. */
export function EnlaceSeccion({ enlace: { seccion, ruta }, children }: { enlace: Enlace; children: ReactNode }) {
  const abierta = seccionDe(useLocation().pathname) === seccion;
  const precargar = () => void remoteLoader.preload(seccion);
  return (
    <Link to={ruta} aria-current={abierta ? 'page' : undefined} onPointerEnter={precargar} onFocus={precargar} {...alTocar}>
      {children}
    </Link>
  );
}
