import type { DatosSesion } from '@lavanda/shared/contract/auth';
import type { RespuestaResumen, VentasResumen } from '@lavanda/shared/contract/resumen';
import type { Rol } from '@lavanda/shared/domain/roles';

export const NARVARTE = { id: '00000000-0000-4000-8000-00000000000a', nombre: 'Narvarte' };
export const DEL_VALLE = { id: '00000000-0000-4000-8000-00000000000b', nombre: 'Del Valle' };

/** A sales row: by default ten notes of Tuesday 2026-11, $1,000.00. */
export function filaVentas(cambios: Partial<VentasResumen> & { sede?: typeof NARVARTE } = {}): VentasResumen {
  const { sede = NARVARTE, ...resto } = cambios;
  return {
    año: 2026,
    mes: 11,
    weekday: 3,
    sucursal: sede.id,
    sucursal_name: sede.nombre,
    usuario_name: null,
    'a domicilio': 'false',
    factura: 'false',
    express: 'false',
    notas: 10,
    total: 1000,
    abonos: 900,
    ...resto,
  };
}

/** Two branches, this November and the last one. */
export const RESUMEN: RespuestaResumen = {
  results: {
    sales: [
      filaVentas(),
      filaVentas({ weekday: 7, 'a domicilio': 'true', factura: 'true', notas: 4, total: 500.5, abonos: 500.5, sede: DEL_VALLE }),
      filaVentas({ año: 2025, notas: 16, total: 1250, abonos: 1250 }),
      filaVentas({ mes: 3, total: 2000, abonos: 2000, notas: 5 }),
    ],
    pagos: [
      { año: 2026, mes: 11, año_nota: 2026, mes_nota: 11, sucursal: NARVARTE.id, metodo: 'Efvo', monto: 600 },
      { año: 2026, mes: 11, año_nota: 2026, mes_nota: 10, sucursal: NARVARTE.id, metodo: 'TDC', monto: 200 },
      { año: 2026, mes: 12, año_nota: 2026, mes_nota: 11, sucursal: DEL_VALLE.id, metodo: 'Link', monto: 400 },
    ],
    clientes: [
      { año: 2026, mes: 11, sucursal: null, usuario: 'c1', usuario_name: 'Ana Treviño', notas: 2, total: 300 },
      { año: 2026, mes: 11, sucursal: null, usuario: 'c2', usuario_name: 'Hotel Miravalle', notas: 9, total: 900.25 },
      { año: 2026, mes: 11, sucursal: DEL_VALLE.id, usuario: 'c1', usuario_name: 'Ana Treviño', notas: 1, total: 120 },
    ],
  },
};

export function sesionDePrueba(rol: Rol): DatosSesion {
  return {
    permissions: ['dashboard'],
    usuario: {
      _id: 'u',
      usuario: 'super@aguaclara.mx',
      rol,
      nombre: 'Mariana Robles',
      confirmed: true,
      lastLogin: null,
      fechaAlta: '2026-01-01',
      idSucursal: DEL_VALLE.id,
      sucursalData: { _id: DEL_VALLE.id, nombre_sucursal: DEL_VALLE.nombre, zona_horaria: 'America/Mexico_City' },
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
