import type { DatosSesion } from '@lavanda/shared/contract/auth';
import { permisosDe, type Rol } from '@lavanda/shared/domain/roles';

/** What authData answers for a user of 'Agua Clara' with that role. */
export function sesionDe(rol: Rol): DatosSesion {
  return {
    usuario: {
      _id: 'u1',
      usuario: `${rol}@aguaclara.mx`,
      rol,
      nombre: 'Daniela Ortiz',
      confirmed: true,
      lastLogin: null,
      fechaAlta: '2026-01-05',
      idSucursal: 's1',
      sucursalData: { _id: 's1', nombre_sucursal: 'Narvarte', zona_horaria: 'America/Mexico_City' },
      tenantData: {
        _id: 't1',
        nombre: 'Agua Clara',
        logo: '/logo-agua.svg',
        logo_ico: '/agua.ico',
        colores: { primario: '#274c77', secundario: '#6096ba' },
        envio: { rulesType: 'sinCosto', rules: {} },
        dias_entrega: 2,
      },
    },
    permissions: [...permisosDe(rol)],
  };
}
