import type { Domicilio } from '@lavanda/shared/contract/clientes';
import type { Rol } from '@lavanda/shared/domain/roles';
import { sesionDePrueba } from '@lavanda/shared/pruebas/datos';
import { montarSeccion } from '@lavanda/shared/pruebas/seccion';
import { useState } from 'react';
import Domicilios from '../Domicilios';
import './tamano';

export const PETEN = { descripcion: 'Calle Petén 214, Narvarte Poniente', lat: 19.3935, lon: -99.1562 };
export const SAVINON = { descripcion: 'Luz Saviñón 1120, Narvarte Poniente', lat: 19.395, lon: -99.1512 };
export const SIN_PIN = { descripcion: 'Atrás del mercado', lat: null, lon: null };

interface Opciones {
  domicilios?: Domicilio[];
  editable?: boolean;
  rol?: Rol;
}

/** Stands for the customer's page: keeps the addresses, goes to edit mode with any change. */
function Pagina({ domicilios, editable, alCambiar }: Required<Omit<Opciones, 'rol'>> & { alCambiar(d: Domicilio[]): void }) {
  const [estado, setEstado] = useState({ domicilios, editable });
  return (
    <Domicilios
      {...estado}
      onCambio={(nuevos) => {
        alCambiar(nuevos);
        setEstado({ domicilios: nuevos, editable: true });
      }}
    />
  );
}

/** Mounts the addresses as the customer's page does. */
export async function montar({ domicilios = [PETEN, SAVINON], editable = true, rol }: Opciones = {}) {
  const alCambiar = jest.fn<void, [Domicilio[]]>();
  const pagina = <Pagina domicilios={domicilios} editable={editable} alCambiar={alCambiar} />;
  const seccion = await montarSeccion([{ path: '*', element: pagina }], {
    sesion: sesionDePrueba(rol),
    lugares: ['/app/clientes/registrar'],
  });
  return {
    ...seccion,
    /** The addresses as the page last got them. */
    ultimos: () => alCambiar.mock.lastCall?.[0],
    cambios: alCambiar,
  };
}
