import { alTocar } from '@lavanda/shared/ui/alTocar';
import type { ReactNode } from 'react';
import type { Enlace } from '../app/secciones';
import { cargador } from '../remotos/cargador';
import { porAbrir } from '../remotos/porAbrir';
import { EnlaceInterno } from './EnlaceInterno';
import { useAbierta } from './useRouter';

/** A link to a section: marked while it is open; its section is fetched, and made ready if it was here before, when the pointer or the focus reaches it. */
export function EnlaceSeccion({ enlace: { seccion, ruta }, children }: { enlace: Enlace; children: ReactNode }) {
  const abierta = useAbierta(seccion);
  const acercarse = () => {
    void cargador.precargar(seccion);
    porAbrir.acercarse(seccion);
  };
  return (
    <EnlaceInterno
      ruta={ruta}
      aria-current={abierta ? 'page' : undefined}
      onPointerEnter={acercarse}
      onFocus={acercarse}
      onPointerDown={() => porAbrir.apretar(seccion)}
      onPointerLeave={porAbrir.alejarse}
      onBlur={porAbrir.alejarse}
      {...alTocar}
    >
      {children}
    </EnlaceInterno>
  );
}
