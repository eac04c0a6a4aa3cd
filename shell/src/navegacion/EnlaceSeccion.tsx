import { alTocar } from '@lavanda/shared/ui/alTocar';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type Enlace, seccionDe } from '../app/secciones';
import { cargador } from '../remotos/cargador';

/** A link to a section: marked while the section is open; its code is fetched as soon as the pointer or the focus reaches the link. */
export function EnlaceSeccion({ enlace: { seccion, ruta }, children }: { enlace: Enlace; children: ReactNode }) {
  const abierta = seccionDe(useLocation().pathname) === seccion;
  const precargar = () => void cargador.precargar(seccion);
  return (
    <Link
      to={ruta}
      aria-current={abierta ? 'page' : undefined}
      onPointerEnter={precargar}
      onFocus={precargar}
      {...alTocar}
    >
      {children}
    </Link>
  );
}
