import type { DatosSesion } from '@lavanda/shared/contract/auth';
import type { Nota } from '@lavanda/shared/contract/ventas';
import { permisosDe, type Rol } from '@lavanda/shared/domain/roles';

/** The id of the n-th thing of a test. */
export function id(n: number): string {
  return `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
}

export const NARVARTE = { _id: id(901), nombre_sucursal: 'Narvarte', zona_horaria: 'America/Mexico_City' };
export const DEL_VALLE = { _id: id(902), nombre_sucursal: 'Del Valle', zona_horaria: 'America/Mexico_City' };

export function notaDePrueba(n: number, cambios: Partial<Nota> = {}): Nota {
  const total = cambios.total ?? 285;
  return {
    _id: id(n),
    id: id(n),
    folio: n,
    version: 3,
    usuario: id(500),
    usuario_name: `Cliente ${n}`,
    usuario_telefono: '+525541081170',
    usuario_domicilios: 1,
    fecha: '2026-12-08',
    fecha_entrega: '2026-12-10',
    articulos: [],
    pagos: [],
    descuentos: 0,
    envio: 0,
    subtotal: total,
    total,
    abonos: total,
    ajuste: 0,
    factura: false,
    a_domicilio: false,
    express: false,
    status: 0,
    recoleccion: null,
    sucursal: NARVARTE._id,
    sucursal_name: NARVARTE.nombre_sucursal,
    atendio: 'Daniela Ortiz',
    ...cambios,
  };
}

export function sesionDePrueba(rol: Rol): DatosSesion {
  return {
    permissions: [...permisosDe(rol)],
    usuario: {
      _id: id(800),
      usuario: 'usuario@aguaclara.mx',
      rol,
      nombre: 'Daniela Ortiz',
      confirmed: true,
      lastLogin: null,
      fechaAlta: '2026-01-01',
      idSucursal: NARVARTE._id,
      sucursalData: NARVARTE,
      tenantData: {
        _id: id(801),
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
