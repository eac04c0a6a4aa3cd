import type { ReactNode } from 'react';
import type { Enlace } from '../app/secciones';
import { cargador } from '../remotos/cargador';
import { EnlaceInterno } from './EnlaceInterno';
import { useAbierta } from './useRouter';

/** A link to a section: marked while it is open, and its section is fetched when the pointer or the focus reaches it. */
export function EnlaceSeccion({ enlace, children }: { enlace: Enlace; children: ReactNode }) {
  const abierta = useAbierta(enlace.seccion);
  const adelantar = () => void cargador.precargar(enlace.seccion);
  return (
    <EnlaceInterno ruta={enlace.ruta} aria-current={abierta ? 'page' : undefined} onPointerEnter={adelantar} onFocus={adelantar}>
      {children}
    </EnlaceInterno>
  );
}
