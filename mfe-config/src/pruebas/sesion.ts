import type { DatosSesion } from '@lavanda/shared/contract/auth';
import { permisosDe, type Rol } from '@lavanda/shared/domain/roles';

export const NARVARTE = {
  _id: '00000000-0000-4000-8000-000000000901',
  nombre_sucursal: 'Narvarte',
  zona_horaria: 'America/Mexico_City',
};
export const DEL_VALLE = {
  _id: '00000000-0000-4000-8000-000000000902',
  nombre_sucursal: 'Del Valle',
  zona_horaria: 'America/Mexico_City',
};

/** Who is signed in, in the tests of these pages. */
export function sesionDePrueba(rol: Rol = 'superuser'): DatosSesion {
  return {
    permissions: [...permisosDe(rol)],
    usuario: {
      _id: '00000000-0000-4000-8000-000000000801',
      usuario: 'super@aguaclara.mx',
      rol,
      nombre: 'Mariana Robles',
      confirmed: true,
      lastLogin: null,
      fechaAlta: '2026-01-01',
      idSucursal: NARVARTE._id,
      sucursalData: NARVARTE,
      tenantData: {
        _id: '00000000-0000-4000-8000-000000000701',
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
