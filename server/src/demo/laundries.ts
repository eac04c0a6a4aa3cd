import type { EnvioConfig } from '@lavanda/shared/contract/schemas/tenant';
import type { Role } from '@lavanda/shared/domain/roles';
import { LOGO_AGUA_CLARA, LOGO_BUGAMBILIA, TICKET_LOGO_AGUA_CLARA } from './logos.ts';

export const PASSWORD_DEMO = 'lavanda123';

export interface DemoLaundry {
  nombre: string;
  logo: string;
  /** Logo for tickets; '' prints only the name. */
  logoTicket: string;
  primario: string;
  secundario: string;
  envio: EnvioConfig;
  /** Percentage of the catalogue's prices. */
  prices: number;
  clientes: number;
  /** Sucursales with their average notas per day. */
  sucursales: readonly { nombre: string; notasPerDay: number; direccion: string; telefono: string }[];
  /** Users; all belong to the first sucursal. */
  usuarios: readonly { usuario: string; nombre: string; rol: Role }[];
}

export const LAUNDRIES: readonly DemoLaundry[] = [
  {
    nombre: 'Agua Clara',
    logo: LOGO_AGUA_CLARA,
    logoTicket: TICKET_LOGO_AGUA_CLARA,
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
    prices: 100,
    clientes: 300,
    sucursales: [
      {
        nombre: 'Narvarte',
        notasPerDay: 7,
        direccion: 'Calle Petén 214, Narvarte Poniente, CDMX',
        telefono: '+525555430190',
      },
      {
        nombre: 'Del Valle',
        notasPerDay: 5,
        direccion: 'Av. Coyoacán 1120, Del Valle Centro, CDMX',
        telefono: '+525555430191',
      },
      {
        nombre: 'Portales',
        notasPerDay: 4,
        direccion: 'Calz. Santa Cruz 85, Portales Norte, CDMX',
        telefono: '+525555430192',
      },
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
    logoTicket: '',
    primario: '#a3195b',
    secundario: '#0f8b8d',
    envio: { rulesType: 'conCosto', rules: { conCosto: { monto: 40 } } },
    prices: 110,
    clientes: 60,
    sucursales: [
      {
        nombre: 'Coyoacán',
        notasPerDay: 3,
        direccion: 'Francisco Sosa 41, Santa Catarina, CDMX',
        telefono: '+525555430193',
      },
    ],
    usuarios: [
      { usuario: 'super@bugambilia.mx', nombre: 'Rebeca Montes', rol: 'superuser' },
      { usuario: 'usuario@bugambilia.mx', nombre: 'Itzel Cárdenas', rol: 'user' },
    ],
  },
];
