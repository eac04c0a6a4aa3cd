import type { EnvioConfig } from '@lavanda/shared/contract/tenant';
import type { Rol } from '@lavanda/shared/domain/roles';
import { LOGO_AGUA_CLARA, LOGO_BUGAMBILIA } from './logos.ts';

/** Everybody's password in the demo. */
export const PASSWORD_DEMO = 'lavanda123';

export interface LavanderiaDemo {
  nombre: string;
  logo: string;
  primario: string;
  secundario: string;
  envio: EnvioConfig;
  /** Factor on the catalogue's prices, percent. */
  precios: number;
  clientes: number;
  /** Branches with their usual notes a day. */
  sucursales: readonly { nombre: string; notasPorDia: number }[];
  /** Staff; all of them belong to the first branch. */
  usuarios: readonly { usuario: string; nombre: string; rol: Rol }[];
}

export const LAVANDERIAS: readonly LavanderiaDemo[] = [
  {
    nombre: 'Agua Clara',
    logo: LOGO_AGUA_CLARA,
    primario: '#274c77',
    secundario: '#6096ba',
    envio: {
      rulesType: 'rango',
      rules: {
        rango: [
          { min: 0, max: 300, envio: 45 },
          { min: 300, max: 800, envio: 35 },
          { min: 800, envio: 0 },
        ],
      },
    },
    precios: 100,
    clientes: 300,
    sucursales: [
      { nombre: 'Narvarte', notasPorDia: 7 },
      { nombre: 'Del Valle', notasPorDia: 5 },
      { nombre: 'Portales', notasPorDia: 4 },
    ],
    usuarios: [
      { usuario: 'super@aguaclara.mx', nombre: 'Mariana Robles', rol: 'superuser' },
      { usuario: 'admin@aguaclara.mx', nombre: 'Héctor Salgado', rol: 'admin' },
      { usuario: 'usuario@aguaclara.mx', nombre: 'Daniela Ortiz', rol: 'user' },
      { usuario: 'usuario2@aguaclara.mx', nombre: 'Iván Maldonado', rol: 'user' },
      { usuario: 'contador@aguaclara.mx', nombre: 'Lucía Arriaga', rol: 'accountant' },
    ],
  },
  {
    nombre: 'Bugambilia',
    logo: LOGO_BUGAMBILIA,
    primario: '#a3195b',
    secundario: '#0f8b8d',
    envio: { rulesType: 'conCosto', rules: { conCosto: { monto: 40 } } },
    precios: 110,
    clientes: 60,
    sucursales: [{ nombre: 'Coyoacán', notasPorDia: 3 }],
    usuarios: [
      { usuario: 'super@bugambilia.mx', nombre: 'Rebeca Montes', rol: 'superuser' },
      { usuario: 'usuario@bugambilia.mx', nombre: 'Itzel Cárdenas', rol: 'user' },
    ],
  },
];
