import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type Enlace, seccionDe } from '../app/secciones';
import { cargador } from '../remotos/cargador';

/** A link to a section: marked while it is open, and its section is fetched when the pointer or the focus reaches it. */
export function EnlaceSeccion({ enlace, children }: { enlace: Enlace; children: ReactNode }) {
  const abierta = seccionDe(useLocation().pathname) === enlace.seccion;
  const adelantar = () => void cargador.precargar(enlace.seccion);
  return (
    <Link to={enlace.ruta} aria-current={abierta ? 'page' : undefined} onPointerEnter={adelantar} onFocus={adelantar}>
      {children}
    </Link>
  );
}
