import { api, crearStore } from '@lavanda/shared';
import type { DatosSesion } from '@lavanda/shared/contract/auth';
import type { Domicilio } from '@lavanda/shared/contract/clientes';
import { crearTema } from '@lavanda/shared/design/tema';
import type { Rol } from '@lavanda/shared/domain/roles';
import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
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

function sesion(rol: Rol): DatosSesion {
  return {
    permissions: ['clientes'],
    usuario: {
      _id: 'u1',
      usuario: 'usuario@aguaclara.mx',
      rol,
      nombre: 'Daniela Ortiz',
      confirmed: true,
      lastLogin: null,
      fechaAlta: '2026-01-01',
      idSucursal: 'narvarte',
      sucursalData: { _id: 'narvarte', nombre_sucursal: 'Narvarte', zona_horaria: 'America/Mexico_City' },
      tenantData: {
        _id: 'agua-clara',
        nombre: 'Agua Clara',
        logo: '',
        logo_ico: '',
        colores: { primario: '#274c77', secundario: '#6096ba' },
        envio: { rulesType: 'sinCosto', rules: {} },
        dias_entrega: 2,
      },
    },
  };
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

/** Mounts the addresses as the customer's page does, with a signed-in user and the real store. */
export async function montar({ domicilios = [PETEN, SAVINON], editable = true, rol = 'user' }: Opciones = {}) {
  const store = crearStore();
  await store.dispatch(api.util.upsertQueryData('authData', undefined, sesion(rol)));
  const alCambiar = jest.fn<void, [Domicilio[]]>();
  const usuario = userEvent.setup({ delay: null });
  const vista = render(
    <Provider store={store}>
      <ThemeProvider theme={crearTema({ primario: '#274c77', secundario: '#6096ba' })}>
        <Pagina domicilios={domicilios} editable={editable} alCambiar={alCambiar} />
      </ThemeProvider>
    </Provider>,
  );
  return {
    ...vista,
    usuario,
    /** The addresses as the page last got them. */
    ultimos: () => alCambiar.mock.lastCall?.[0],
    cambios: alCambiar,
  };
}
